import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { newId } from '../ids.ts';
import { legalDay } from '../settings/legal-texts.ts';
import type { Store } from '../store.ts';
import { isKeptForReturn } from './email-change-queries.ts';
import { findPasswordProblem, hashPassword } from './passwords.ts';

export type Register = { name: string; email: string; password: string; confirmPassword: string };

/** Opens an account; its mails are written in the language it was opened in (decision 15). */
export async function register(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  input: Register,
  language: Language,
): Promise<Outcome<{ id: string }, 'INVALID_FIELDS' | 'EMAIL_TAKEN'>> {
  const problem = await findPasswordProblem(input.password, {
    storeName: store.settings.name,
    email: input.email,
  });
  if (problem) return refuse('INVALID_FIELDS', { fields: { password: problem } });
  if (input.password !== input.confirmPassword) {
    return refuse('INVALID_FIELDS', { fields: { confirmPassword: 'passwordsDiffer' } });
  }
  const now = store.clock.now();
  const { name, email } = input;
  const passwordHash = await hashPassword(input.password);
  return transaction(store.db, async (tx) => {
    const added = await tx
      .insertInto('users')
      .values({
        ...{ id: newId(), name, email, passwordHash, language },
        // The form says that registering accepts the shop's legal texts.
        ...{ acceptedTextsOf: await legalDay(tx), acceptedTextsAt: now },
        ...{ createdAt: now, updatedAt: now },
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added || (await isKeptForReturn(tx, { email, userId: added.id, now }))) return refuse('EMAIL_TAKEN');
    return succeed({ id: added.id });
  });
}
