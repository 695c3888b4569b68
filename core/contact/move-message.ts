import { transaction } from '#db/transaction.ts';
import type { MessageState } from '#shared/message-states.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { type ContactMessage, getMessage } from './inbox.ts';

/** Moves a message to any state, so that one closed too early can be reopened. */
export function moveMessage(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { id, state }: { id: string; state: MessageState },
): Promise<Outcome<ContactMessage, 'MESSAGE_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    const at = clock.now();
    const before = await tx
      .selectFrom('contactMessages')
      .select('state')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) return refuse('MESSAGE_NOT_FOUND');
    await tx
      .updateTable('contactMessages')
      .set({ state, stateChangedAt: at, stateChangedBy: admin.id })
      .where('id', '=', id)
      .execute();
    await recordChange(tx, {
      actorId: admin.id,
      kind: 'message',
      action: 'changed',
      subjectId: id,
      before: { messageState: before.state },
      after: { messageState: state },
      at,
    });
    return succeed(await getMessage(tx, id));
  });
}
