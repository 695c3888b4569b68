import { parseMediaUrl } from '#shared/media-url.ts';
import { getRendition } from '../media/get-rendition.ts';
import type { Store } from '../store.ts';
import type { ProductPreview } from './preview.ts';

/** @throws PrinterIsBusy if too many are waiting already. */
export function printProductPreview(
  store: Pick<Store, 'db' | 'media' | 'previews'>,
  preview: ProductPreview,
): Promise<Buffer> {
  return store.previews.product(preview, async () => {
    const name = parseMediaUrl(preview.image ?? '')
      ?.base.split('/')
      .at(-1);
    const rendition = name && (await getRendition(store, { name, width: 960, format: 'webp' }));
    return rendition ? rendition.bytes : undefined;
  });
}
