/**
 * A picture's address contains what a page needs before the picture arrives: its size and background colour, as in
 * `/media/{hash}-{width}x{height}-{rrggbb}/{w}.webp`.
 */
export interface MediaUrl {
  /** Everything before the rendition: `/media/k3v9-1200x1500-f4e1d8`. */
  readonly base: string;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb` */
  readonly ground: string;
}

/** The widths and formats in which pictures are served; defined only here. */
export const MEDIA_WIDTHS = [160, 320, 480, 720, 960] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];
export const MEDIA_FORMATS = ['avif', 'webp'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

const PICTURE_NAME = /^[A-Za-z0-9_-]+-[1-9]\d{0,4}x[1-9]\d{0,4}-[0-9a-f]{6}$/;
const MEDIA_URL =
  /^((?:https?:\/\/[^/?#]+)?\/media\/[A-Za-z0-9_-]+-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6}))\/\d+\.(?:avif|webp)$/;

/** The parts of a picture's address. Undefined for any other address: an admin may have saved a picture from elsewhere. */
export function parseMediaUrl(url: string): MediaUrl | undefined {
  const [, base, width, height, ground] = MEDIA_URL.exec(url) ?? [];
  if (base === undefined || ground === undefined) return undefined;
  return { base, width: Number(width), height: Number(height), ground: `#${ground}` };
}

export function isPictureName(name: string): boolean {
  return PICTURE_NAME.test(name);
}

/** The main address of a picture: its widest rendition, in the format that every browser shows. */
export function pictureUrl(name: string): string {
  return `/media/${name}/960.webp`;
}

export function mediaRendition(media: MediaUrl, width: MediaWidth, format: MediaFormat): string {
  return `${media.base}/${width}.${format}`;
}

/** `[from, to]` limits the widths: a small picture does not need those that only a large one uses. */
export function mediaSrcSet(
  media: MediaUrl,
  format: MediaFormat,
  [from, to]: readonly [MediaWidth, MediaWidth] = [160, 960],
): string {
  return MEDIA_WIDTHS.filter((width) => width >= from && width <= to)
    .map((width) => `${mediaRendition(media, width, format)} ${width}w`)
    .join(', ');
}
