import type { Readable } from 'node:stream';
import type { RequireRoom } from '#core/disk/disk.ts';

/** Passes content on chunk by chunk; throws as soon as the disk has no room for the next one. */
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
