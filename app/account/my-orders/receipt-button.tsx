import type { OrderView } from '#shared/contract/order.ts';
import { useMessages } from '../../language.ts';
import { orderMessages } from '../../messages/order-messages.ts';
import { FormFailure } from '../../offline/form-failure.tsx';
import { api } from '../../state/api.ts';
import { saveAt } from '../../state/save-file.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { FileDown } from '../../ui/pictures/icons.tsx';

/** Saves the order as a PDF; the button is called a receipt where the paper is. */
export function ReceiptButton({ order }: { order: OrderView }) {
  const texts = useMessages(orderMessages);
  const call = useFormCall<never>({
    send: async () => saveAt((await api.order.getReceipt({ _id: order._id })).data.address),
  });
  const wasPaid = order.payment_status === 'Paid' || order.payment_status === 'Refunded';
  return (
    <Form call={call}>
      <Button type="submit" variant="outline" wide icon={<FileDown />} busy={call.isBusy}>
        {wasPaid ? texts.receipt : texts.orderSheet}
      </Button>
      <FormFailure message={call.failure} />
    </Form>
  );
}
