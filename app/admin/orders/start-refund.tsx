import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { canMove } from '#shared/order-status.ts';
import { missingIn } from '../../account/missing-fields.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { TextArea } from '../../ui/text-area.tsx';

interface StartRefundProps {
  order: DeskOrderView;
  onStarted: () => Promise<void>;
}

/** Money of an order that has left the shop; as long as it is here, cancelling gives the money back. */
export function mayStartRefund(order: DeskOrderView): boolean {
  const isOwed = order.matters.some(({ kind, reason }) => kind === 'refund' && reason !== 'paid_twice');
  return order.payment_status === 'Paid' && !isOwed && !canMove(order.order_status, 'Cancelled');
}

export function StartRefund({ order, onStarted }: StartRefundProps) {
  const texts = useMessages(adminAttentionMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {texts.startRefund}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.startRefund} size="narrow">
        <StartRefundForm
          order={order}
          onStarted={async () => {
            setOpen(false);
            await onStarted();
          }}
        />
      </Dialog>
    </>
  );
}

function StartRefundForm({ order, onStarted }: StartRefundProps) {
  const language = useLanguage();
  const texts = adminAttentionMessages[language];
  const call = useFormCall<'reason'>({
    check: (typed) => missingIn(['reason'], typed, language),
    send: async (typed) => {
      const { message } = await api.payment.startRefund({
        orderId: order._id,
        reason: typed('reason').trim(),
      });
      notify.success(message);
      await onStarted();
    },
  });
  return (
    <Form call={call}>
      <p>{texts.startText(formatFrancs(order.totalAmt))}</p>
      <TextArea
        label={texts.reason}
        help={texts.noteHelp}
        name="reason"
        rows={2}
        required
        maxLength={limits.orderNote}
      />
      <SubmitButton wide>{texts.start}</SubmitButton>
    </Form>
  );
}
