import type { Store } from '#core/store.ts';
import { parseMediaUrl } from '#shared/media-url.ts';

/** A picture known to the shop, without a file; enough where only its address is used. */
export async function makePicture({ db }: Pick<Store, 'db'>, url: string): Promise<void> {
  const { base = '', width = 1, height = 1 } = parseMediaUrl(url) ?? {};
  await db
    .insertInto('media')
    .values({ name: base.replace('/media/', ''), width, height })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
