import type { Database } from '#db/client.ts';
import { parseMediaUrl } from '#shared/media-url.ts';

/** True if every address is one of the shop's own pictures: pages know their size, and nothing is loaded from elsewhere. */
export async function areKnownPictures(db: Database, urls: readonly string[]): Promise<boolean> {
  const known = await findKnownPictures(db, urls);
  return urls.every((url) => known.has(url));
}

/** Those of the addresses that are the shop's own pictures. In a transaction, these cannot be removed until it ends. */
export async function findKnownPictures(db: Database, urls: readonly string[]): Promise<Set<string>> {
  const names = new Map(urls.map((url) => [url, pictureName(url)]));
  const asked = [...new Set(names.values())].filter((name) => name !== undefined);
  if (asked.length === 0) return new Set();
  const rows = await db
    .selectFrom('media')
    .select('name')
    .where('name', 'in', asked)
    .where('isStored', '=', true)
    .forKeyShare()
    .execute();
  const known = new Set<string | undefined>(rows.map(({ name }) => name));
  return new Set(urls.filter((url) => known.has(names.get(url))));
}

function pictureName(url: string): string | undefined {
  const base = parseMediaUrl(url)?.base;
  return base?.startsWith('/media/') ? base.slice('/media/'.length) : undefined;
}
