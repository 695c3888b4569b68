import type { PicturePorts } from '#core/media/media.ts';
import type { PictureFiles } from '#core/media/picture-files.ts';
import { createEncodingQueue } from './encoding-queue.ts';
import type { PictureProcess } from './picture-process.ts';

export type PicturePortsOptions = {
  files: PictureFiles;
  pictures: PictureProcess;
  /** Works on what nothing waits for. */
  atLeisure: PictureProcess;
};

/** Pictures taken apart and encoded by sharp in processes of their own, two at a time where somebody waits. */
export function createPicturePorts({ files, pictures, atLeisure }: PicturePortsOptions): PicturePorts {
  const encodings = createEncodingQueue(2);
  // An upload may unfold to 40 megapixels: two at once would take twice the memory.
  const decodings = createEncodingQueue(1);
  const leisurely = createEncodingQueue(1);
  return {
    decode: (bytes) => decodings.run(() => pictures.decode(bytes)),
    encode: (encoding) => encodings.run(() => pictures.render(encoding)),
    encodeAtLeisure: (encoding) => leisurely.run(() => atLeisure.render(encoding)),
    files,
  };
}
