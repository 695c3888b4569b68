import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebPictureSource } from '#adapters/web-pictures/web-picture-source.ts';
import { testShop } from '#tests/support/app.ts';
import { foreignTables } from '#tests/support/foreign-tables.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { startPictureServer } from '#tests/support/picture-server.ts';

// Pictures as servers of other shops send them: of many kinds, under addresses that suggest another kind, redirected to HTTPS.

const fixture = (name: string) => readFile(new URL(`../../../tests/fixtures/${name}`, import.meta.url));
const certificate = await fixture('local-server-certificate.pem');

function drawn(colour: string) {
  return sharp({ create: { width: 60, height: 60, channels: 3, background: colour } });
}

/** A photo as phones write it that store some seconds of video after the picture. */
const large = Buffer.concat([await drawn('#b05').jpeg().toBuffer(), Buffer.alloc(5_000_000)]);
const pictures: Record<string, Buffer> = {
  '/files/a.webp?v=1712839200&width=1200': await drawn('#a01').webp().toBuffer(),
  // A server that considers what the browser can show may answer with another kind than the address suggests.
  '/files/b.jpg?v=1712': await drawn('#b02').avif().toBuffer(),
  '/files/c.avif': await drawn('#c03').avif().toBuffer(),
  '/files/d.png?crop=center': await drawn('#d04').png().toBuffer(),
  '/files/e.jpg': large,
  '/files/f.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  '/files/g.tiff': await drawn('#e05').tiff().toBuffer(),
  '/files/h.jpg': Buffer.from('<!doctype html><p>Log in first'),
};

const safe = createServer(
  { cert: certificate, key: await fixture('local-server-key.pem') },
  async (_request, response) => response.end(await drawn('#f06').jpeg().toBuffer()),
).listen(0, '127.0.0.1');
await once(safe, 'listening');
const safeAt = safe.address();
const safePort = typeof safeAt === 'object' ? safeAt?.port : '';

const server = await startPictureServer((url, response) => {
  if (url === '/moved.jpg') {
    response.writeHead(301, { location: `https://127.0.0.1:${safePort}/files/moved.jpg?v=2` }).end();
    return true;
  }
  const picture = pictures[url];
  response.writeHead(picture ? 200 : 404).end(picture);
  return true;
});
afterAll(() => {
  server.close();
  safe.closeAllConnections();
  safe.close();
});

const pictureSource = createWebPictureSource({
  isAnyPort: true,
  isAllowed: (address) => address === '127.0.0.1',
  trusted: certificate,
});
const shop = await testShop({ overrides: { pictureSource } });

let token: string;
const { importTable, problemsOf, findProduct } = foreignTables(shop, () => token);
beforeAll(async () => {
  token = await shop.logInAs(await makeAdmin(shop.store));
});

test('pictures of every kind that browsers show come in, and others are named with their reason', async () => {
  const addresses = [...Object.keys(pictures), '/moved.jpg', '/files/none.jpg'].map(
    (path) => `${server.at}${path.slice(1)}`,
  );
  const rows = addresses.map((address, index) => `KIND-${index};Baume ${index};1000;${address}`);
  const id = await importTable(['Réf;Nom;Prix;Photo', ...rows].join('\n'));
  const images = await Promise.all(addresses.map((_each, index) => findProduct(`KIND-${index}`)));
  expect(images.map((product) => product.images.length)).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 1, 0]);
  const notUsable = 'The picture is left out, as it is not a JPEG, PNG, WebP or AVIF that the shop can read:';
  expect(await problemsOf(id)).toEqual([
    ...['f.heic', 'g.tiff', 'h.jpg'].map(
      (name, index) => `${7 + index} Photo: ${notUsable} ${server.at}files/${name}`,
    ),
    `11 Photo: The picture could not be fetched and is left out: ${server.at}files/none.jpg`,
  ]);
});
