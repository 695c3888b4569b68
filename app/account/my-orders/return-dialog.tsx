import type { OrderView } from '#shared/contract/order.ts';
import { limits } from '#shared/limits.ts';
import { returnReasons } from '#shared/return-request.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { orderChangeMessages, orderMessages, returnReasonMessages } from '../../messages/order-messages.ts';
import { requestReturn } from '../../state/orders.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { missingIn } from '../missing-fields.ts';
import type { OrderDialogProps } from './order-dialog-props.ts';
import './order-dialog.css';

export function ReturnDialog({ order, open, onClose }: OrderDialogProps) {
  const title = useMessages(orderMessages).requestReturn;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ReturnForm order={order} onClose={onClose} />
    </Dialog>
  );
}

function ReturnForm({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const texts = useMessages(orderChangeMessages);
  const reasons = useMessages(returnReasonMessages);
  const language = useLanguage();
  const call = useFormCall<'reason' | 'details'>({
    check: (typed) => missingIn(['reason'], typed, language),
    send: async (typed) => {
      const reason = returnReasons.find((known) => known === typed('reason'));
      if (reason === undefined) return;
      notify.success(await requestReturn({ _id: order._id, reason, details: typed('details').trim() }));
      onClose();
    },
  });
  return (
    <Form call={call}>
      <p>{texts.returnPolicy}</p>
      <SelectField label={texts.reason} name="reason" required defaultValue="">
        <option value="" disabled>
          {texts.chooseReason}
        </option>
        {returnReasons.map((reason) => (
          <option key={reason} value={reason}>
            {reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea label={texts.details} optional name="details" rows={3} maxLength={limits.returnDetails} />
      <SubmitButton variant="call-to-action" size="large" wide>
        {texts.sendReturn}
      </SubmitButton>
    </Form>
  );
}
