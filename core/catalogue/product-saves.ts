import { createHash } from 'node:crypto';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';

// An Idempotency-Key belongs to one admin and one saved form. A refusal leaves no trace of it: the same form may be sent
// again once what stood in its way is gone.

export type ProductSave = { actorId: string; key: string; bodyHash: Buffer };

export function productSaveOf(admin: CurrentUser, key: string, form: object): ProductSave {
  return { actorId: admin.id, key, bodyHash: createHash('sha256').update(JSON.stringify(form)).digest() };
}

/** The id of the product that this form has saved, if it has; a key that came with another form is refused. */
export async function findProductSave(
  tx: Transaction,
  { actorId, key, bodyHash }: ProductSave,
): Promise<Outcome<string | undefined, 'KEY_REUSED'>> {
  const noted = await tx
    .selectFrom('productSaves')
    .select(['productId', 'bodyHash'])
    .where('actorId', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (noted && !noted.bodyHash.equals(bodyHash)) return refuse('KEY_REUSED');
  return succeed(noted?.productId);
}

/** False where it is noted already; of two at once the second waits for the first. */
export async function noteProductSave(
  tx: Transaction,
  save: ProductSave,
  { productId, at }: { productId: string; at: Date },
): Promise<boolean> {
  const noted = await tx
    .insertInto('productSaves')
    .values({ ...save, productId, savedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return noted !== undefined;
}
