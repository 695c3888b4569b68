import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isOutage } from '#shared/api-error.ts';
import type { AddressView } from '#shared/contract/address.ts';
import type { PaymentMethodView } from '#shared/contract/payment.ts';
import { type RefusedWith, refusedWith } from '#shared/refused-with.ts';
import { createCallAttempts } from '../../client/call-attempts.ts';
import { orderOnDelivery } from '../../client/order-on-delivery.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { checkoutMessages } from '../../messages/checkout-messages.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';
import { api } from '../../state/api.ts';
import { newLocalId } from '../../state/browser.ts';
import { client } from '../../state/client.ts';
import { showLogin } from '../../state/dialogs.ts';
import { useAction } from '../../state/use-action.ts';
import { useShop } from '../../state/use-shop.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { forgetChoices, noteOrdered } from '../kept-checkout/kept-choices.ts';
import { paymentAddress } from '../payment/payment-address.ts';
import type { CarriedSuccess } from '../success/carried-success.ts';
import { type OrderPayload, orderPayload, type TypedForOrder } from './order-payload.ts';

type OnlineWay = { way: PaymentMethodView; payerPhone: string };

export type OpenPrompt = RefusedWith<'PROMPT_OPEN'>;

type PlaceOrder = {
  isBusy: boolean;
  /** The server's total differs from the one that was shown: the new total is shown, and the shopper has to confirm again. */
  hasNewTotal: boolean;
  /** A request to pay for an older order can still be approved, and keeps this one waiting. */
  openPrompt: OpenPrompt | undefined;
  /** Incremented with each new total, so that a promo code is checked again. */
  round: number;
  /** The server's field errors. */
  errors: Readonly<Record<string, string>>;
  /** Set when the last press got no answer; `key` says which button it was. */
  failure: { key: string; message: string } | undefined;
  payOnDelivery: () => void;
  payOnline: (online: OnlineWay) => void;
  /** Sends the last press again unchanged, with its key: it is not known whether it reached the server. */
  sendAgain: () => void;
};

type Heard = { onPress: () => void; onAnswer: () => void };

/** Orders the cart for delivery to an address. A guest is asked to log in first (decision 20). */
export function usePlaceOrder(
  address: AddressView | undefined,
  typed: TypedForOrder,
  { onPress, onAnswer }: Heard,
): PlaceOrder {
  const texts = useMessages(checkoutMessages);
  const paymentTexts = useMessages(paymentMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { session, cartItem, user } = useShop((state) => state);
  const [attempts] = useState(() => createCallAttempts(newLocalId));
  const [hasNewTotal, setNewTotal] = useState(false);
  const [round, setRound] = useState(0);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [openPrompt, setOpenPrompt] = useState<OpenPrompt>();

  const last = useRef<() => void>(undefined);

  const { act, isBusy, failure } = useAction(async (refused) => {
    const { code, fields } = refused;
    setErrors(fields);
    setOpenPrompt(refusedWith(refused, 'PROMPT_OPEN'));
    await Promise.all([
      showWhatChanged(code),
      ...(changedDeliveryCodes.has(code) ? [typed.delivery.askAgain()] : []),
      ...(changedGiftCodes.has(code) ? [typed.gift.askAgain()] : []),
    ]);
    setNewTotal(newTotalCodes.has(code));
    if (newTotalCodes.has(code)) setRound(round + 1);
    if (!isOutage(refused)) onAnswer();
  });

  function order(way: 'cash' | 'online', send: (order: OrderPayload) => Promise<void>): void {
    if (isBusy) return;
    if (session !== 'user') {
      showLogin();
      return;
    }
    if (!address) {
      notify.error(texts.selectAddress);
      return;
    }
    const payload = orderPayload(cartItem.cart, address, typed);
    last.current = () => {
      setNewTotal(false);
      setErrors({});
      setOpenPrompt(undefined);
      onPress();
      void act(async () => {
        await client.cart.sent();
        await send(payload);
        onAnswer();
        return {};
      }, way);
    };
    last.current();
  }

  async function payOnDelivery(order: OrderPayload): Promise<void> {
    const idempotencyKey = attempts.keyFor({ method: 'cash_on_delivery', ...order });
    const placed = await orderOnDelivery(client, order, { idempotencyKey });
    attempts.forget();
    if (placed === undefined) return;
    forgetChoices();
    notify.success(placed.message);
    const state: CarriedSuccess = { text: 'Order', orderId: placed.data.orderId };
    await navigate(localPath('/success'), { state });
    client.cart.empty();
    void refreshCartAndOrders();
  }

  async function payOnline(order: OrderPayload, { way, payerPhone }: OnlineWay): Promise<void> {
    const payment = {
      provider: way.method,
      ...(way.kind === 'phone_prompt' ? { payer_phone: payerPhone } : {}),
    };
    const idempotencyKey = attempts.keyFor({ ...payment, ...order });
    const toast = notify.loading(texts.loadingToast);
    try {
      // The key is kept: going back with the browser's button and pressing again leads to the same payment.
      const { url, data } = await api.order.checkout({ ...order, ...payment }, { idempotencyKey });
      noteOrdered(data.orderId, user.details?._id);
      const address = paymentAddress(url, new URL(location.href));
      void refreshCartAndOrders();
      if (address === undefined) notify.error(paymentTexts.wrongAddress);
      else if (way.kind === 'phone_prompt') await navigate(url);
      else await leaveFor(address);
    } finally {
      notify.dismiss(toast);
    }
  }

  return {
    isBusy,
    hasNewTotal,
    openPrompt,
    round,
    errors,
    failure,
    payOnDelivery: () => order('cash', payOnDelivery),
    payOnline: (online) => order('online', (payload) => payOnline(payload, online)),
    sendAgain: () => last.current?.(),
  };
}

const newTotalCodes: ReadonlySet<string> = new Set(['TOTAL_CHANGED', 'CART_CHANGED', 'PROMO_REFUSED']);
const changedDeliveryCodes: ReadonlySet<string> = new Set([
  ...newTotalCodes,
  ...['CASH_NOT_HERE', 'PICK_UP_CLOSED'],
]);
const changedGiftCodes: ReadonlySet<string> = new Set([...newTotalCodes, 'GIFT_CHANGED']);
const changedCartCodes: ReadonlySet<string> = new Set([
  ...newTotalCodes,
  ...['CART_EMPTY', 'STOCK_SHORT', 'SOLD_OUT'],
]);

/** Shows the server's current state after a refusal, before the shopper is asked again. */
async function showWhatChanged(code: string): Promise<void> {
  if (changedCartCodes.has(code)) await client.cart.load();
  if (code === 'ADDRESS_NOT_FOUND') await client.addresses.load();
}

async function refreshCartAndOrders(): Promise<void> {
  await Promise.all([client.cart.load(), client.orders.load()]);
}

/** Leaves the page. The buttons stay disabled until then; a page that the browser restores from its memory enables them again. */
function leaveFor(address: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    location.assign(address);
  });
}
