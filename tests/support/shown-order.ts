import type { OrderView } from '#shared/contract/order.ts';
import { francs } from '#shared/money.ts';

/** An order on delivery as its shopper sees it, which was just placed. */
export const shownOrder: OrderView = {
  ...{ _id: 'order0000001', orderId: 'NB-ABCD-EFGH', createdAt: '2026-11-20T09:00:00.000Z' },
  ...{ payment_status: 'Processing', payment_method: 'cash_on_delivery', payment_simulated: false },
  ...{ paymentId: '', order_status: 'Placed', phone: '+237677889900', deliveryNote: '', promoCode: '' },
  ...{ totalAmt: francs(4500), subTotalAmt: francs(4500), reduction: francs(0), deliveryFee: francs(0) },
  ...{ leftToPay: francs(4500), payAhead: null, quantity: 1, items: [] },
  product_details: { name: 'Gloss', nameFr: null, image: [] },
  delivery_address: {
    ...{ name: 'Aïcha Bello', addressLine1: 'Akwa, face Total', addressLine2: '', city: 'Douala' },
    ...{ state: 'Littoral', zipCode: '', country: 'Cameroon', mobile: '677889900' },
  },
  ...{ isPickUp: false, deliveryZone: '', promisedOn: null, promisedBefore: null },
  ...{ return_until: null, return_request: null, money_back: [] },
};
