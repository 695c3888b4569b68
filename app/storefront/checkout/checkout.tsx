import { useState } from 'react';
import type { CartLine } from '../../state/shop-state.ts';
import { useShop } from '../../state/shop-state.ts';
import { AddressChoice } from './address-choice.tsx';
import './checkout.css';
import { MethodChoice } from './method-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type OnlineMethod, usePlaceOrder } from './use-place-order.ts';

/** Address, payment and summary in one screen (spec §2, Checkout; decisions 20 and 27). */
export function Checkout({ cart }: { cart: CartLine[] }) {
  const { addressList } = useShop((state) => state.addresses);
  const [chosenId, setChosenId] = useState<string>();
  const [method, setMethod] = useState<OnlineMethod>('card');
  // The first one until another is chosen; when the chosen one has gone meanwhile, none.
  const chosen =
    chosenId === undefined ? addressList[0] : addressList.find((address) => address._id === chosenId);
  const { isBusy, hasNewTotal, payOnDelivery, payOnline } = usePlaceOrder(chosen);
  return (
    <div className="checkout">
      <div className="checkout__choices">
        <AddressChoice chosenId={chosen?._id} onChoose={setChosenId} disabled={isBusy} />
        <MethodChoice chosen={method} onChoose={setMethod} disabled={isBusy} />
      </div>
      <OrderSummary
        cart={cart}
        hasNewTotal={hasNewTotal}
        isBusy={isBusy}
        hasAddress={addressList.length > 0}
        onPayOnline={() => payOnline(method)}
        onPayOnDelivery={payOnDelivery}
      />
    </div>
  );
}
