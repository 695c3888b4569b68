import type { Transaction } from '#db/transaction.ts';
import type { Store } from '../store.ts';

const keptYears = 2;

/**
 * Deletes the questions that wait for an answer to this e-mail address; those of an account are deleted with the
 * account.
 */
export async function deleteQuestionsOf(tx: Transaction, email: string): Promise<void> {
  await tx.deleteFrom('questions').where('email', '=', email.toLowerCase()).execute();
}

/** Deletes questions not shown on any page, after the two years that the privacy policy promises for messages. */
export async function deleteOldQuestions(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const before = store.clock.now();
  before.setFullYear(before.getFullYear() - keptYears);
  await store.db
    .deleteFrom('questions')
    .where('askedAt', '<', before)
    .where('state', '!=', 'shown')
    .execute();
}
