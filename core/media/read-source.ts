import { MEDIA_WIDTHS, type MediaWidth } from '#shared/media-url.ts';
import type { Media } from './media.ts';

/**
 * The source of a rendition: the stored original. A picture that came with finished files has none: its source is the
 * narrowest file that is wide enough, because a large AVIF takes three times as long to decode as a small one.
 */
export async function readSource(
  { files }: Pick<Media, 'files'>,
  name: string,
  width: MediaWidth,
): Promise<Buffer | undefined> {
  const original = await files.readOriginal(name);
  if (original) return original;
  for (const side of MEDIA_WIDTHS.filter((known) => known >= width)) {
    const finished = await files.readRendition(name, side, 'avif');
    if (finished) return finished;
  }
  return undefined;
}
