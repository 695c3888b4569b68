import sharp, { type Sharp } from 'sharp';
import type { MediaWidth } from '#shared/media-url.ts';
import { decodeUpload } from './decode-upload.ts';
import { encodeRendition } from './encode-rendition.ts';
import type { PictureAnswer, PictureTask } from './picture-process.ts';
import { plainBackground } from './plain-background.ts';
import { printSheet } from './print-sheet.ts';

// The program of the process that works on pictures; started by picture-process.ts, and gone when the shop is.

/** The picture worked on last, unfolded as wide as was asked for: its narrower renditions are made from it. */
let unfolded: { name: string; width: MediaWidth; picture: Promise<Sharp> } | undefined;

/** What the largest picture that is taken needs, and half as much again. */
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
// The decoders work on threads of their own, so that this is looked at meanwhile.
setInterval(endIfTooLarge, 50).unref();

/** Ended by itself, the process costs the shop one picture; ended by the system for want of memory, it could be the shop. */
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

/** No wider than asked for: a drawing takes 0.8 s at its full 1200 pixels, and 0.07 s at the 320 of a card on a phone. */
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
