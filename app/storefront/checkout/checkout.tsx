import { useState } from 'react';
import { billWithDelivery } from '#shared/fee-rule.ts';
import { limits } from '#shared/limits.ts';
import { billOfCart, linesOf } from '../../client/cart-bill.ts';
import type { CartLine } from '../../client/shop-state.ts';
import { useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { deliveryMessages } from '../../messages/delivery-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { useShop } from '../../state/use-shop.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useKeptChoices } from '../kept-checkout/kept-choices.ts';
import { MethodChoice, type OfferedMethod } from '../payment/method-choice.tsx';
import { WalletPhone } from '../payment/wallet-phone.tsx';
import { CartPromoCode } from '../promo/cart-promo-code.tsx';
import { GiftLine } from '../promo/gift-line.tsx';
import { useGift } from '../promo/use-gift.ts';
import { reductionsOf, ruleWith, useUsedCode } from '../promo/used-code.ts';
import { AddressChoice } from './address-choice.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { onlineOf } from './offered-methods.ts';
import { OrderSummary } from './order-summary.tsx';
import { useDelivery } from './use-delivery.ts';
import { usePlaceOrder } from './use-place-order.ts';
import '../payment/choice.css';
import './checkout.css';

type CheckoutProps = {
  cart: CartLine[];
  /** The cart shown is that of a press without an answer, and has been emptied since: only that press can be sent again. */
  isEmptied: boolean;
  onPress: () => void;
  /** Called when an order was answered or refused. */
  onAnswer: () => void;
  offered: readonly OfferedMethod[];
  offersPickUp: boolean;
};

/** Address, payment and summary in one screen (spec §2, Checkout; decisions 20 and 27). */
export function Checkout({ cart, isEmptied, onPress, onAnswer, offered: all, offersPickUp }: CheckoutProps) {
  const texts = useMessages(checkoutMessages);
  const deliveryTexts = useMessages(deliveryMessages);
  const { addressList, status } = useShop((state) => state.addresses);
  const [choices, change] = useKeptChoices(useShop((state) => state.user.details?._id));
  const { addressId: chosenId, method, deliveryNote = '' } = choices;
  // The first address until another is chosen; none when the chosen one no longer exists.
  const chosen =
    chosenId === undefined ? addressList[0] : addressList.find((address) => address._id === chosenId);
  const delivery = useDelivery(chosen, offersPickUp, choices, change);
  const { takesCash, rule, shown } = delivery;
  const offered = takesCash ? all : all.filter((known) => known.method !== 'cash_on_delivery');
  const offersCash = all.some((known) => known.method === 'cash_on_delivery');
  const choice = offered.find((known) => known.method === method) ?? offered[0];
  // 'Online Payment' starts the chosen way, or the first online one where cash is chosen.
  const online = onlineOf(offered);
  const way = online.find((known) => known.method === choice?.method) ?? online[0];
  const paysCash = choice?.method === 'cash_on_delivery';
  // The phone that pays: that of the chosen address, until another number is typed.
  const payerPhone = choices.payerPhone ?? chosen?.mobile ?? '';
  const promo = useUsedCode();
  const gift = useGift(cart, billWithDelivery(linesOf(cart), ruleWith(rule, promo), reductionsOf(promo)));
  const typed = { deliveryNote, promo, gift, delivery };
  const { isBusy, hasNewTotal, openPrompt, round, errors, failure, ...press } = usePlaceOrder(chosen, typed, {
    onPress,
    onAnswer,
  });
  // The number of addresses is not known before they are loaded: what is below them would move.
  const [areThere, setThere] = useState(false);
  if (!areThere && (addressList.length > 0 || status === 'ready' || status === 'failed')) setThere(true);
  // A press is sent again unchanged, so nothing can be changed meanwhile.
  const isFixed = isBusy || isEmptied;
  return (
    <div className="checkout stack gap-5">
      {!areThere ? (
        <div className="stack gap-5" aria-busy="true">
          <h2 className="choice__heading medium-heading">{texts.deliveryAddress}</h2>
          <Skeleton className="checkout__skeleton" />
        </div>
      ) : (
        <div className="stack gap-5">
          <AddressChoice
            chosenId={chosen?._id}
            onChoose={(addressId) => change({ addressId })}
            disabled={isFixed}
          />
          <DeliveryChoice delivery={delivery} products={billOfCart(cart).total} disabled={isFixed} />
          {offersCash && !takesCash && (
            <p className="note note--tint" role="status">
              {deliveryTexts.noCash(delivery.place)}
            </p>
          )}
          {choice && (
            <div className="stack">
              <MethodChoice
                heading={texts.method}
                methods={offered}
                chosen={choice.method}
                onChoose={(method) => change({ method })}
                disabled={isFixed}
              />
              {way?.kind === 'phone_prompt' && !paysCash && (
                <WalletPhone
                  key={chosen?._id}
                  method={way.method}
                  phone={payerPhone}
                  onType={(payerPhone) => change({ payerPhone })}
                  error={errors.payer_phone}
                  disabled={isFixed}
                />
              )}
              {!way && <NoMethod />}
            </div>
          )}
          <TextField
            label={texts.deliveryNote}
            optional
            name="deliveryNote"
            maxLength={limits.deliveryNote}
            help={texts.deliveryNoteHelp}
            defaultValue={deliveryNote}
            onChange={({ currentTarget }) => change({ deliveryNote: currentTarget.value })}
            disabled={isFixed}
          />
        </div>
      )}
      <OrderSummary
        cart={cart}
        isEmptied={isEmptied}
        promo={promo}
        promoField={
          <CartPromoCode cart={cart} phone={chosen?.mobile ?? ''} round={round} disabled={isFixed} />
        }
        gift={<GiftLine {...gift} />}
        rule={rule}
        offersCash={offersCash}
        takesCash={takesCash}
        isDeliveryKnown={shown !== undefined}
        hasNewTotal={hasNewTotal}
        openPrompt={openPrompt}
        failure={failure}
        isBusy={isBusy}
        hasAddress={addressList.length > 0}
        takesOnline={way !== undefined}
        paysCash={paysCash}
        onPayOnline={() => way && press.payOnline({ way, payerPhone })}
        onPayOnDelivery={press.payOnDelivery}
        onSendAgain={press.sendAgain}
      />
    </div>
  );
}

function NoMethod() {
  const texts = useMessages(paymentMessages);
  return <p>{texts.closed}</p>;
}
