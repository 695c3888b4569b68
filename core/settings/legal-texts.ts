import type { Database } from '#db/client.ts';
import { type LegalPage, legalPages, legalTextsSince } from '#shared/legal-texts.ts';
import type { InBoth, SettingKey } from '#shared/settings.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { Store } from '../store.ts';

const settingOf = {
  terms: 'termsText',
  'privacy-policy': 'privacyText',
} as const satisfies Record<LegalPage, SettingKey>;

/** The owner's own text, empty if the shop's default is shown, and the day since which the page has its current text. */
export async function readLegalText(
  { db, shopSettings }: Pick<Store, 'db' | 'shopSettings'>,
  page: LegalPage,
): Promise<{ text: InBoth; since: string }> {
  const values = await shopSettings.read();
  return { text: values[settingOf[page]], since: await legalDay(db, [page]) };
}

/** The same without the database: the text that this process knows, with the day of the shop's default text. */
export function knownLegalText(
  { shopSettings }: Pick<Store, 'shopSettings'>,
  page: LegalPage,
): { text: InBoth; since: string } {
  return { text: shopSettings.known()[settingOf[page]], since: legalTextsSince };
}

/**
 * The day of the newest change of these texts. Accounts are opened with it: the log of changes, from which nothing can be deleted, has the
 * texts of each day. A change back to the shop's default text counts too.
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
  // ISO days sort as text, so the greatest text is the latest day.
  return (
    [legalTextsSince, ...(changedAt ? [shopDayOf(new Date(changedAt))] : [])].sort().at(-1) ?? legalTextsSince
  );
}
