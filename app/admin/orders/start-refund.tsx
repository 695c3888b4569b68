import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { canMove } from '#shared/order-status.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { useMessages } from '../../language.ts';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { api } from '../../state/api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';

interface StartRefundProps {
  order: DeskOrderView;
  onStarted: () => Promise<void>;
}

/** Money of an order that has left the shop; as long as it is here, cancelling gives the money back. */
export function mayStartRefund(order: DeskOrderView): boolean {
  const isOwed = order.issues.some(({ kind, reason }) => kind === 'refund' && reason !== 'paid_twice');
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
      <ActionDialog
        subject={isOpen ? order : undefined}
        onClose={() => setOpen(false)}
        title={texts.startRefund}
        required={['reason']}
        send={(typed, { _id }) => api.payment.startRefund({ orderId: _id, reason: typed('reason').trim() })}
        onDone={onStarted}
        submitLabel={texts.start}
      >
        {({ totalAmt }) => (
          <>
            <p>{texts.startText(formatFrancs(totalAmt))}</p>
            <TextArea
              label={texts.reason}
              help={texts.noteHelp}
              name="reason"
              rows={2}
              required
              maxLength={limits.orderNote}
            />
          </>
        )}
      </ActionDialog>
    </>
  );
}
