import { useState } from 'react';
import type { DeskOrderView } from '#shared/contract/order-desk.ts';
import { limits } from '#shared/limits.ts';
import { formatFrancs } from '#shared/money.ts';
import { canMove } from '#shared/order-status.ts';
import { ActionDialog } from '../../forms/action-dialog.tsx';
import { FrancsField } from '../../forms/kinds.tsx';
import { useMessages } from '../../language.ts';
import { adminAttentionMessages } from '../../messages/admin-attention-messages.ts';
import { cashMessages } from '../../messages/cash-messages.ts';
import { api } from '../../state/desk-api.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { readFrancs } from '../cash/read-francs.ts';

interface StartRefundProps {
  order: DeskOrderView;
  onStarted: () => Promise<void>;
}

/** Whether money came for an order, and some of it can still be given back. */
export function mayStartRefund({ money }: DeskOrderView): boolean {
  return money.refundable > 0;
}

export function StartRefund({ order, onStarted }: StartRefundProps) {
  const texts = useMessages(adminAttentionMessages);
  const cash = useMessages(cashMessages);
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
        check={(typed, { money, order_status: status }): Record<string, string> => {
          const amount = readFrancs(typed('amount'));
          if (amount === undefined) return { amount: cash.noAmount };
          if (amount > money.refundable) return { amount: cash.tooMuch(formatFrancs(money.refundable)) };
          // While the parcel is in the shop, cancelling the order gives back all of it.
          const isAll = amount === money.refundable && canMove(status, 'Cancelled');
          return isAll ? { amount: texts.cancelInstead } : {};
        }}
        send={(typed, { _id: orderId, money: { refundable: left } }) => {
          const amount = readFrancs(typed('amount')) ?? 0;
          const reason = typed('reason').trim();
          return api.payment.startRefund({ orderId, reason, part: { amount, left } });
        }}
        onDone={onStarted}
        submitLabel={texts.start}
      >
        {({ money: { refundable }, order_status: status }) => (
          <>
            <p>{texts.startText(formatFrancs(refundable))}</p>
            <FrancsField
              label={texts.refundAmount}
              defaultValue={canMove(status, 'Cancelled') ? '' : refundable}
            />
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
