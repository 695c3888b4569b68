import type { Media } from './media.ts';

/** What a rendition is made from: the kept original, or the widest file of a picture that arrived finished. */
export async function readSource({ files }: Pick<Media, 'files'>, name: string): Promise<Buffer | undefined> {
  return (await files.readOriginal(name)) ?? files.readRendition(name, 960, 'avif');
}
