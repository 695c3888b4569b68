import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPictureFolder } from '#adapters/media/picture-folder.ts';
import { createPictureProcess } from '#adapters/media/picture-process.ts';
import { createPictureWork } from '#adapters/media/picture-work.ts';
import type { MediaFormat } from '#shared/media-url.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addFinishedPictures } from './add-finished-pictures.ts';
import { addPicture } from './add-picture.ts';
import { getRendition } from './get-rendition.ts';
import { improveRendition } from './improve-rendition.ts';
import { createMedia, type PicturePorts } from './media.ts';

const { db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'shop-media-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
let encoded = 0;
const pictures = createPictureProcess();
const ports: PicturePorts = {
  ...createPictureWork({ pictures, atLeisure: pictures }),
  files: createPictureFolder(folder),
};
const countingPorts: PicturePorts = {
  ...ports,
  encode: (encoding) => {
    encoded += 1;
    return ports.encode(encoding);
  },
};
const store = { db, clock: { now: () => new Date() }, media: createMedia(countingPorts) };

const add = (bytes: Buffer) => addPicture(store, bytes);
const rendition = (name: string, width: number, format: MediaFormat) =>
  getRendition(store, { name, width, format });

async function photo(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif',
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#a1435c', noise } })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
}

async function addNamed(bytes: Buffer): Promise<string> {
  const added = await add(bytes);
  if (!added.ok) throw new Error('The picture was refused.');
  return partsOf(added.value.url);
}

async function filesOf(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

function partsOf(url: string): string {
  return url.split('/')[2] ?? '';
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s picture is taken and served in every width',
  async (kind) => {
    const added = await add(await photo(1300, 700, kind));
    const url = added.ok ? added.value.url : '';
    expect(url).toMatch(/^\/media\/[0-9a-f]{20}-1300x700-[0-9a-f]{6}\/960\.webp$/);
    for (const width of [160, 320, 480, 720, 960]) {
      const served = await rendition(partsOf(url), width, 'webp');
      expect(served).toMatchObject({ format: 'webp', isFinal: true });
      expect(await sharp(served?.bytes).metadata()).toMatchObject({ format: 'webp', width });
    }
  },
);

test('a picture narrower than asked for is not blown up', async () => {
  const added = await add(await photo(300, 200, 'png'));
  const served = await rendition(partsOf(added.ok ? added.value.url : ''), 960, 'webp');
  expect(await sharp(served?.bytes).metadata()).toMatchObject({ width: 300, height: 200 });
});

test('a photo is turned upright and loses its metadata, the place it was taken included', async () => {
  const bytes = await sharp(await photo(400, 200, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' }, IFD0: { Copyright: 'secret-marker' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('secret-marker')).toBe(true);
  const added = await add(bytes);
  const url = added.ok ? added.value.url : '';
  expect(url).toContain('-200x400-');
  const served = await rendition(partsOf(url), 160, 'webp');
  const { exif, orientation } = await sharp(served?.bytes).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

test('a very large photo is kept no larger than 2400 pixels', async () => {
  const added = await add(await photo(4800, 1200, 'jpeg'));
  expect(added.ok && added.value.url).toContain('-2400x600-');
});

test('the same picture uploaded twice is one picture', async () => {
  const bytes = await photo(200, 200, 'png');
  expect(await add(bytes)).toEqual(await add(bytes));
});

const svg =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';

test.each([
  ['an SVG', Buffer.from(svg), { code: 'PICTURE_KIND_REFUSED', facts: { found: 'SVG' } }],
  [
    'a web page',
    Buffer.from('<!doctype html><p>hello'),
    { code: 'PICTURE_KIND_REFUSED', facts: { found: 'HTML' } },
  ],
  ['a text', Buffer.from('hello'), { code: 'PICTURE_KIND_REFUSED', facts: { found: 'TXT' } }],
  ['nothing', Buffer.alloc(0), { code: 'PICTURE_KIND_REFUSED' }],
  [
    'an iPhone photo in HEIC',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    { code: 'PICTURE_KIND_REFUSED', facts: { found: 'HEIC' } },
  ],
  [
    'a GIF',
    Buffer.from('GIF89a\x01\0\x01\0', 'latin1'),
    { code: 'PICTURE_KIND_REFUSED', facts: { found: 'GIF' } },
  ],
  [
    'a file of 16 MB',
    Buffer.alloc(16 * 1024 * 1024, 0xff),
    { code: 'FILE_TOO_LARGE', facts: { limitMegabytes: 15 } },
  ],
  ['a JPEG in name only', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]), { code: 'PICTURE_UNREADABLE' }],
])('%s is refused and leaves nothing behind', async (_what, bytes, refusal) => {
  const before = await filesOf();
  expect(await add(bytes)).toMatchObject({ ok: false, refusal });
  expect(await filesOf()).toEqual(before);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s cut off in the middle is refused and leaves nothing behind',
  async (kind) => {
    const bytes = await photo(900, 900, kind);
    const before = await filesOf();
    expect(await add(bytes.subarray(0, bytes.length / 2))).toMatchObject({
      ok: false,
      refusal: { code: 'PICTURE_UNREADABLE' },
    });
    expect(await filesOf()).toEqual(before);
  },
);

test('a small file that unfolds to 49 megapixels is refused before it is unfolded', async () => {
  const bomb = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(400_000);
  expect(await add(bomb)).toMatchObject({
    ok: false,
    refusal: { code: 'PICTURE_TOO_MANY_PIXELS', facts: { limitMegapixels: 40 } },
  });
});

test('an AVIF of more than 16 megapixels is refused before it is unfolded', async () => {
  const bomb = await sharp({ create: { width: 4096, height: 4096, channels: 3, background: '#fff' } })
    .avif({ effort: 0 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(10_000);
  expect(await add(bomb)).toMatchObject({
    ok: false,
    refusal: { code: 'PICTURE_TOO_MANY_PIXELS', facts: { limitMegapixels: 16 } },
  });
});

test('no one waits for the card of an uploaded picture: it was made with the upload', async () => {
  const name = await addNamed(await photo(1600, 2000, 'jpeg'));
  encoded = 0;
  for (const width of [320, 480]) {
    expect(await rendition(name, width, 'webp')).toMatchObject({ isFinal: true });
  }
  expect(encoded).toBe(0);
});

test('a rendition is made when it is first asked for, once however many ask at the same time', async () => {
  const name = await addNamed(await photo(1100, 1300, 'jpeg'));
  expect(await readdir(join(folder, 'renditions', name))).toEqual(['320.webp', '480.webp']);
  encoded = 0;
  const served = await Promise.all(Array.from({ length: 20 }, () => rendition(name, 720, 'webp')));
  expect(encoded).toBe(1);
  expect(served.every((one) => one?.isFinal)).toBe(true);
  await rendition(name, 720, 'webp');
  expect(encoded).toBe(1);
});

test('an AVIF that is not there yet is answered by the WebP for the moment, and by the AVIF once it is made', async () => {
  const name = await addNamed(await photo(1200, 1500, 'jpeg'));
  expect(await rendition(name, 320, 'avif')).toMatchObject({ format: 'webp', isFinal: false });
  expect(await improveRendition(store)).toBe(true);
  expect(await improveRendition(store)).toBe(false);
  const late = await rendition(name, 320, 'avif');
  expect(late).toMatchObject({ format: 'avif', isFinal: true });
  expect(await sharp(late?.bytes).metadata()).toMatchObject({ format: 'heif', width: 320, height: 400 });
  // No files are made for the other widths, which no page requested.
  expect(await readdir(join(folder, 'renditions', name))).toEqual(['320.avif', '320.webp', '480.webp']);
}, 60_000);

test('a picture that cannot be made smaller does not hold up the others', async () => {
  const [broken, fine] = [await photo(310, 300, 'png'), await photo(320, 300, 'png')];
  const names = [await addNamed(broken), await addNamed(fine)];
  for (const name of names) await rendition(name, 320, 'avif');
  await ports.files.writeOriginal(names[0] ?? '', Buffer.from('no picture'));
  await expect(improveRendition(store)).rejects.toThrow();
  expect(await improveRendition(store)).toBe(true);
  expect(await improveRendition(store)).toBe(false);
});

test('a picture that arrived finished is served as it came, and other widths are made from its files', async () => {
  const name = 'finished-1200x1500-a1435c';
  const file = async (width: 480 | 960) => ({
    width,
    format: 'avif' as const,
    bytes: await photo(width, (width * 5) / 4, 'avif'),
  });
  const files = [await file(480), await file(960)];
  await addFinishedPictures(store, [{ name, files }]);
  encoded = 0;
  expect(await rendition(name, 480, 'avif')).toMatchObject({ bytes: files[0]?.bytes, isFinal: true });
  expect(encoded).toBe(0);
  for (const width of [160, 320, 720]) {
    const made = await rendition(name, width, 'webp');
    expect(await sharp(made?.bytes).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: (width * 5) / 4,
    });
  }
});

test('a picture whose original is lost is answered as unknown, and what was made of it is still served', async () => {
  const name = await addNamed(await photo(330, 300, 'png'));
  await rm(join(folder, 'originals', `${name}.webp`));
  expect(await rendition(name, 320, 'webp')).toMatchObject({ format: 'webp' });
  expect(await rendition(name, 160, 'webp')).toBeUndefined();
});

test.each([
  ['unknown-1200x1500-336699', 480],
  ['../originals/unknown-1200x1500-336699', 480],
  ['..', 480],
])('there is no picture at %s in width %i', async (name, width) => {
  expect(await rendition(name, width, 'webp')).toBeUndefined();
});

test('there is no rendition of a width that pages do not ask for', async () => {
  const name = await addNamed(await photo(340, 300, 'png'));
  expect(await rendition(name, 481, 'webp')).toBeUndefined();
});
