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
  /** Set for a rider at the door, who may ask only for a parcel that he carries himself. */
  carriedBy?: string;
  /** The key of the press: sent again because its answer was lost, it does not ask a phone again. */
  key?: WorkKey | undefined;
};

export type AskAtDoorRefusal = AtDoorRefusal | 'PAYMENTS_UNAVAILABLE';

/**
 * Asks the shopper's wallet for what is due at the door, or for a part of it. The limits for such requests are those of the
 * checkout.
 */
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
