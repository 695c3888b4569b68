import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { WorkKey } from '../idempotency/kept-answers.ts';
import { providerAtDoor } from '../payments/find-provider.ts';
import { readPayer } from '../payments/read-payer.ts';
import { type AtDoor, type AtDoorRefusal, beginAtDoor, type DoorStore } from './begin-at-door.ts';

export type AskAtDoor = AtDoor & {
  method: OnlineMethod;
  payerPhone: string;
  /** A rider at the door: only what this very rider carries. */
  carriedBy?: string;
  /** The same press, sent again because its answer got lost, rings no phone again. */
  key?: WorkKey | undefined;
};

export type AskAtDoorRefusal = AtDoorRefusal | 'PAYMENTS_UNAVAILABLE';

/** Asks the shopper's wallet for what is due at the door, or a part of it. The limits of requests are those of the checkout. */
export async function askAtDoor(
  store: DoorStore,
  { id: actorId }: Pick<CurrentUser, 'id'>,
  { method, payerPhone, ...asked }: AskAtDoor,
): Promise<Outcome<undefined, AskAtDoorRefusal>> {
  const provider = await providerAtDoor(store, method);
  if (provider?.kind !== 'phone_prompt') return refuse('PAYMENTS_UNAVAILABLE');
  const payer = readPayer(provider, payerPhone);
  if (!payer.ok) return payer;
  const begun = await beginAtDoor(store, { ...asked, provider, payer: payer.value, actorId });
  return begun.ok ? succeed() : begun;
}
