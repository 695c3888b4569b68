import type { MessageState } from '#shared/message-states.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { Store } from '../store.ts';
import { type ContactMessage, getMessage } from './inbox.ts';

/** Any state may follow any other: what was closed too early is opened again. */
export async function moveMessage(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { id, state }: { id: string; state: MessageState },
): Promise<Outcome<ContactMessage, 'MESSAGE_NOT_FOUND'>> {
  const moved = await db
    .updateTable('contactMessages')
    .set({ state, stateChangedAt: clock.now(), stateChangedBy: admin.id })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return moved ? succeed(await getMessage(db, id)) : refuse('MESSAGE_NOT_FOUND');
}
