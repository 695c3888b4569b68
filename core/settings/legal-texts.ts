import type { Database } from '#db/client.ts';
import { type LegalPage, legalPages, legalTextsSince } from '#shared/legal-texts.ts';
import type { InBoth, SettingKey } from '#shared/settings.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { Store } from '../store.ts';

const settingOf = {
  terms: 'termsText',
  'privacy-policy': 'privacyText',
} as const satisfies Record<LegalPage, SettingKey>;

/** The owner's own text, empty where the shop's is shown, and the day since which the page reads as it does. */
export async function readLegalText(
  { db, shopSettings }: Pick<Store, 'db' | 'shopSettings'>,
  page: LegalPage,
): Promise<{ text: InBoth; since: string }> {
  const values = await shopSettings.read();
  return { text: values[settingOf[page]], since: await legalDay(db, [page]) };
}

/** The same without the database: the text as this process knows it, and the day of the shop's own where the other is not known. */
export function knownLegalText(
  { shopSettings }: Pick<Store, 'shopSettings'>,
  page: LegalPage,
): { text: InBoth; since: string } {
  return { text: shopSettings.known()[settingOf[page]], since: legalTextsSince };
}

/**
 * What an account is opened with: the log of changes, from which nothing can be taken, has the texts of each day. A change back to the
 * shop's text is a change too.
 */
export async function legalDay(db: Database, pages: readonly LegalPage[] = legalPages): Promise<string> {
  const { changedAt } = await db
    .selectFrom('settings')
    .select(({ fn }) => fn.max('changedAt').as('changedAt'))
    .where(
      'key',
      'in',
      pages.map((page) => settingOf[page]),
    )
    .executeTakeFirstOrThrow();
  // The greater text is the later day.
  return (
    [legalTextsSince, ...(changedAt ? [shopDayOf(new Date(changedAt))] : [])].sort().at(-1) ?? legalTextsSince
  );
}
