import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeUser } from '#tests/support/make.ts';
import { UPLOAD_MEGABYTES } from '../../plugins/upload-limit.ts';

const { app, call, upload, store, logInAs } = await testShop();
const admin = { token: await logInAs(await makeAdmin(store)) };
const shopper = { token: await logInAs(await makeUser(store)) };
const endpoint = endpoints.file.upload;
const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a1435c' } })
  .png()
  .toBuffer();

test('an uploaded picture is answered by its address and served from there, ready for a category', async () => {
  const { status, body } = await upload(endpoint, { field: 'image', bytes: png }, admin);
  expect([status, body.message]).toEqual([201, 'Picture uploaded']);
  const { url } = body.data;
  expect(url).toMatch(/^\/media\/[0-9a-f]{20}-300x200-[0-9a-f]{6}\/960\.webp$/);
  const served = await app.inject({ url });
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  const category = await call(endpoints.category.addCategory, { name: 'Tiles', image: url }, admin);
  expect(category.status).toBe(201);
});

test('asks for a login, and for an admin, before it reads the file', async () => {
  const file = { field: 'image', bytes: Buffer.from('no picture') };
  expect(await upload(endpoint, file)).toMatchObject({ status: 401, body: { code: 'NOT_LOGGED_IN' } });
  expect(await upload(endpoint, file, shopper)).toMatchObject({
    status: 403,
    body: { code: 'NO_PERMISSION' },
  });
});

test('believes the bytes, not the name and type a browser sends', async () => {
  const renamed = { field: 'image', bytes: png, name: 'x.svg', type: 'image/svg+xml' };
  expect((await upload(endpoint, renamed, admin)).status).toBe(201);
  const disguised = {
    field: 'image',
    bytes: Buffer.from('<svg xmlns="x"/>'),
    name: 'x.png',
    type: 'image/png',
  };
  const { status, body } = await upload(endpoint, disguised, { ...admin, language: 'fr' });
  expect([status, body.code]).toEqual([415, 'PICTURE_KIND_REFUSED']);
  expect(body.message).toContain('SVG');
});

test('says clearly what is wrong with a file', async () => {
  const cut = await upload(endpoint, { field: 'image', bytes: png.subarray(0, 100) }, admin);
  expect([cut.status, cut.body.code]).toEqual([422, 'PICTURE_UNREADABLE']);
  const other = await upload(endpoint, { field: 'other', bytes: png }, admin);
  expect([other.status, other.body.success]).toEqual([422, false]);
});

test('refuses too large a file whose pieces arrive so that one ends exactly at the limit', async () => {
  const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\n\r\n';
  const limit = Buffer.alloc(UPLOAD_MEGABYTES * 1024 * 1024);
  png.copy(limit);
  async function* pieces() {
    for (const piece of [head, limit, 'more', '\r\n--x--\r\n']) {
      yield piece;
      await setImmediate();
    }
  }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Readable.from(pieces()),
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'FILE_TOO_LARGE' }]);
});

describe('a white background', () => {
  const drawing = (below: string) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="100" fill="#d8c4a8"/>
        <rect y="100" width="300" height="100" fill="${below}"/><rect x="100" y="40" width="90" height="120" fill="#8a1c3b"/></svg>`),
    )
      .png()
      .toBuffer();
  const uploaded = async (below: string) =>
    (await upload(endpoint, { field: 'image', bytes: await drawing(below) }, admin)).body.data.url;

  test('is a further picture of the shop; the first one stays', async () => {
    const url = await uploaded('#d8c4a8');
    const { status, body } = await call(endpoints.file.makePlain, { url }, admin);
    expect(status).toBe(201);
    expect(body.data.url).not.toBe(url);
    const [before, after] = [await app.inject({ url }), await app.inject({ url: body.data.url })];
    const corner = (bytes: Buffer) =>
      sharp(bytes).extract({ left: 2, top: 2, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect(Math.min(...(await corner(after.rawPayload)))).toBeGreaterThan(248);
    expect(Math.min(...(await corner(before.rawPayload)))).toBeLessThan(200);
    const shown = await call(
      endpoints.category.addCategory,
      { name: 'On white', image: body.data.url },
      admin,
    );
    expect(shown.status).toBe(201);
  });

  test('is refused where the photo has no plain one, of a picture that is not the shop’s, and to shoppers', async () => {
    const url = await uploaded('#35506b');
    const mixed = await call(endpoints.file.makePlain, { url }, { ...admin, language: 'fr' });
    expect([mixed.status, mixed.body.code]).toEqual([422, 'PICTURE_BACKGROUND_MIXED']);
    expect(mixed.body.message).toContain('Aucun fond uni');
    const foreign = { url: 'https://example.com/media/abc-10x10-ffffff/960.webp' };
    expect((await call(endpoints.file.makePlain, foreign, admin)).status).toBe(404);
    expect((await call(endpoints.file.makePlain, { url }, shopper)).status).toBe(403);
  });
});
