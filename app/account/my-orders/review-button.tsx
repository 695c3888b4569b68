import { useNavigate } from 'react-router';
import type { OrderView } from '#shared/contract/order.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { writeReviewMessages } from '../../messages/write-review-messages.ts';
import { FormFailure } from '../../offline/form-failure.tsx';
import { api } from '../../state/api.ts';
import { useFormCall } from '../../state/use-form-call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { MessageCircle } from '../../ui/pictures/icons.tsx';

/** Leads to the page on which the products of a delivered order are reviewed. */
export function ReviewButton({ order }: { order: OrderView }) {
  const texts = useMessages(writeReviewMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const call = useFormCall<never>({
    send: async () => {
      const { token } = (await api.review.getLink({ _id: order._id })).data;
      await navigate(localPath(`/review/${token}`));
    },
  });
  return (
    <Form call={call}>
      <Button type="submit" variant="outline" wide icon={<MessageCircle />} busy={call.isBusy}>
        {texts.write}
      </Button>
      <FormFailure message={call.failure} />
    </Form>
  );
}
