import type { Readable } from 'node:stream';
import type { RequireRoom } from '#core/disk/disk.ts';

/** What is written piece by piece, for as long as the disk has room for it. */
export async function* whereThereIsRoom(
  content: Readable,
  requireRoom?: RequireRoom,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk);
    await requireRoom?.(bytes.length);
    yield bytes;
  }
}
