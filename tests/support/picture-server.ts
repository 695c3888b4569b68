import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type PictureServer = { at: string; asked: string[]; close: () => void };

/**
 * Serves a different picture at each address, and records the requests. `answersItself` is called first: true if it has dealt with the
 * request.
 */
export async function startPictureServer(
  answersItself: (url: string, response: ServerResponse) => boolean | Promise<boolean>,
): Promise<PictureServer> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (await answersItself(url, response)) return;
    const sum = crc32(url);
    const background = { r: sum & 255, g: (sum >> 8) & 255, b: (sum >> 16) & 255 };
    response.end(
      await sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  return {
    at: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
