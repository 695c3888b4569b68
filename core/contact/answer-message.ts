import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { newId } from '../ids.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { answerMail } from './answer-mail.ts';
import { type ContactMessage, getMessage } from './inbox.ts';

/**
 * Sends the answer by mail and marks the message as done. The same text to the same message is sent only once, so a press repeated
 * after a lost answer, or in a second tab, sends no second mail.
 */
export function answerMessage(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  staff: CurrentUser,
  { id, answer }: { id: string; answer: string },
): Promise<Outcome<ContactMessage, 'MESSAGE_NOT_FOUND'>> {
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    const message = await tx
      .selectFrom('contactMessages')
      .select(['name', 'email', 'subject', 'message', 'language', 'state', 'createdAt'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!message) return refuse('MESSAGE_NOT_FOUND');

    const sent = await tx
      .selectFrom('contactAnswers')
      .select('id')
      .where('messageId', '=', id)
      .where('text', '=', answer)
      .executeTakeFirst();
    if (sent) return succeed(await getMessage(tx, id));

    await tx
      .insertInto('contactAnswers')
      .values({ id: newId(), messageId: id, text: answer, answeredBy: staff.id, createdAt: now })
      .execute();
    const mail = answerMail(store.settings, message, answer);
    await writeMail(tx, { ...mail, kind: 'contact answer', recipient: message.email, now });
    await tx
      .updateTable('contactMessages')
      .set({ state: 'done', stateChangedAt: now, stateChangedBy: staff.id })
      .where('id', '=', id)
      .execute();
    // The text is not recorded, because the writer of the message can have it deleted.
    await recordChange(tx, {
      ...({ actorId: staff.id, kind: 'message', action: 'noted', subjectId: id, at: now } as const),
      ...{ before: { messageState: message.state }, after: { messageState: 'done' } },
    });
    return succeed(await getMessage(tx, id));
  });
}
