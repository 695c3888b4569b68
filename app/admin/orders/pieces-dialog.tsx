import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { billAsOrdered } from '#shared/ordered-bill.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { useMessages } from '../../language.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import { api } from '../../state/desk-api.ts';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { awaitedBack } from './awaited-back.ts';
import { FieldMistake, keptItems, LeavingPieces, leavingMistake, leavingOf } from './leaving-pieces.tsx';
import { deskMoneyAfter } from './money-after.ts';

export type PiecesMode = 'takeOut' | 'bringBack' | 'keepPart';

interface PiecesDialogProps {
  order: DeskOrderView;
  /** The dialog is open while this is set. */
  mode: PiecesMode | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Takes some pieces out of an order: before it is sent, at the door, or after its delivery. */
export function PiecesDialog({ order, mode, onClose, onDone }: PiecesDialogProps) {
  const texts = useMessages(orderLinesMessages);
  const { items } = order;
  const moneyOf = (kept: DeskOrderView['items']) =>
    deskMoneyAfter(order, billAsOrdered(kept, order.deliveryFee).total);
  return (
    <ActionDialog
      subject={mode}
      onClose={onClose}
      title={mode === undefined ? '' : texts[mode]}
      size="regular"
      check={(typed, shown): Record<string, string> => {
        const mistake = leavingMistake(items, typed, texts);
        if (mistake !== undefined) return { pieces: mistake };
        const isUnsaid =
          shown === 'keepPart' && moneyOf(keptItems(items, typed)).toCollect > 0 && typed('paid') === '';
        return isUnsaid ? { paid: texts.choosePayment } : {};
      }}
      send={(typed, shown) => {
        const sent = { orderId: order._id, pieces: leavingOf(items, typed), note: typed('note').trim() };
        if (shown !== 'keepPart') return api.orderLines.takeOut({ ...sent, shown: order.order_status });
        const due = moneyOf(keptItems(items, typed)).toCollect;
        return api.orderLines.keepAtDoor({ ...sent, due, isPaid: due > 0 && typed('paid') === 'now' });
      }}
      onDone={onDone}
      submitLabel={mode !== undefined && texts[mode]}
    >
      {(shown) => (
        <>
          <p>{texts[`${shown}Text`]}</p>
          <LeavingPieces
            items={items}
            moneyOf={moneyOf}
            canBeDamaged
            chosen={shown === 'bringBack' ? askedBack(order) : {}}
          >
            {({ toCollect }) => shown === 'keepPart' && toCollect > 0 && <PaidChoice amount={toCollect} />}
          </LeavingPieces>
          <NoteField label={texts.note} optional help={texts.noteHelp} maxLength={limits.orderNote} />
        </>
      )}
    </ActionDialog>
  );
}

/** The pieces that a return still waits for, as far as the order holds them; none where that is all of it. */
function askedBack(order: DeskOrderView): Record<string, number> {
  const { items } = order;
  const awaited = awaitedBack(order);
  const asked = items.map(
    ({ productId, quantity }) => [productId, Math.min(quantity, awaited.get(productId) ?? 0)] as const,
  );
  const isWhole = items.every(({ quantity }, index) => asked[index]?.[1] === quantity);
  return isWhole ? {} : Object.fromEntries(asked);
}

function PaidChoice({ amount }: { amount: number }) {
  const texts = useMessages(orderLinesMessages);
  return (
    <fieldset className="stack gap-2">
      <legend className="legend">{texts.payment}</legend>
      <RadioCard name="paid" value="now" title={texts.paidNow(formatFrancs(amount))} />
      <RadioCard name="paid" value="later" title={texts.paidLater} />
      <FieldMistake field="paid" />
    </fieldset>
  );
}
