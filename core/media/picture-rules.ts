import type { PictureKind } from '#shared/picture-kind.ts';

/** Which pictures are accepted; the adapter that decodes them enforces it. */
export const pictureLimits = {
  megabytes: 15,
  megapixels: 40,
  /** AVIF cannot be decoded in strips: a file of 1 KB with 40 megapixels takes 870 MB. */
  megapixelsOfAvif: 16,
  /** The stored original is at most this many pixels long on either side. */
  originalSide: 2400,
} as const;

export function mostMegapixels(kind: PictureKind | undefined): number {
  return kind === 'avif' ? pictureLimits.megapixelsOfAvif : pictureLimits.megapixels;
}
