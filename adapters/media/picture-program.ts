import sharp, { type Sharp } from 'sharp';
import type { MediaWidth } from '#shared/media-url.ts';
import { decodeUpload } from './decode-upload.ts';
import { encodeRendition } from './encode-rendition.ts';
import type { PictureAnswer, PictureTask } from './picture-process.ts';
import { plainBackground } from './plain-background.ts';
import { printSheet } from './print-sheet.ts';

// The program of the process that works on pictures; started by picture-process.ts, it ends with the shop.

/** The last picture, decoded at the width asked for; its narrower renditions are made from it. */
let unfolded: { name: string; width: MediaWidth; picture: Promise<Sharp> } | undefined;

/** One and a half times what the largest accepted picture needs. */
const mostMegabytes = 700;
let running = 0;

process.on('disconnect', () => process.exit());
process.on('message', (task: PictureTask) => {
  running += 1;
  void answer(task).then((said) => {
    running -= 1;
    process.send?.(said);
  });
});
// The decoders have their own threads, so this check runs meanwhile.
setInterval(endIfTooLarge, 50).unref();

/** Ends the process before memory runs out: that costs one picture, while the system might end the shop instead. */
function endIfTooLarge(): void {
  if (running > 0 && process.memoryUsage.rss() > mostMegabytes * 1024 * 1024) process.exit(70);
}

async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    return { id: task.id, result: await workOn(task) };
  } catch (error) {
    return { id: task.id, failure: error instanceof Error ? error.message : String(error) };
  }
}

function workOn(task: PictureTask): Promise<unknown> {
  switch (task.kind) {
    case 'decode':
      return decodeUpload(bufferOf(task.bytes));
    case 'plain':
      return plainBackground(bufferOf(task.source));
    case 'render':
      return render(task);
    case 'print':
      return printSheet(task.sheet);
  }
}

async function render({ name, source, width, format }: Extract<PictureTask, { kind: 'render' }>) {
  if (unfolded?.name !== name || unfolded.width < width) {
    unfolded = { name, width, picture: unfold(bufferOf(source), width) };
  }
  const held = unfolded;
  try {
    return await encodeRendition(await held.picture, width, format);
  } catch (error) {
    if (unfolded === held) unfolded = undefined;
    throw error;
  }
}

/** Decodes no wider than asked for: a drawing takes 0.8 s at its full 1200 pixels, but 0.07 s at the 320 of a card on a phone. */
async function unfold(source: Buffer, width: MediaWidth): Promise<Sharp> {
  const { data, info } = await sharp(source)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
