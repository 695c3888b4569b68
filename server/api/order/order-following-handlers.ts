import { cancelOrder } from '#core/checkout/cancel-order.ts';
import { orderAgain } from '#core/checkout/order-again.ts';
import { readPickUpPlace } from '#core/delivery/pick-up-place.ts';
import { addPicture } from '#core/media/add-picture.ts';
import { changeDelivery, type DeliveryPlace } from '#core/orders/change-delivery.ts';
import { findTracking, type OrderTracking } from '#core/orders/order-tracking.ts';
import { choosePhoneMessages, readPhoneChoices } from '#core/phone-messages/choose-phone-messages.ts';
import { writeReceiptTicket } from '#core/receipts/receipt-link.ts';
import { requestReturn } from '#core/returns/request-return.ts';
import type { Store } from '#core/store.ts';
import type { ParsedInput } from '#shared/contract/call.ts';
import type { Contract } from '#shared/contract/contract.ts';
import { refuse } from '#shared/outcome.ts';
import { RECEIPT_PATH } from '#shared/receipt-path.ts';
import type { NounHandlers } from '../handler.ts';
import { presentMoneyBack, presentOrder } from './present-order.ts';

type Following = Pick<
  NounHandlers<'order'>,
  | 'getTracking'
  | 'getReceipt'
  | 'trackByLink'
  | 'choosePhoneMessages'
  | 'changeDelivery'
  | 'cancelOrder'
  | 'orderAgain'
  | 'requestReturn'
  | 'addReturnPhoto'
>;

/** The calls about orders that are already placed. */
export const orderFollowingHandlers: Following = {
  async getTracking({ store, user }, { _id }) {
    const tracking = await findTracking(store.db, { orderId: _id, userId: user.id });
    if (!tracking) return refuse('ORDER_NOT_FOUND');
    return { message: 'done', data: await presentTracking(store, tracking) };
  },

  async getReceipt({ store, user, language }, { _id }) {
    const tracking = await findTracking(store.db, { orderId: _id, userId: user.id });
    if (!tracking) return refuse('ORDER_NOT_FOUND');
    const ticket = writeReceiptTicket(store, { orderId: _id, userId: user.id, language });
    const file = `${RECEIPT_PATH}/${tracking.orderNumber}.pdf`;
    return { message: 'done', data: { address: `${file}?${new URLSearchParams({ ticket })}` } };
  },

  async trackByLink({ store }, { token }) {
    const tracking = await findTracking(store.db, { token });
    if (!tracking) return refuse('ORDER_NOT_FOUND');
    return {
      message: 'done',
      data: {
        ...(await presentTracking(store, tracking)),
        phoneChoices: await readPhoneChoices(store, token),
      },
    };
  },

  async choosePhoneMessages({ store, language }, input) {
    const outcome = await choosePhoneMessages(store, { ...input, language });
    if (!outcome.ok) return outcome;
    return { message: 'done', data: outcome.value };
  },

  async changeDelivery({ store, user }, input) {
    const outcome = await changeDelivery(store, user, {
      orderId: input._id,
      addressId: input.addressId,
      place: readDeliveryPlace(input),
      phone: input.phone,
    });
    if (!outcome.ok) return outcome;
    return { message: 'deliveryChanged', data: presentOrder(outcome.value) };
  },

  async cancelOrder({ store, user }, { _id }) {
    const outcome = await cancelOrder(store, user, _id);
    if (!outcome.ok) return outcome;
    return { message: 'orderCancelled', data: presentOrder(outcome.value) };
  },

  async orderAgain({ store, user }, { _id }) {
    const outcome = await orderAgain(store, user, _id);
    if (!outcome.ok) return outcome;
    const lines = outcome.value.map(({ wanted, ...line }) => ({ ...line, quantity: wanted }));
    return { message: 'orderedAgain', data: lines };
  },

  async requestReturn({ store, user }, { _id: orderId, details = '', ...asked }) {
    const outcome = await requestReturn(store, user, { ...asked, orderId, details });
    if (!outcome.ok) return outcome;
    return { message: 'returnRequested', data: presentOrder(outcome.value) };
  },

  async addReturnPhoto({ store, file }) {
    if (!file) return refuse('FILE_MISSING');
    const added = await addPicture(store, file);
    return added.ok ? { message: 'pictureUploaded', data: added.value } : added;
  },
};

/** Undefined unless the place is sent in full; the contract makes sure that it is complete then. */
function readDeliveryPlace(
  input: ParsedInput<Contract['order']['changeDelivery']>,
): DeliveryPlace | undefined {
  const { name, addressLine, city, state, country, pincode, mobile } = input;
  return name && addressLine && city && state && country && pincode && mobile
    ? { name, addressLine, city, state, country, pincode, mobile }
    : undefined;
}

async function presentTracking(store: Pick<Store, 'settings' | 'shopSettings'>, tracking: OrderTracking) {
  return {
    ...tracking,
    moneyBack: tracking.moneyBack.map(presentMoneyBack),
    pickUp: tracking.isPickUp ? await readPickUpPlace(store) : null,
  };
}
