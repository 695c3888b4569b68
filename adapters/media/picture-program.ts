import sharp, { type Sharp } from 'sharp';
import { decodeUpload } from './decode-upload.ts';
import { encodeRendition } from './encode-rendition.ts';
import type { PictureAnswer, PictureTask } from './picture-process.ts';
import { printSheet } from './print-sheet.ts';

// The program of the process that works on pictures; started by picture-process.ts, and gone when the shop is.

/** The picture worked on last, unfolded: its ten renditions are asked for one after the other. */
let unfolded: { name: string; picture: Promise<Sharp> } | undefined;

process.on('disconnect', () => process.exit());
process.on('message', (task: PictureTask) => {
  void answer(task).then((said) => process.send?.(said));
});

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
    case 'render':
      return render(task);
    case 'print':
      return printSheet(task.sheet);
  }
}

async function render({ name, source, width, format }: Extract<PictureTask, { kind: 'render' }>) {
  if (unfolded?.name !== name) unfolded = { name, picture: unfold(bufferOf(source)) };
  const held = unfolded;
  try {
    return await encodeRendition(await held.picture, width, format);
  } catch (error) {
    if (unfolded === held) unfolded = undefined;
    throw error;
  }
}

async function unfold(source: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
