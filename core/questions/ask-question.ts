import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { findCurrentUser } from '../accounts/find-current-user.ts';
import { newId } from '../ids.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Store } from '../store.ts';

type AskQuestion = {
  productId: string;
  text: string;
  authorName: string;
  /** Empty for a guest who wants no mail. */
  email: string;
  language: Language;
  /** Set for a customer who is logged in: the answer goes to her account's address. */
  accessToken: string | undefined;
};

/** Saves a question for the shop. Pressed twice, or sent again after a lost answer, it is saved once. */
export async function askQuestion(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  { productId, accessToken, email: typed, ...question }: AskQuestion,
): Promise<Outcome<undefined, 'PRODUCT_NOT_FOUND'>> {
  const { db, clock } = store;
  const asker = accessToken === undefined ? undefined : await findCurrentUser(store, accessToken);
  const email = asker ? mailboxOf(asker.email).toLowerCase() : typed;
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('isListed', '=', true)
    .executeTakeFirst();
  if (!product) return refuse('PRODUCT_NOT_FOUND');
  await db
    .insertInto('questions')
    .values({
      ...question,
      ...{ id: newId(), productId, userId: asker?.id ?? null, askedAt: clock.now() },
      email: email === '' ? null : email,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return succeed();
}
