import { MEDIA_WIDTHS, type MediaWidth } from '#shared/media-url.ts';
import type { Media } from './media.ts';

/**
 * What a rendition is made from: the kept original. A picture that arrived finished has none: it is made from the narrowest
 * of its files that is wide enough, because a large AVIF takes three times as long to unfold as its card.
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
