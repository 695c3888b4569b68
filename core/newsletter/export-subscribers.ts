import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { subscriberFileMessages } from '#shared/messages/subscriber-file-messages.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { writeText } from '../catalogue-files/cell-text.ts';
import type { Store } from '../store.ts';

/**
 * Current newsletter subscribers as a CSV for the program that sends it. Each row has the unsubscribe link that every
 * newsletter must carry. The audit log records who exported the list and when.
 */
export async function exportSubscribers(
  { db, clock, settings, tableFiles }: Pick<Store, 'db' | 'clock' | 'settings' | 'tableFiles'>,
  admin: CurrentUser,
  language: Language,
): Promise<{ fileName: string; content: Readable }> {
  const at = clock.now();
  const subscribers = await transaction(db, async (tx) => {
    const current = await tx
      .selectFrom('newsletterSubscribers')
      .select(['email', 'language', sql<Date>`consented_at`.as('since'), 'unsubscribeToken'])
      .where('unsubscribedAt', 'is', null)
      .where('consentedAt', 'is not', null)
      .orderBy('email')
      .execute();
    await recordChange(tx, {
      actorId: admin.id,
      kind: 'newsletter',
      action: 'exported',
      subjectId: 'newsletter',
      after: { subscribers: current.length },
      at,
    });
    return current;
  });
  const texts = subscriberFileMessages[language];
  async function* rows(): AsyncGenerator<string[]> {
    yield [texts.email, texts.language, texts.since, texts.unsubscribe];
    for (const { email, language: read, since, unsubscribeToken } of subscribers) {
      const address = `${settings.publicUrl}${inLanguage('/newsletter/unsubscribe', read)}?token=${unsubscribeToken}`;
      // An address may begin like a formula, which a spreadsheet must not run.
      yield [writeText(email), read, shopDayOf(since), address];
    }
  }
  return {
    fileName: `newsletter-${shopDayOf(at)}.csv`,
    content: tableFiles.writeTable({
      format: 'csv',
      sheetName: 'newsletter',
      separator: language === 'fr' ? ';' : ',',
      rows: rows(),
    }),
  };
}
