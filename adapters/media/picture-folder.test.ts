import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPictureFolder } from './picture-folder.ts';

const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
afterAll(() => rm(folder, { recursive: true }));
const yesterday = new Date(Date.now() - 86_400_000);

test('what a killed process has begun goes after a day; what is being written, and whole pictures, stay', async () => {
  const files = createPictureFolder(join(folder, 'media'));
  expect(await files.removeUnfinished(yesterday)).toBe(0);
  await files.writeOriginal('rouge-40x50-abcdef', Buffer.from('whole'));
  await files.writeRendition('rouge-40x50-abcdef', 480, 'webp', Buffer.from('whole'));
  const originals = join(folder, 'media', 'originals');
  const longAgo = new Date(yesterday.getTime() - 1_000);
  await utimes(join(originals, 'rouge-40x50-abcdef.webp'), longAgo, longAgo);
  await writeFile(join(originals, 'rouge-40x50-abcdef.webp.1a2b.part'), 'hal');
  await utimes(join(originals, 'rouge-40x50-abcdef.webp.1a2b.part'), longAgo, longAgo);
  await writeFile(join(originals, 'rouge-40x50-abcdef.webp.3c4d.part'), 'hal');

  expect(await files.removeUnfinished(yesterday)).toBe(1);
  expect(await readdir(originals)).toEqual(['rouge-40x50-abcdef.webp', 'rouge-40x50-abcdef.webp.3c4d.part']);
  expect(await files.readRendition('rouge-40x50-abcdef', 480, 'webp')).toEqual(Buffer.from('whole'));
});
