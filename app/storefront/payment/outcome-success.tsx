import { useLocalPath, useMessages } from '../../language.ts';
import { checkoutMessages, type Succeeded, succeededMessages } from '../../messages/checkout-messages.ts';
import { useShop } from '../../state/use-shop.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { SuccessBloom } from '../../ui/pictures/motif/success-bloom.tsx';
import { PlacedOrder } from './placed-order.tsx';

type OutcomeSuccessProps = { text: Succeeded; orderId: string | undefined; hasOrders: boolean };

/** '{text} Successfully' with a link home (spec §2), and one to the orders where there is an order. */
export function OutcomeSuccess({ text, orderId, hasOrders }: OutcomeSuccessProps) {
  const texts = useMessages(checkoutMessages);
  const succeeded = useMessages(succeededMessages);
  const localPath = useLocalPath();
  const order = useShop(({ orders }) =>
    orderId === undefined ? undefined : orders.orderList.find((known) => known.orderId === orderId),
  );
  return (
    <>
      <SuccessBloom />
      <h1>{texts.succeeded(succeeded[text])}</h1>
      {orderId !== undefined && (
        <p className="outcome-page__number">
          {texts.orderNumber} <strong>{orderId}</strong>
        </p>
      )}
      <p className="muted">{order ? texts.thanks : text === 'Order' ? texts.orderedText : texts.paidText}</p>
      {order && <PlacedOrder order={order} />}
      <div className="outcome-page__ways">
        <ButtonLink to={localPath('/')} variant="call-to-action">
          {texts.goToHome}
        </ButtonLink>
        {hasOrders && !order && (
          <ButtonLink to={localPath('/dashboard/myorders')} variant="outline">
            {texts.seeOrders}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
