import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { addPicture } from '#core/media/add-picture.ts';
import { getRendition } from '#core/media/get-rendition.ts';
import { improveRendition } from '#core/media/improve-rendition.ts';
import { createMedia } from '#core/media/media.ts';
import { testDatabase } from '#tests/support/database.ts';
import { redirectingServer } from '#tests/support/redirecting-server.ts';
import { createPictureProcess } from './picture-process.ts';
import { createPictureWork } from './picture-work.ts';
import { createS3PictureFiles, type S3Settings } from './s3-picture-files.ts';

const settings = await bucketOf(process.env.S3_TEST_URL);
const files = createS3PictureFiles(settings);

/** The bucket in S3_TEST_URL (http://key:secret@host/bucket), or one on a server that the test starts. */
async function bucketOf(given: string | undefined): Promise<S3Settings> {
  const shared = { region: 'us-east-1', prefix: `shop-${process.pid}/` };
  if (given) {
    const { protocol, host, pathname, username, password } = new URL(given);
    const keys = { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
    return { ...shared, ...keys, endpoint: `${protocol}//${host}`, bucket: pathname.slice(1) };
  }
  const directory = await mkdtemp(join(tmpdir(), 'shop-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return { ...shared, ...keys, endpoint: `http://127.0.0.1:${port}`, bucket: 'pictures' };
}

test('what was written is read back, and what was never written is not there', async () => {
  await files.writeOriginal('a-1x1-000000', Buffer.from('original'));
  await files.writeRendition('a-1x1-000000', 480, 'avif', Buffer.from('small'));
  expect((await files.readOriginal('a-1x1-000000'))?.toString()).toBe('original');
  expect((await files.readRendition('a-1x1-000000', 480, 'avif'))?.toString()).toBe('small');
  expect(await files.readRendition('a-1x1-000000', 480, 'webp')).toBeUndefined();
  expect(await files.readOriginal('b-1x1-000000')).toBeUndefined();
});

test('a removed picture is gone, and removing it again is harmless', async () => {
  await files.writeOriginal('c-1x1-000000', Buffer.from('original'));
  await files.writeRendition('c-1x1-000000', 160, 'webp', Buffer.from('small'));
  await files.remove('c-1x1-000000');
  await files.remove('c-1x1-000000');
  expect(await files.readRendition('c-1x1-000000', 160, 'webp')).toBeUndefined();
  expect(await files.readOriginal('c-1x1-000000')).toBeUndefined();
});

test('a whole upload lives in the bucket: taken, served, made smaller in AVIF', async () => {
  const { db } = await testDatabase();
  const pictures = createPictureProcess();
  const ports = { ...createPictureWork({ pictures, atLeisure: pictures }), files };
  const store = { db, clock: { now: () => new Date() }, media: createMedia(ports) };
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a1435c' } })
    .png()
    .toBuffer();
  const added = await addPicture(store, photo);
  const name = added.ok ? (added.value.url.split('/')[2] ?? '') : '';
  const asked = { name, width: 160, format: 'avif' } as const;
  expect(await getRendition(store, asked)).toMatchObject({ format: 'webp', isFinal: false });
  expect(await improveRendition(store)).toBe(true);
  expect(await getRendition(store, asked)).toMatchObject({ format: 'avif', isFinal: true });
});

test('wrong keys are an outage that names the answer, not a missing picture', async () => {
  const refused = createServer((_request, response) => response.writeHead(403).end());
  await new Promise<void>((resolve) => refused.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void refused.close());
  const address = refused.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const locked = createS3PictureFiles({ ...settings, endpoint: `http://127.0.0.1:${port}` });
  await expect(locked.readRendition('a-1x1-000000', 480, 'avif')).rejects.toThrow('answered 403');
  await expect(locked.writeOriginal('a-1x1-000000', Buffer.from('x'))).rejects.toThrow('answered 403');
});

test('a bucket that sends on to another address is not followed, neither with a picture nor for one', async () => {
  const { url, heardElsewhere } = await redirectingServer(307);
  const moved = createS3PictureFiles({ ...settings, endpoint: url });
  await expect(moved.readOriginal('a-1x1-000000')).rejects.toThrow('answered 307');
  await expect(moved.writeOriginal('a-1x1-000000', Buffer.from('x'))).rejects.toThrow('answered 307');
  expect(heardElsewhere).toEqual([]);
});
