import type { Database } from '#db/client.ts';
import { parseMediaUrl } from '#shared/media-url.ts';

/** True when every address is one of the shop's own pictures: pages know their size, and nothing is loaded from elsewhere. */
export async function areKnownPictures(db: Database, urls: readonly string[]): Promise<boolean> {
  const names = new Set(urls.map(pictureName));
  if (names.has(undefined)) return false;
  if (names.size === 0) return true;
  const known = await db
    .selectFrom('media')
    .select('name')
    .where(
      'name',
      'in',
      [...names].filter((name) => name !== undefined),
    )
    .where('isStored', '=', true)
    // In a transaction they stay until it ends: nobody removes what is just being put to use.
    .forKeyShare()
    .execute();
  return known.length === names.size;
}

function pictureName(url: string): string | undefined {
  const base = parseMediaUrl(url)?.base;
  return base?.startsWith('/media/') ? base.slice('/media/'.length) : undefined;
}
