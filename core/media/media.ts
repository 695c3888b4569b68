import type { MediaFormat, MediaWidth } from '#shared/media-url.ts';
import type { Outcome } from '#shared/outcome.ts';
import type { PictureFiles } from './picture-files.ts';

export type PictureRefusal =
  | 'FILE_TOO_LARGE'
  | 'PICTURE_UNREADABLE'
  | 'PICTURE_KIND_REFUSED'
  | 'PICTURE_TOO_MANY_PIXELS';

/** A picture to store: upright, without metadata, re-encoded. */
export type DecodedPicture = { name: string; width: number; height: number; original: Buffer };

export type Encoding = {
  name: string;
  /** The stored original, or the widest file. */
  source: Buffer;
  /** A picture is never made wider than it is. */
  width: MediaWidth;
  format: MediaFormat;
};

/** What the core needs to process pictures. The adapter decides how many are processed at a time. */
export type PicturePorts = {
  decode(bytes: Buffer): Promise<Outcome<DecodedPicture, 'PICTURE_UNREADABLE' | 'PICTURE_TOO_MANY_PIXELS'>>;
  /** The picture with its background made white, if it has one. */
  plain(
    source: Buffer,
  ): Promise<
    Outcome<DecodedPicture, 'PICTURE_BACKGROUND_MIXED' | 'PICTURE_UNREADABLE' | 'PICTURE_TOO_MANY_PIXELS'>
  >;
  /** At normal priority: a visitor waits for it. */
  encode(encoding: Encoding): Promise<Buffer>;
  /** At the lowest priority, one at a time: a small file matters more than speed. */
  encodeAtLeisure(encoding: Encoding): Promise<Buffer>;
  files: PictureFiles;
};

/** One width of a picture in one format. */
export type RenditionKey = { name: string; width: MediaWidth; format: MediaFormat };

export type Media = PicturePorts & {
  /** Renditions being made: further visitors wait for the same work. */
  underway: Map<string, Promise<Buffer | undefined>>;
  /** Renditions that were answered with a substitute, oldest first. */
  wanted: Map<string, RenditionKey>;
};

export function createMedia(ports: PicturePorts): Media {
  return { ...ports, underway: new Map(), wanted: new Map() };
}
