import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataFolder } from './open-data-folder.ts';

test.runIf(existsSync('/proc/self'))(
  'a data folder where the system makes none is refused at once',
  async () => {
    await expect(openDataFolder('/proc/shop/data')).rejects.toThrow(
      'The data folder /proc/shop/data cannot be used (the system makes no folders there): correct it, or choose another with DATA_DIR.',
    );
  },
);

test('a data folder is made by two processes at once, with those above it, for the account of the shop alone, and one that is there is taken as it is', async () => {
  const place = await mkdtemp(join(tmpdir(), 'shop-place-'));
  const folder = join(place, 'of', 'shop');
  await Promise.all([openDataFolder(folder), openDataFolder(folder)]);
  expect((await stat(join(place, 'of'))).mode & 0o777).toBe(0o700);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await writeFile(join(folder, 'kept'), '');
  await openDataFolder(folder);
  expect(await readdir(folder)).toEqual(['kept']);
  await expect(openDataFolder(join(folder, 'kept'))).rejects.toThrow('(it is not a folder)');
  await expect(openDataFolder(join(folder, 'kept', 'more'))).rejects.toThrow('(it is not a folder)');
  await rm(place, { recursive: true });
});
