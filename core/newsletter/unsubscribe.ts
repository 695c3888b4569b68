import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';

/** Ends a subscription; safe to call twice. */
export async function unsubscribe(
  store: Pick<Store, 'db' | 'clock'>,
  token: string,
): Promise<Outcome<undefined, 'SUBSCRIPTION_NOT_FOUND'>> {
  const ended = await store.db
    .updateTable('newsletterSubscribers')
    .set((fields) => ({
      unsubscribedAt: fields.fn.coalesce('unsubscribedAt', fields.val(store.clock.now())),
    }))
    .where('unsubscribeToken', '=', token)
    .returning('email')
    .executeTakeFirst();
  return ended ? succeed() : refuse('SUBSCRIPTION_NOT_FOUND');
}
