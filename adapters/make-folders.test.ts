import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolders } from './make-folders.ts';

test('folders are made for the account of the shop alone, also twice and at the same time', async () => {
  const inside = join(await mkdtemp(join(tmpdir(), 'shop-folders-')), 'mails', 'sent');

  await Promise.all([makeFolders(inside), makeFolders(inside)]);
  await makeFolders(inside);

  expect((await stat(inside)).mode & 0o777).toBe(0o700);
});
