import type { OrderView } from '#shared/contract/order.ts';
import { limits } from '#shared/limits.ts';
import { returnReasons } from '#shared/return-request.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { orderChangeMessages, orderMessages, returnReasonMessages } from '../../messages/order-messages.ts';
import { requestReturn } from '../../state/orders.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { missingIn } from '../missing-fields.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import './order-dialog.css';

export function ReturnDialog({ order, open, onClose }: OrderDialogProps) {
  const title = useMessages(orderMessages).requestReturn;
  const texts = useMessages(orderChangeMessages);
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={texts.close}>
      <ReturnForm order={order} onClose={onClose} />
    </Dialog>
  );
}

function ReturnForm({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const texts = useMessages(orderChangeMessages);
  const reasons = useMessages(returnReasonMessages);
  const language = useLanguage();
  const { form, isBusy, errors } = useFormCall<'reason' | 'details'>({
    check: (typed) => missingIn(['reason'], typed, language),
    send: async (typed) => {
      const reason = returnReasons.find((known) => known === typed('reason'));
      if (reason === undefined) return;
      notify.success(await requestReturn({ _id: order._id, reason, details: typed('details').trim() }));
      onClose();
    },
  });
  return (
    <form {...form} className="order-dialog">
      <p>{texts.returnPolicy}</p>
      <SelectField label={texts.reason} name="reason" required defaultValue="" error={errors.reason}>
        <option value="" disabled>
          {texts.chooseReason}
        </option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={texts.details}
        labelNote={texts.optional}
        name="details"
        rows={3}
        maxLength={limits.returnDetails}
        error={errors.details}
      />
      <Button type="submit" variant="call-to-action" size="large" wide busy={isBusy}>
        {isBusy ? texts.processing : texts.sendReturn}
      </Button>
    </form>
  );
}
