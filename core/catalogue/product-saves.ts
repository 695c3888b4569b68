import { createHash } from 'node:crypto';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { findAnswer, keepAnswer, type WorkKey } from '../idempotency/kept-answers.ts';

// The key of a saved product form. Unlike `once`, this writes the key before the work: of two concurrent requests, the
// second waits there, and nothing else has to be locked.

export type ProductSave = WorkKey;

export function productSaveOf(admin: CurrentUser, key: string, form: object): ProductSave {
  const bodyHash = createHash('sha256').update(JSON.stringify(form)).digest();
  return { userId: admin.id, work: 'product_save', key, bodyHash };
}

/** The id of the product that this form has saved, if any; a key that came with a different form is refused. */
export async function findProductSave(
  tx: Transaction,
  save: ProductSave,
): Promise<Outcome<string | undefined, 'KEY_REUSED'>> {
  const found = await findAnswer(tx, save);
  if (!found.ok) return found;
  return succeed(typeof found.value === 'string' ? found.value : undefined);
}

/**
 * Notes the key of a saved form; false if it is noted already. Of two concurrent requests, the second waits for the
 * first.
 */
export function noteProductSave(
  tx: Transaction,
  save: ProductSave,
  { productId, at }: { productId: string; at: Date },
): Promise<boolean> {
  return keepAnswer(tx, save, { answer: productId, at });
}
