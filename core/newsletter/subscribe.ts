import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import { newId } from '../ids.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { welcomeMail } from './welcome-mail.ts';

/**
 * Adds an address to the newsletter and sends a welcome mail with the unsubscribe link. A known address changes nothing
 * and gets no second mail; the answer is the same, so it does not reveal who is subscribed.
 */
export function subscribe(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  { email, language }: { email: string; language: Language },
): Promise<Outcome<undefined, never>> {
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    const joined = await tx
      .insertInto('newsletterSubscribers')
      .values({ email, language, unsubscribeToken: newId(), consentedAt: now })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ language, consentedAt: now, unsubscribedAt: null })
          .where(sql<boolean>`newsletter_subscribers.unsubscribed_at is not null`),
      )
      .returning('unsubscribeToken')
      .executeTakeFirst();
    if (joined) {
      const mail = welcomeMail(store.settings, { token: joined.unsubscribeToken, language });
      await writeMail(tx, { ...mail, kind: 'newsletter welcome', recipient: email, now });
    }
    return succeed();
  });
}
