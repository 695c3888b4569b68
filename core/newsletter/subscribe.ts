import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { newsletterConsent } from '#shared/messages/newsletter-consent.ts';
import { earlier } from '#shared/moments.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import { newId } from '../ids.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { confirmationMail } from './confirmation-mail.ts';

/** At most one mail a day goes to an address: the form is public, and the address may be a stranger's. */
const pauseHours = 24;

/**
 * Mails a confirmation link to an address; using the link subscribes it (decision 454). A subscribed address gets no
 * mail, but the answer is the same, so that it does not reveal who is subscribed.
 */
export function subscribe(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  { email, language }: { email: string; language: Language },
): Promise<Outcome<undefined, never>> {
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    const asked = {
      language,
      askedAt: now,
      confirmToken: newId(),
      consentText: newsletterConsent[language].text,
    };
    const waiting = await tx
      .insertInto('newsletterSubscribers')
      .values({ email, unsubscribeToken: newId(), ...asked })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet(asked)
          .where(
            sql<boolean>`(newsletter_subscribers.consented_at is null or newsletter_subscribers.unsubscribed_at is not null)`,
          )
          .where(
            sql<boolean>`coalesce(newsletter_subscribers.asked_at, '-infinity') <= ${earlier(now, { hours: pauseHours })}`,
          ),
      )
      .returning('email')
      .executeTakeFirst();
    if (waiting) {
      const mail = confirmationMail(store.settings, { token: asked.confirmToken, language });
      await writeMail(tx, { ...mail, kind: 'newsletter confirmation', recipient: email, now });
    }
    return succeed();
  });
}
