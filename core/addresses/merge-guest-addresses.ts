import type { Transaction } from '#db/transaction.ts';
import { limits } from '#shared/limits.ts';
import { newId } from '../ids.ts';
import type { AddAddress } from './add-address.ts';
import { addressColumns, countAddresses } from './address-queries.ts';
import { parsePhone } from './phone.ts';

export type MergedAddresses = { addedAddresses: number; skippedAddresses: number };

/**
 * Adds the guest's addresses that the account does not have yet; two are the same only if they match letter for letter
 * (decision 19).
 */
export async function mergeGuestAddresses(
  tx: Transaction,
  userId: string,
  guestAddresses: readonly AddAddress[],
  now: Date,
): Promise<MergedAddresses> {
  const readable = guestAddresses.flatMap((address) => {
    const mobile = parsePhone(address.mobile);
    return mobile === undefined ? [] : [{ ...address, mobile }];
  });
  const known = await tx
    .selectFrom('addresses')
    .select(addressColumns)
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .execute();
  const added = new Map(readable.map((address) => [fingerprintOf(address), address]));
  for (const address of known) added.delete(fingerprintOf(address));

  const free = Math.max(0, limits.addresses - (await countAddresses(tx, userId)));
  for (const key of [...added.keys()].slice(free)) added.delete(key);

  if (added.size > 0) {
    await tx
      .insertInto('addresses')
      .values(
        [...added.values()].map((address) => ({
          ...address,
          id: newId(),
          userId,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .execute();
  }
  return { addedAddresses: added.size, skippedAddresses: guestAddresses.length - readable.length };
}

function fingerprintOf(address: AddAddress): string {
  const { name, email, addressLine, city, state, country, pincode, mobile } = address;
  return JSON.stringify([name, email, addressLine, city, state, country, pincode, mobile]);
}
