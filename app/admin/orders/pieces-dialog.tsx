import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { billAsOrdered } from '#shared/pricing.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { inPageLanguage, useLanguage, useMessages } from '../../language.ts';
import { orderLinesMessages } from '../../messages/order-lines-messages.ts';
import { api } from '../../state/api.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { useFieldError } from '../../ui/fields/form.tsx';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { moneyAfter } from './money-after.ts';
import { MoneyAfterNote } from './money-after-note.tsx';
import './pieces-dialog.css';

export type PiecesMode = 'takeOut' | 'bringBack' | 'keepPart';

interface PiecesDialogProps {
  order: DeskOrderView;
  /** Undefined: closed. */
  mode: PiecesMode | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

type Item = DeskOrderView['items'][number];

/** Some pieces leave an order: before it is sent, at the door, or after its delivery. */
export function PiecesDialog({ order, mode, onClose, onDone }: PiecesDialogProps) {
  const texts = useMessages(orderLinesMessages);
  return (
    <ActionDialog
      subject={mode}
      onClose={onClose}
      title={mode === undefined ? '' : texts[mode]}
      size="regular"
      check={(typed, shown): Record<string, string> => {
        const pieces = leavingOf(order, typed);
        const kept = keptItems(order, typed);
        if (pieces.length === 0) return { pieces: texts.choosePieces };
        if (kept.length === 0) return { pieces: texts.leaveSome };
        const isUnsaid = shown === 'keepPart' && dueAfter(order, typed) > 0 && typed('paid') === '';
        return isUnsaid ? { paid: texts.choosePayment } : {};
      }}
      send={(typed, shown) => {
        const sent = { orderId: order._id, pieces: leavingOf(order, typed), note: typed('note').trim() };
        if (shown !== 'keepPart') return api.orderLines.takeOut({ ...sent, shown: order.order_status });
        const due = dueAfter(order, typed);
        return api.orderLines.keepAtDoor({ ...sent, due, isPaid: due > 0 && typed('paid') === 'now' });
      }}
      onDone={onDone}
      submitLabel={mode !== undefined && texts[mode]}
    >
      {(shown) => (
        <>
          <p>{texts[`${shown}Text`]}</p>
          <Pieces order={order} mode={shown} />
          <NoteField label={texts.note} optional help={texts.noteHelp} maxLength={limits.orderNote} />
        </>
      )}
    </ActionDialog>
  );
}

const damagedName = (productId: string) => `damaged-${productId}`;

function leavingOf({ items }: DeskOrderView, typed: Typed<string>) {
  return items
    .map(({ productId, quantity: of }) => ({
      productId,
      of,
      quantity: Number(typed(productId)),
      damaged: Number(typed(damagedName(productId))),
    }))
    .filter(({ quantity }) => quantity > 0);
}

function keptItems({ items }: DeskOrderView, typed: Typed<string>): Item[] {
  return items
    .map((item) => ({ ...item, quantity: item.quantity - Number(typed(item.productId)) }))
    .filter(({ quantity }) => quantity > 0);
}

function dueAfter(order: DeskOrderView, typed: Typed<string>): number {
  return moneyAfter(order, billAsOrdered(keptItems(order, typed), order).total).toCollect;
}

type Counts = Record<string, number>;

function Pieces({ order, mode }: { order: DeskOrderView; mode: PiecesMode }) {
  const texts = useMessages(orderLinesMessages);
  const [leaving, setLeaving] = useState<Counts>({});
  const [damaged, setDamaged] = useState<Counts>({});
  const error = useFieldError('pieces', undefined);
  const kept = order.items.map((item) => ({
    ...item,
    quantity: item.quantity - (leaving[item.productId] ?? 0),
  }));
  const after = moneyAfter(order, billAsOrdered(kept, order).total);
  return (
    <>
      <ul className="pieces-dialog__list stack">
        {order.items.map((item) => (
          <Piece
            key={item.productId}
            item={item}
            leaving={leaving[item.productId] ?? 0}
            damaged={damaged[item.productId] ?? 0}
            onLeaving={(count) => {
              setLeaving({ ...leaving, [item.productId]: count });
              const broken = damaged[item.productId] ?? 0;
              if (broken > count) setDamaged({ ...damaged, [item.productId]: count });
            }}
            onDamaged={(count) => setDamaged({ ...damaged, [item.productId]: count })}
          />
        ))}
      </ul>
      {error !== undefined && (
        <p className="field__error" role="alert">
          <span>{error}</span>
        </p>
      )}
      <MoneyAfterNote money={after} />
      {mode === 'keepPart' && after.toCollect > 0 && (
        <fieldset className="stack gap-2">
          <legend className="legend">{texts.payment}</legend>
          <RadioCard name="paid" value="now" title={texts.paidNow(formatFrancs(after.toCollect))} />
          <RadioCard name="paid" value="later" title={texts.paidLater} />
          <PaidError />
        </fieldset>
      )}
    </>
  );
}

function PaidError() {
  const error = useFieldError('paid', undefined);
  if (error === undefined) return null;
  return (
    <p className="field__error" role="alert">
      <span>{error}</span>
    </p>
  );
}

interface PieceProps {
  item: Item;
  leaving: number;
  damaged: number;
  onLeaving: (count: number) => void;
  onDamaged: (count: number) => void;
}

function Piece({ item, leaving, damaged, onLeaving, onDamaged }: PieceProps) {
  const language = useLanguage();
  const texts = orderLinesMessages[language];
  const { productId, quantity } = item;
  const name = inPageLanguage(language, item.name, item.nameFr);
  return (
    <li className="stack gap-2">
      <div className="row apart">
        <p className="pieces-dialog__words">
          <strong>{name}</strong> <span className="muted">{texts.outOf(quantity)}</span>
        </p>
        <QuantityStepper
          name={texts.leavingOf(name)}
          quantity={leaving}
          decreaseDisabled={leaving === 0}
          increaseDisabled={leaving === quantity}
          onDecrease={() => onLeaving(leaving - 1)}
          onIncrease={() => onLeaving(leaving + 1)}
        />
      </div>
      {leaving > 0 && (
        <div className="row apart">
          <p className="pieces-dialog__words muted">{texts.damaged}</p>
          <QuantityStepper
            name={texts.damagedOf(name)}
            quantity={damaged}
            decreaseDisabled={damaged === 0}
            increaseDisabled={damaged === leaving}
            onDecrease={() => onDamaged(damaged - 1)}
            onIncrease={() => onDamaged(damaged + 1)}
          />
        </div>
      )}
      <input type="hidden" name={productId} value={leaving} />
      <input type="hidden" name={damagedName(productId)} value={damaged} />
    </li>
  );
}
