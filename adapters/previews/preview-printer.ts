import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RequireRoom, unlessDiskFull } from '#core/disk/disk.ts';
import { type PreviewPrinter, PrinterIsBusy, previewHash } from '#core/previews/preview.ts';
import { makeFolders } from '../make-folders.ts';
import { createEncodingQueue } from '../media/encoding-queue.ts';
import type { PictureWork } from '../media/picture-work.ts';
import type { Sheet } from '../media/print-sheet.ts';
import { unlessMissing } from '../unless-missing.ts';
import { composeProductPreview, composeShopPreview, pictureArea } from './compose-preview.ts';

type PreviewPrinterOptions = {
  pictures: Pick<PictureWork, 'print'>;
  folder: string;
  requireRoom?: RequireRoom;
  /** The number of files kept on the disk; the oldest are deleted first. */
  mostFiles?: number;
  /** The number of previews that may wait to be printed. */
  mostWaiting?: number;
};

/** Prints one preview at a time, on first demand, and keeps it as a file. */
export function createPreviewPrinter(options: PreviewPrinterOptions): PreviewPrinter {
  const { pictures, folder, mostFiles = 5_000, mostWaiting = 40 } = options;
  const queue = createEncodingQueue(1);
  const printing = new Map<string, Promise<Buffer>>();

  return {
    product: (preview, readPicture) =>
      keep(`${preview.language}-${preview.productId}-${previewHash(preview)}`, async () => {
        const bytes = await readPicture();
        return {
          svg: composeProductPreview(preview),
          picture: bytes && { bytes, ...pictureArea },
        };
      }),
    shop: (preview) =>
      keep(`${preview.language}-shop-${previewHash(preview)}`, async () => ({
        svg: composeShopPreview(preview),
        picture: undefined,
      })),
  };

  /** Simultaneous requests for the same preview share one printing. */
  function keep(name: string, draw: () => Promise<Sheet>): Promise<Buffer> {
    const known = printing.get(name);
    if (known) return known;
    const printed = readOrPrint(name, draw).finally(() => printing.delete(name));
    printing.set(name, printed);
    return printed;
  }

  async function readOrPrint(name: string, draw: () => Promise<Sheet>): Promise<Buffer> {
    const path = join(folder, `${name}.jpg`);
    const there = await readFile(path).catch(unlessMissing);
    if (there) return there;
    if (printing.size > mostWaiting) throw new PrinterIsBusy();
    return queue.run(async () => {
      const bytes = await pictures.print(await draw());
      await keepFile(path, bytes).catch(unlessDiskFull);
      return bytes;
    });
  }

  async function keepFile(path: string, bytes: Buffer): Promise<void> {
    await options.requireRoom?.(bytes.length);
    await makeFolders(folder);
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    await dropOldest();
  }

  async function dropOldest(): Promise<void> {
    const names = await readdir(folder);
    if (names.length <= mostFiles) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, since: (await stat(join(folder, name))).mtimeMs })),
    );
    // Deletes a tenth at once, so that a full folder is not measured at every printing.
    const surplus = files.length - Math.floor(mostFiles * 0.9);
    for (const { name } of files.toSorted((one, other) => one.since - other.since).slice(0, surplus)) {
      await rm(join(folder, name), { force: true });
    }
  }
}
