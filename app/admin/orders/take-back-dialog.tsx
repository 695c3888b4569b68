import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { inPageLanguage, useLanguage, useMessages } from '../../language.ts';
import { adminReturnMessages } from '../../messages/admin-return-messages.ts';
import { api } from '../../state/api.ts';
import type { FieldErrors } from '../../state/use-field-errors.ts';
import { type Typed, useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';
import './take-back-dialog.css';

interface TakeBackDialogProps {
  order: DeskOrderView;
  open: boolean;
  onClose: () => void;
  onTakenBack: () => Promise<void>;
}

/** The parcel of a return is in the shop: what goes on the shelf again, and what nobody will buy. */
export function TakeBackDialog({ open, ...rest }: TakeBackDialogProps) {
  const texts = useMessages(adminReturnMessages);
  return (
    <Dialog open={open} onClose={rest.onClose} title={texts.takeBack}>
      <TakeBackForm {...rest} />
    </Dialog>
  );
}

function TakeBackForm({ order, onClose, onTakenBack }: Omit<TakeBackDialogProps, 'open'>) {
  const language = useLanguage();
  const texts = adminReturnMessages[language];
  const { items } = order;
  const call = useFormCall<string>({
    check: (typed) => wrongCounts(items, typed, texts.upTo),
    send: async (typed) => {
      const unsaleable = items
        .map(({ productId }) => ({ productId, quantity: Number(typed(productId)) }))
        .filter(({ quantity }) => quantity > 0);
      const { message } = await api.returns.takeBack({
        orderId: order._id,
        unsaleable,
        note: typed('note').trim(),
      });
      notify.success(message);
      onClose();
      await onTakenBack();
    },
  });
  return (
    <Form call={call}>
      <p>{texts.takeBackText}</p>
      {order.payment_status === 'Paid' && <p>{texts.takeBackMoney(formatFrancs(order.totalAmt))}</p>}
      <fieldset className="take-back__pieces">
        <legend>{texts.cannotBeSold}</legend>
        <p className="muted">{texts.cannotBeSoldHelp}</p>
        {items.map(({ productId, name, nameFr, quantity }) => (
          <TextField
            key={productId}
            label={inPageLanguage(language, name, nameFr)}
            labelNote={texts.outOf(quantity)}
            name={productId}
            inputMode="numeric"
            autoComplete="off"
            defaultValue="0"
            maxLength={4}
            error={call.errors[productId]}
          />
        ))}
      </fieldset>
      <TextField
        label={texts.note}
        optional
        help={texts.noteHelp}
        name="note"
        autoComplete="off"
        maxLength={limits.orderNote}
      />
      <SubmitButton wide>{texts.confirmTakeBack}</SubmitButton>
    </Form>
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
