import type { MoneyBack } from '#core/orders/money-back.ts';
import type { Order, OrderLine } from '#core/orders/order-queries.ts';
import type { MoneyBackView } from '#shared/contract/money-back.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { leftToPay, payAheadPage } from '#shared/left-to-pay.ts';
import { francs } from '#shared/money.ts';
import { returnDeadline } from '#shared/return-request.ts';

export function presentOrder(order: Order): OrderView {
  const [first] = order.lines;
  return {
    _id: order.id,
    orderId: order.orderNumber,
    createdAt: order.createdAt.toISOString(),
    payment_status: order.paymentStatus,
    paymentId: order.paymentId,
    payment_method: order.paymentMethod,
    payment_simulated: order.isPaymentSimulated,
    order_status: order.status,
    totalAmt: order.total,
    leftToPay: order.paymentStatus === 'Processing' ? leftToPay(order) : francs(0),
    payAhead: payAheadPage(order),
    subTotalAmt: order.undiscountedTotal,
    reduction: order.reduction,
    deliveryFee: order.deliveryFee,
    quantity: order.quantity,
    product_details: {
      name: first?.name ?? '',
      nameFr: first?.nameFr ?? null,
      image: first ? imagesOf(first) : [],
    },
    items: order.lines.map((line) => ({
      productId: line.productId,
      name: line.name,
      nameFr: line.nameFr,
      image: imagesOf(line),
      unit: line.unit,
      price: line.unitPrice,
      discount: line.discount,
      discountedPrice: line.discountedUnitPrice,
      reduction: line.reduction,
      quantity: line.quantity,
    })),
    delivery_address: {
      name: order.deliveryName,
      addressLine1: order.deliveryAddressLine,
      addressLine2: '',
      city: order.deliveryCity,
      state: order.deliveryState,
      zipCode: order.deliveryPincode,
      country: order.deliveryCountry,
      mobile: order.deliveryMobile,
    },
    phone: order.phone,
    deliveryNote: order.deliveryNote,
    isPickUp: order.isPickUp,
    deliveryZone: order.deliveryZone,
    promisedOn: order.promisedOn,
    promisedBefore: order.promisedBefore,
    promoCode: order.promoCode,
    return_until:
      order.status === 'Delivered' && order.deliveredAt
        ? returnDeadline(order.deliveredAt).toISOString()
        : null,
    return_request: order.returnRequest
      ? { ...order.returnRequest, requestedAt: order.returnRequest.requestedAt.toISOString() }
      : null,
    money_back: order.moneyBack.map(presentMoneyBack),
  };
}

export function presentMoneyBack({ doneAt, ...back }: MoneyBack): MoneyBackView {
  return { ...back, doneAt: doneAt?.toISOString() ?? null };
}

/** The specification reads a list and shows its first picture; the list is empty for a product without a picture. */
function imagesOf(line: OrderLine): string[] {
  return line.image === '' ? [] : [line.image];
}
