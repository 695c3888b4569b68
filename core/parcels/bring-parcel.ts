import { renderSVG } from 'uqr';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { RefusalCode } from '#shared/refusals.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { type CollectCashRefusal, collectCash, isCarriedBy } from '../cash/collect-cash.ts';
import { type AskAtDoor, type AskAtDoorRefusal, askAtDoor } from '../checkout/ask-at-door.ts';
import type { DoorStore } from '../checkout/begin-at-door.ts';
import { doorPage, giveDoorLinks } from '../door-links/door-links.ts';
import { pressAtDoor } from '../idempotency/press-at-door.ts';
import type { LeavingPieces } from '../order-lines/change-pieces.ts';
import { type KeepAtDoorRefusal, keepAtDoor } from '../order-lines/keep-at-door.ts';
import { bringAgain } from '../orders/bring-again.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { endOrder } from '../settlement/end-order.ts';
import type { Store } from '../store.ts';
import { findOwnRider } from './parcel-queries.ts';

// What a rider does at the door. Whatever the rider's phone sends, only parcels that are out with this rider are changed; for all
// others, the answer is as if they did not exist.

type Refusals = 'PARCEL_NOT_FOUND';

export type DeliverParcel = {
  orderId: string;
  /** The amount that the phone showed; refused if it has changed meanwhile. */
  due: number;
  amount: number;
  /** Why less than the amount due came. */
  note: string;
  /** The key of the press, because the network at a door may lose an answer. */
  idempotencyKey?: string | undefined;
};

/** Delivers a parcel, with its cash if some is due. A second press finds it delivered. */
export async function deliverParcel(
  store: Pick<Store, 'db' | 'clock'>,
  user: CurrentUser,
  { orderId, due, amount, note, idempotencyKey }: DeliverParcel,
): Promise<Outcome<undefined, CollectCashRefusal | Refusals>> {
  const rider = await findOwnRider(store.db, user.id);
  if (!rider) return refuse('PARCEL_NOT_FOUND');
  if (due > 0) {
    const key = pressAtDoor(user, idempotencyKey, { step: 'deliver', orderId, due, amount });
    const cash = { orderId, due, amount, note, carriedBy: rider.id, key };
    return asParcel(await collectCash(store, user, cash));
  }
  return transaction(store.db, async (tx) => {
    const parcel = await lockParcel(tx, user, orderId);
    if (!parcel) return refuse('PARCEL_NOT_FOUND');
    if (parcel.status === 'Delivered') return succeed();
    if (parcel.cashDue > 0) return refuse('CASH_CHANGED', { due: parcel.cashDue });
    const at = store.clock.now();
    const moved = await moveOrder(tx, { orderId, to: 'Delivered', actor: 'staff', actorId: user.id, at });
    return moved.ok ? succeed() : refuse('PARCEL_NOT_FOUND');
  });
}

export type AskParcelWallet = Omit<AskAtDoor, 'carriedBy' | 'key'> & { idempotencyKey?: string | undefined };

/** Sends a payment prompt to the shopper's wallet, for all or a part; the rest is cash. */
export async function askParcelWallet(
  store: DoorStore,
  user: CurrentUser,
  { idempotencyKey, ...asked }: AskParcelWallet,
): Promise<Outcome<undefined, AskAtDoorRefusal | Refusals>> {
  const rider = await findOwnRider(store.db, user.id);
  if (!rider) return refuse('PARCEL_NOT_FOUND');
  const key = pressAtDoor(user, idempotencyKey, { step: 'ask', ...asked });
  return asParcel(await askAtDoor(store, user, { ...asked, carriedBy: rider.id, key }));
}

/** The parcel's door link as a QR code, which the shopper scans from the rider's phone. */
export async function showParcelLink(
  { db, settings }: Pick<Store, 'db' | 'settings'>,
  user: CurrentUser,
  orderId: string,
): Promise<Outcome<{ address: string; picture: string }, Refusals>> {
  const rider = await findOwnRider(db, user.id);
  const parcel = await db
    .selectFrom('orders')
    .select(['status', 'riderId'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!rider || !parcel || !isCarriedBy(parcel, rider.id)) return refuse('PARCEL_NOT_FOUND');
  const link = (await giveDoorLinks(db, [orderId])).get(orderId);
  if (!link) return refuse('PARCEL_NOT_FOUND');
  const address = `${settings.publicUrl}${doorPage(link)}`;
  return succeed({ address, picture: renderSVG(address, { border: 2 }) });
}

export type KeepPartOfParcel = {
  orderId: string;
  /** The pieces that come back with the rider. The shop notes which of them cannot be sold once it has them. */
  pieces: readonly Omit<LeavingPieces, 'damaged'>[];
  /** The amount due for the rest, as the phone showed it. */
  due: number;
  note: string;
  idempotencyKey?: string | undefined;
};

/** The shopper keeps only a part: the parcel stays with the rider until that part is paid and handed over. */
export async function keepPartOfParcel(
  store: Pick<Store, 'db' | 'clock'>,
  user: CurrentUser,
  { pieces, idempotencyKey, ...kept }: KeepPartOfParcel,
): Promise<Outcome<undefined, KeepAtDoorRefusal | Refusals>> {
  const rider = await findOwnRider(store.db, user.id);
  if (!rider) return refuse('PARCEL_NOT_FOUND');
  const key = pressAtDoor(user, idempotencyKey, { step: 'keep part', ...kept, pieces });
  const leaving = pieces.map((piece) => ({ ...piece, damaged: 0 }));
  const door = { pieces: leaving, payment: 'at_door', carriedBy: rider.id, key } as const;
  return asParcel(await keepAtDoor(store, user, { ...kept, ...door }));
}

/** No one opened: the parcel stays with the rider for another day. */
export function bringParcelAgain(
  store: Pick<Store, 'db' | 'clock'>,
  user: CurrentUser,
  { orderId, day }: { orderId: string; day: string },
): Promise<Outcome<undefined, Refusals | 'INVALID_FIELDS'>> {
  return transaction(store.db, async (tx): Promise<Outcome<undefined, Refusals | 'INVALID_FIELDS'>> => {
    const parcel = await lockParcel(tx, user, orderId);
    if (parcel?.status !== 'Out for delivery') return refuse('PARCEL_NOT_FOUND');
    return bringAgain(tx, store, { orderId, day, actorId: user.id });
  });
}

/** Refused at the door: the parcel goes back to the shop. */
export function refuseParcel(
  store: Pick<Store, 'db' | 'clock'>,
  user: CurrentUser,
  { orderId, note }: { orderId: string; note: string },
): Promise<Outcome<undefined, Refusals>> {
  return transaction(store.db, async (tx) => {
    const parcel = await lockParcel(tx, user, orderId);
    if (!parcel) return refuse('PARCEL_NOT_FOUND');
    if (parcel.status === 'Refused') return succeed();
    if (parcel.status !== 'Out for delivery') return refuse('PARCEL_NOT_FOUND');
    const at = store.clock.now();
    const by = { actor: 'staff', actorId: user.id, at } as const;
    const ended = await endOrder(tx, { ...by, orderId, to: 'Refused', note });
    return ended.ok ? succeed() : refuse('PARCEL_NOT_FOUND');
  });
}

/** Turns 'ORDER_NOT_FOUND' into 'PARCEL_NOT_FOUND', the refusal for riders. */
function asParcel<Code extends RefusalCode>(
  outcome: Outcome<undefined, Code>,
): Outcome<undefined, Code | Refusals> {
  if (outcome.ok || outcome.refusal.code !== 'ORDER_NOT_FOUND') return outcome;
  return refuse('PARCEL_NOT_FOUND');
}

async function lockParcel(tx: Transaction, user: CurrentUser, orderId: string) {
  const rider = await findOwnRider(tx, user.id);
  if (!rider || !(await lockOrder(tx, { id: orderId }))) return undefined;
  return tx
    .selectFrom('orders')
    .select(['status', 'cashDue'])
    .where('id', '=', orderId)
    .where('riderId', '=', rider.id)
    .executeTakeFirst();
}
