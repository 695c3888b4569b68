import type { Outcome } from '#shared/outcome.ts';

export type RenditionFormat = 'avif' | 'webp';

export type Rendition = {
  bytes: Buffer;
  /** May be 'image/webp' where AVIF was asked for and is not ready yet. */
  contentType: string;
  /** False while a better rendition is still to come: then the answer must not be cached for long. */
  isFinal: boolean;
};

export type PictureRefusal =
  | 'FILE_TOO_LARGE'
  | 'PICTURE_UNREADABLE'
  | 'PICTURE_KIND_REFUSED'
  | 'PICTURE_TOO_MANY_PIXELS';

/** The port of pictures. The adapter decodes, re-encodes, stores and serves; the core keeps only addresses. */
export type MediaLibrary = {
  /** Takes the bytes of an upload; answers the picture's address '/media/{name}/960.webp'. */
  add(bytes: Buffer): Promise<Outcome<{ url: string }, PictureRefusal>>;
  /** One rendition by the parts of its address, drawn or encoded on first demand; undefined when unknown. */
  rendition(name: string, width: number, format: RenditionFormat): Promise<Rendition | undefined>;
  /** Removes the files of a picture; the record is the caller's. Doing it twice is harmless. */
  remove(name: string): Promise<void>;
  /** Removes files that a killed process has begun before that time and nobody will finish; answers how many. */
  removeUnfinished(before: Date): Promise<number>;
  /** Makes the renditions of one unfinished picture; false when none is left. Called again and again by a job. */
  finishOne(): Promise<boolean>;
};
