import { useState } from 'react';
import type { DeskRowView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { type PhoneRefusal, phoneRefusals } from '#shared/phone-refusal.ts';
import { useMessages } from '../../language.ts';
import { cashMessages, phoneRefusalMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { RadioCard } from '../../ui/radio-card.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './cash-form.css';

type RefusedOrder = { _id: string; orderId: string };

interface RefuseOrderDialogProps {
  /** Open while there is one. */
  order: RefusedOrder | undefined;
  onClose: () => void;
  onRefused: (row: DeskRowView) => void;
}

/** The shopper was called and does not want it: one question, why. */
export function RefuseOrderDialog({ order, onClose, onRefused }: RefuseOrderDialogProps) {
  const texts = useMessages(cashMessages);
  return (
    <Dialog open={order !== undefined} onClose={onClose} title={texts.refusedTitle} size="narrow">
      {order && <RefuseForm order={order} onRefused={onRefused} />}
    </Dialog>
  );
}

type RefuseFormProps = Pick<RefuseOrderDialogProps, 'onRefused'> & { order: RefusedOrder };

function RefuseForm({ order: { _id, orderId }, onRefused }: RefuseFormProps) {
  const texts = useMessages(cashMessages);
  const reasons = useMessages(phoneRefusalMessages);
  const [reason, setReason] = useState<PhoneRefusal>();
  const call = useFormCall<'note'>({
    send: async (typed) => {
      if (reason === undefined) return;
      const { message, data } = await api.orderDesk.noteRefusal({ _id, reason, note: typed('note').trim() });
      notify.success(message);
      onRefused(data);
    },
  });
  return (
    <Form call={call}>
      <p>
        <strong>{texts.orderNumber(orderId)}</strong>
        <br />
        {texts.refusedText}
      </p>
      <fieldset className="cash-form__choices">
        <legend className="cash-form__legend">{texts.whyRefused}</legend>
        {phoneRefusals.map((known) => (
          <RadioCard
            key={known}
            name="reason"
            value={known}
            checked={reason === known}
            onChange={() => setReason(known)}
            title={reasons[known]}
          />
        ))}
      </fieldset>
      <TextArea label={texts.note} optional name="note" rows={2} maxLength={limits.orderNote} />
      <SubmitButton variant="danger" wide disabled={reason === undefined}>
        {texts.refuse}
      </SubmitButton>
    </Form>
  );
}
