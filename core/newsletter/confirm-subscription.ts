import { earlier } from '#shared/moments.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { confirmDays } from './retention.ts';

/** Subscribes the address that received the link, with consent as of now. Safe to call twice. */
export async function confirmSubscription(
  store: Pick<Store, 'db' | 'clock'>,
  token: string,
): Promise<Outcome<undefined, 'SUBSCRIPTION_NOT_FOUND'>> {
  const now = store.clock.now();
  const confirmed = await store.db
    .updateTable('newsletterSubscribers')
    .set((fields) => ({
      // A second press must not change the time of consent.
      consentedAt: fields
        .case()
        .when(fields.and([fields('unsubscribedAt', 'is', null), fields('consentedAt', 'is not', null)]))
        .then(fields.ref('consentedAt'))
        .else(now)
        .end(),
      unsubscribedAt: null,
    }))
    .where('confirmToken', '=', token)
    .where('askedAt', '>', earlier(now, { days: confirmDays }))
    // An old link must not subscribe an address again that unsubscribed after confirming.
    .where((fields) =>
      fields.or([
        fields('unsubscribedAt', 'is', null),
        fields('unsubscribedAt', '<=', fields.ref('askedAt')),
      ]),
    )
    .returning('email')
    .executeTakeFirst();
  return confirmed ? succeed() : refuse('SUBSCRIPTION_NOT_FOUND');
}
