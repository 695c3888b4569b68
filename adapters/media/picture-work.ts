import type { PicturePorts } from '#core/media/media.ts';
import { createEncodingQueue } from './encoding-queue.ts';
import { createPictureProcess, type PictureProcess } from './picture-process.ts';
import type { Sheet } from './print-sheet.ts';

/** All work on pictures that other processes do. */
export type PictureWork = Omit<PicturePorts, 'files'> & { print: (sheet: Sheet) => Promise<Buffer> };

export type PictureProcesses = {
  pictures: PictureProcess;
  /** The process for pictures that no one waits for. */
  atLeisure: PictureProcess;
};

const lowestPriority = 19;

/** Decodes and encodes pictures with sharp in separate processes; pictures that a visitor waits for are encoded two at a time. */
export function createPictureWork(
  { pictures, atLeisure }: PictureProcesses = {
    pictures: createPictureProcess(),
    atLeisure: createPictureProcess({ niceness: lowestPriority }),
  },
): PictureWork {
  const encodings = createEncodingQueue(2);
  // An upload may decode to 40 megapixels: two at once would take twice the memory.
  const decodings = createEncodingQueue(1);
  const leisurely = createEncodingQueue(1);
  return {
    decode: (bytes) => decodings.run(() => pictures.decode(bytes)),
    plain: (source) => decodings.run(() => pictures.plain(source)),
    encode: (encoding) => encodings.run(() => pictures.render(encoding)),
    encodeAtLeisure: (encoding) => leisurely.run(() => atLeisure.render(encoding)),
    print: (sheet) => pictures.print(sheet),
  };
}
