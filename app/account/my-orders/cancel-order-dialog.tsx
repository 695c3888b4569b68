import type { OrderView } from '#shared/contract/order.ts';
import { useMessages } from '../../language.ts';
import { orderChangeMessages, orderMessages } from '../../messages/order-messages.ts';
import { cancelOrder } from '../../state/orders.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import './order-dialog.css';

type CancelOrderDialogProps = {
  order: Pick<OrderView, '_id' | 'payment_status'>;
  open: boolean;
  onClose: () => void;
};

export function CancelOrderDialog({ order, open, onClose }: CancelOrderDialogProps) {
  const title = useMessages(orderMessages).cancel;
  const texts = useMessages(orderChangeMessages);
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={texts.close} size="narrow">
      <CancelQuestion order={order} onClose={onClose} />
    </Dialog>
  );
}

function CancelQuestion({ order, onClose }: Omit<CancelOrderDialogProps, 'open'>) {
  const texts = useMessages(orderChangeMessages);
  const { form, isBusy } = useFormCall<never>({
    send: async () => {
      // Refused or done: either way the question is answered.
      notify.success(await cancelOrder(order._id).finally(onClose));
    },
  });
  return (
    <form {...form} className="order-dialog">
      <p>{texts.cancelQuestion}</p>
      {order.payment_status === 'Paid' && <p className="muted">{texts.cancelRefund}</p>}
      <div className="order-dialog__answers">
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {texts.no}
        </Button>
        <Button type="submit" variant="danger" busy={isBusy}>
          {isBusy ? texts.processing : texts.yes}
        </Button>
      </div>
    </form>
  );
}
