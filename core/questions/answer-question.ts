import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { answerMail } from './answer-mail.ts';
import { getQuestion, type Question } from './question-queries.ts';

type AnswerQuestion = { id: string; answer: string; isShown: boolean };

/**
 * Saves the answer and shows it on the product's page or hides it. The first answer is mailed to a person who left an address,
 * and the address is deleted in the same transaction: the mail is sent once, and only the outbox knows the address.
 */
export function answerQuestion(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  staff: CurrentUser,
  { id, answer, isShown }: AnswerQuestion,
): Promise<Outcome<Question, 'QUESTION_NOT_FOUND' | 'INVALID_FIELDS'>> {
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    if (!(await lockQuestion(tx, id))) return refuse('QUESTION_NOT_FOUND');
    const before = await getQuestion(tx, id);
    const isFirst = before.state === 'waiting';
    const state = isShown ? 'shown' : 'hidden';
    if (before.answer === answer && before.state === state) return succeed(before);
    if (isFirst && !isShown && before.email === null) {
      return refuse('INVALID_FIELDS', { fields: { isShown: 'noEmailLeft' } });
    }
    if (before.email !== null) {
      const mail = answerMail(store.settings, before, answer);
      await writeMail(tx, { ...mail, kind: 'question answer', recipient: before.email, now });
    }
    await tx
      .updateTable('questions')
      .set({ answer, state, email: null, ...(isFirst && { answeredAt: now }) })
      .where('id', '=', id)
      .execute();
    // The audit log leaves out the text, which may name the person, who can have it deleted.
    await recordChange(tx, {
      ...({ actorId: staff.id, kind: 'question', action: 'noted', at: now } as const),
      ...{ subjectId: id, subjectName: before.productName },
      ...{ before: { reviewState: before.state }, after: { reviewState: state } },
    });
    return succeed(await getQuestion(tx, id));
  });
}

export function deleteQuestion(
  store: Pick<Store, 'db' | 'clock'>,
  staff: CurrentUser,
  id: string,
): Promise<Outcome<undefined, 'QUESTION_NOT_FOUND'>> {
  return transaction(store.db, async (tx) => {
    if (!(await lockQuestion(tx, id))) return refuse('QUESTION_NOT_FOUND');
    const { productName } = await getQuestion(tx, id);
    await tx.deleteFrom('questions').where('id', '=', id).execute();
    await recordChange(tx, {
      ...({ actorId: staff.id, kind: 'question', action: 'deleted', at: store.clock.now() } as const),
      ...{ subjectId: id, subjectName: productName },
    });
    return succeed();
  });
}

function lockQuestion(tx: Transaction, id: string): Promise<{ id: string } | undefined> {
  return tx.selectFrom('questions').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}
