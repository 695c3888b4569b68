import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { textIn } from '#shared/language.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { NoteField } from '../../forms/kinds.tsx';
import { useLanguage } from '../../language.ts';
import { adminReturnMessages } from '../../messages/admin-return-messages.ts';
import { api } from '../../state/desk-api.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import type { Typed } from '../../state/use-form-call.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import './take-back-dialog.css';

interface TakeBackDialogProps {
  order: DeskOrderView;
  open: boolean;
  onClose: () => void;
  onTakenBack: () => Promise<void>;
}

/** Takes back the parcel of a return: which pieces go on the shelf again, and which no one will buy. */
export function TakeBackDialog({ order, open, onClose, onTakenBack }: TakeBackDialogProps) {
  const language = useLanguage();
  const texts = adminReturnMessages[language];
  return (
    <ActionDialog
      subject={open ? order : undefined}
      onClose={onClose}
      title={texts.takeBack}
      size="regular"
      check={(typed, { items }) => wrongCounts(items, typed, texts.upTo)}
      send={(typed, { _id: orderId, items }) => {
        const unsaleable = items
          .map(({ productId }) => ({ productId, quantity: Number(typed(productId)) }))
          .filter(({ quantity }) => quantity > 0);
        return api.returns.takeBack({ orderId, unsaleable, note: typed('note').trim() });
      }}
      onDone={onTakenBack}
      submitLabel={texts.confirmTakeBack}
    >
      {({ items, payment_status: payment, totalAmt }) => (
        <>
          <p>{texts.takeBackText}</p>
          {payment === 'Paid' && <p>{texts.takeBackMoney(formatFrancs(totalAmt))}</p>}
          <fieldset className="take-back__pieces stack gap-3">
            <legend>{texts.cannotBeSold}</legend>
            <p className="muted">{texts.cannotBeSoldHelp}</p>
            {items.map(({ productId, name, nameFr, quantity }) => (
              <TextField
                key={productId}
                label={textIn(language, name, nameFr)}
                labelNote={texts.outOf(quantity)}
                name={productId}
                inputMode="numeric"
                autoComplete="off"
                defaultValue="0"
                maxLength={4}
              />
            ))}
          </fieldset>
          <NoteField label={texts.note} optional help={texts.noteHelp} maxLength={limits.orderNote} />
        </>
      )}
    </ActionDialog>
  );
}

function wrongCounts(
  items: DeskOrderView['items'],
  typed: Typed<string>,
  upTo: (count: number) => string,
): FieldErrors {
  const wrong = items.filter(({ productId, quantity }) => {
    const count = typed(productId).trim();
    return !/^\d*$/.test(count) || Number(count) > quantity;
  });
  return Object.fromEntries(wrong.map(({ productId, quantity }) => [productId, upTo(quantity)]));
}
