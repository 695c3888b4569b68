import { askAtDoor } from '#core/checkout/ask-at-door.ts';
import { payByDoorLink } from '#core/checkout/pay-by-door-link.ts';
import { giveDoorLinks } from '#core/door-links/door-links.ts';
import { askParcelWallet, deliverParcel, keepPartOfParcel } from '#core/parcels/bring-parcel.ts';
import type { Store } from '#core/store.ts';
import { dueOf, linesOf } from './order-facts.ts';
import { type Act, payerPhones, providersOf, type World } from './world.ts';

/** What happens at the shopper's door. The last two of the four details send each press twice, as after a lost answer. */
export const doorActs = {
  askWallet: async (world, { id }, detail, store) => {
    const due = await dueOf(store, id);
    if (due === 0) return;
    const amount = detail % 2 === 0 ? due : Math.ceil(due / 2);
    // One in four pays with simulated money.
    const method = detail === 3 ? 'orange_money' : 'mtn_momo';
    const asked = { orderId: id, due, amount, method, payerPhone: payerPhones[method] } as const;
    const rider = await riderOf(world, store, id);
    if (!rider) await askAtDoor(store, world.staff, asked);
    else await press(detail, (idempotencyKey) => askParcelWallet(store, rider, { ...asked, idempotencyKey }));
  },
  payByLink: async (_world, { id }, detail, store) => {
    const due = await dueOf(store, id);
    const link = (await giveDoorLinks(store.db, [id])).get(id);
    if (!link) return;
    const method = (['card', 'mtn_momo', 'card', 'orange_money'] as const)[detail] ?? 'card';
    await payByDoorLink(store, { token: link.token, due, method, payerPhone: payerPhones[method] });
  },
  /** The shopper approves any open payment, and sometimes both a card's page and a request to a phone. */
  payAtDoor: async (world, { id }, detail) => {
    const providers = providersOf(world);
    for (const provider of detail % 2 === 0 ? providers.toReversed() : providers)
      for (const attempt of provider.attemptsOf(id)) if (provider.approve(attempt) && detail < 3) return;
  },
  bring: async (world, { id }, detail, store) => {
    const rider = await riderOf(world, store, id);
    const due = await dueOf(store, id);
    if (!rider) return;
    const amount = detail % 2 === 0 ? due : Math.ceil(due / 3);
    const brought = { orderId: id, due, amount, note: 'No change' };
    await press(detail, async (idempotencyKey, isFirst) => {
      const outcome = await deliverParcel(store, rider, { ...brought, idempotencyKey });
      if (outcome.ok && isFirst) world.cashCame.set(id, (world.cashCame.get(id) ?? 0) + amount);
    });
  },
  keepPart: async (world, { id }, detail, store) => {
    const rider = await riderOf(world, store, id);
    const [line] = (await linesOf(store, id)).lines;
    if (!rider || !line) return;
    const { productId, quantity: of, discountedUnitPrice } = line;
    const due = Math.max(0, (await dueOf(store, id)) - discountedUnitPrice);
    const kept = { orderId: id, pieces: [{ productId, of, quantity: 1 }], due, note: 'Too dark' };
    await press(detail, (idempotencyKey) => keepPartOfParcel(store, rider, { ...kept, idempotencyKey }));
  },
} satisfies Record<string, Act>;

async function press(
  detail: number,
  send: (key: string, isFirst: boolean) => Promise<unknown>,
): Promise<void> {
  const key = crypto.randomUUID();
  await send(key, true);
  if (detail > 1) await send(key, false);
}

/** The account of the rider who carries the parcel. */
export async function riderOf({ riderUsers }: World, { db }: Store, orderId: string) {
  const { riderId } = await db
    .selectFrom('orders')
    .select('riderId')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return riderUsers.get(riderId ?? '');
}
