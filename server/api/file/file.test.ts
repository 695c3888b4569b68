import sharp from 'sharp';
import { expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeUser } from '#tests/support/make.ts';

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
