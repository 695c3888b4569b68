import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { createMediaLibrary } from './media-library.ts';
import { createPictureFolder } from './picture-files.ts';
import { createPictureProcess } from './picture-process.ts';

const { db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'shop-media-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
let drawn = 0;
const media = createMediaLibrary({
  db,
  clock: { now: () => new Date() },
  files: createPictureFolder(folder),
  pictures: createPictureProcess(),
  drawSvg,
});

function drawSvg({ colour }: { colour: string }): string {
  drawn += 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect width="1200" height="1500" fill="${colour}"/></svg>`;
}

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

async function addDrawing(name: string, colour = '#336699'): Promise<void> {
  await db
    .insertInto('media')
    .values({ name, width: 1200, height: 1500, source: 'drawing', drawing: JSON.stringify({ colour }) })
    .execute();
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
    const added = await media.add(await photo(1300, 700, kind));
    const url = added.ok ? added.value.url : '';
    expect(url).toMatch(/^\/media\/[0-9a-f]{20}-1300x700-[0-9a-f]{6}\/960\.webp$/);
    for (const width of [160, 320, 480, 720, 960]) {
      const rendition = await media.rendition(partsOf(url), width, 'webp');
      expect(rendition).toMatchObject({ contentType: 'image/webp', isFinal: true });
      expect(await sharp(rendition?.bytes).metadata()).toMatchObject({ format: 'webp', width });
    }
  },
);

test('a picture narrower than asked for is not blown up', async () => {
  const added = await media.add(await photo(300, 200, 'png'));
  const rendition = await media.rendition(partsOf(added.ok ? added.value.url : ''), 960, 'webp');
  expect(await sharp(rendition?.bytes).metadata()).toMatchObject({ width: 300, height: 200 });
});

test('a photo is turned upright and loses its metadata, the place it was taken included', async () => {
  const bytes = await sharp(await photo(400, 200, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' }, IFD0: { Copyright: 'secret-marker' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('secret-marker')).toBe(true);
  const added = await media.add(bytes);
  const url = added.ok ? added.value.url : '';
  expect(url).toContain('-200x400-');
  const rendition = await media.rendition(partsOf(url), 160, 'webp');
  const { exif, orientation } = await sharp(rendition?.bytes).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
});

test('a very large photo is kept no larger than 2400 pixels', async () => {
  const added = await media.add(await photo(4800, 1200, 'jpeg'));
  expect(added.ok && added.value.url).toContain('-2400x600-');
});

test('the same picture uploaded twice is one picture', async () => {
  const bytes = await photo(200, 200, 'png');
  expect(await media.add(bytes)).toEqual(await media.add(bytes));
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
  expect(await media.add(bytes)).toMatchObject({ ok: false, refusal });
  expect(await filesOf()).toEqual(before);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s cut off in the middle is refused and leaves nothing behind',
  async (kind) => {
    const bytes = await photo(900, 900, kind);
    const before = await filesOf();
    expect(await media.add(bytes.subarray(0, bytes.length / 2))).toMatchObject({
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
  expect(await media.add(bomb)).toMatchObject({
    ok: false,
    refusal: { code: 'PICTURE_TOO_MANY_PIXELS', facts: { limitMegapixels: 40 } },
  });
});

test('a demo picture is drawn once when many ask for it at the same time, and then read from the disk', async () => {
  await addDrawing('lipstick-1200x1500-336699');
  drawn = 0;
  const asked = Array.from({ length: 20 }, () => media.rendition('lipstick-1200x1500-336699', 480, 'webp'));
  const renditions = await Promise.all(asked);
  expect(drawn).toBe(1);
  expect(renditions.every((rendition) => rendition?.isFinal)).toBe(true);
  await media.rendition('lipstick-1200x1500-336699', 480, 'webp');
  expect(drawn).toBe(1);
});

test('an AVIF that is not there yet is answered by the WebP for the moment, and by the AVIF once it is finished', async () => {
  await addDrawing('gloss-1200x1500-112233');
  const early = await media.rendition('gloss-1200x1500-112233', 320, 'avif');
  expect(early).toMatchObject({ contentType: 'image/webp', isFinal: false });
  while (await media.finishOne()) {}
  const late = await media.rendition('gloss-1200x1500-112233', 320, 'avif');
  expect(late).toMatchObject({ contentType: 'image/avif', isFinal: true });
  expect(await sharp(late?.bytes).metadata()).toMatchObject({ format: 'heif', width: 320, height: 400 });
  const open = await db.selectFrom('media').select('name').where('finishedAt', 'is', null).execute();
  expect(open).toEqual([]);
}, 60_000);

test('a picture that cannot be finished does not hold up the others', async () => {
  await addDrawing('broken-1200x1500-000000', '"><unclosed');
  await addDrawing('fine-1200x1500-000000');
  await expect(media.finishOne()).rejects.toThrow();
  expect(await media.finishOne()).toBe(true);
  expect(await media.finishOne()).toBe(false);
});

test.each([
  ['unknown-1200x1500-336699', 480],
  ['lipstick-1200x1500-336699', 481],
  ['../originals/lipstick-1200x1500-336699', 480],
  ['..', 480],
])('there is no picture at %s in width %i', async (name, width) => {
  expect(await media.rendition(name, width, 'webp')).toBeUndefined();
});
