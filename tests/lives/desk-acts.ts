import { saveZones } from '#core/delivery/save-zones.ts';
import { listZones, versionOf, type Zone } from '#core/delivery/zone-queries.ts';
import { changeOrderDelivery, quoteDelivery } from '#core/order-desk/change-order-delivery.ts';
import { placeOf } from '#core/order-desk/plan-delivery.ts';
import { addPieces } from '#core/order-lines/add-pieces.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { saveSettings } from '#core/settings/save-settings.ts';
import { francs } from '#shared/money.ts';
import { linesOf, priceOf } from './order-facts.ts';
import type { Act, World } from './world.ts';

const note = 'On the phone';

/** Sets the fees: delivery is free in Douala and costs something in Yaoundé and Bafoussam; a parcel that is picked up has no fee. */
export async function saveFees({ shop: { store }, staff }: World): Promise<void> {
  const terms: Omit<Zone, 'city' | 'fee'> = {
    ...{ id: '', region: '', quarter: '', freeFrom: null, daysFrom: 0, daysTo: 1 },
    ...{ beforeHour: null, lastOrderHour: null, takesCash: true, isActive: true },
  };
  const seenVersion = versionOf(await listZones(store.db));
  const zones = [
    { ...terms, city: 'Yaoundé', fee: francs(700) },
    { ...terms, city: 'Bafoussam', fee: francs(250), freeFrom: francs(4_500) },
  ];
  const saved = await saveZones(store, staff, { zones, seenVersion });
  if (!saved.ok) throw new Error('The fees were not saved.');
  await saveSettings(store, staff, { offersPickUp: true });
}

const cities = ['Yaoundé', 'Bafoussam', 'Douala', 'Yaoundé'] as const;

/** Changes that the shopper asks for on the phone before the parcel is sent. */
export const deskActs = {
  add: async ({ staff, others }, { id }, detail, store) => {
    const { status: shown, lines, total } = await linesOf(store, id);
    const other = others[detail % Math.max(1, others.length)];
    if (!other) return;
    const quantity = 1 + (detail % 2);
    const known = lines.find(({ productId }) => productId === other.id);
    const price = known?.discountedUnitPrice ?? (await priceOf(store, other.id));
    const seenTotal = total + quantity * price;
    await addPieces(store, staff, { orderId: id, shown, productId: other.id, quantity, seenTotal, note });
  },
  /** Switches between picking up in the shop and delivery. */
  pickUp: async ({ staff }, { id }, _detail, store) => {
    const order = await getOrder(store.db, id);
    const { phone, deliveryNote, isPickUp } = order;
    const shown = { place: placeOf(order), phone, deliveryNote, isPickUp };
    const wanted = { ...shown, isPickUp: !isPickUp };
    const quoted = await quoteDelivery(store, { orderId: id, wanted });
    if (!quoted.ok) return;
    const seenTotal = quoted.value.total;
    await changeOrderDelivery(store, staff, { orderId: id, shown, wanted, keepsFee: false, seenTotal });
  },
  bringElsewhere: async ({ staff }, { id }, detail, store) => {
    const order = await getOrder(store.db, id);
    const { phone, deliveryNote, isPickUp } = order;
    const shown = { place: placeOf(order), phone, deliveryNote, isPickUp };
    const wanted = { ...shown, place: { ...shown.place, city: cities[detail] ?? 'Douala' } };
    const quoted = await quoteDelivery(store, { orderId: id, wanted });
    if (!quoted.ok) return;
    const keepsFee = detail === 3;
    const seenTotal = keepsFee ? order.total : quoted.value.total;
    await changeOrderDelivery(store, staff, { orderId: id, shown, wanted, keepsFee, seenTotal });
  },
} satisfies Record<string, Act>;
