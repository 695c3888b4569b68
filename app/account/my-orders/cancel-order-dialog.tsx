import { isOutage } from '#shared/api-error.ts';
import { useMessages } from '../../language.ts';
import { orderChangeMessages, orderMessages } from '../../messages/order-messages.ts';
import { FormFailure } from '../../offline/form-failure.tsx';
import { client } from '../../state/client.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { Form, SubmitButton } from '../../ui/fields/form.tsx';
import './order-dialog.css';

type CancelOrderDialogProps = {
  orderId: string;
  isPaid: boolean;
  open: boolean;
  onClose: () => void;
};

export function CancelOrderDialog({ open, ...question }: CancelOrderDialogProps) {
  const title = useMessages(orderMessages).cancel;
  return (
    <Dialog open={open} onClose={question.onClose} title={title} size="narrow">
      <CancelQuestion {...question} />
    </Dialog>
  );
}

function CancelQuestion({ orderId, isPaid, onClose }: Omit<CancelOrderDialogProps, 'open'>) {
  const texts = useMessages(orderChangeMessages);
  const call = useFormCall<never>({
    send: async () => {
      const cancelling = client.orders.cancel(orderId);
      // An order that was cancelled or a refusal closes the dialog; a shop that was not reached leaves it open.
      cancelling.then(onClose, (refused: unknown) => isOutage(refused) || onClose());
      notify.success(await cancelling);
    },
  });
  return (
    <Form call={call}>
      <p>{texts.cancelQuestion}</p>
      {isPaid && <p className="muted">{texts.cancelRefund}</p>}
      <div className="order-dialog__answers">
        <Button variant="outline" disabled={call.isBusy} onClick={onClose}>
          {texts.no}
        </Button>
        <SubmitButton variant="danger">{texts.yes}</SubmitButton>
      </div>
      <FormFailure message={call.failure} />
    </Form>
  );
}
