import { expect, test } from 'vitest';
import { createFolderDisk } from '#adapters/disk/folder-disk.ts';
import { warnOfFullDisk } from '#core/disk/warn-of-full-disk.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin } from '#tests/support/make.ts';

const disk = {
  freeBytes: 40_000_000_000,
  readFreeBytes: async () => disk.freeBytes,
  requireRoom: async () => undefined,
};
const { app, store, clock, call, logInAs, sentMails } = await testShop({ overrides: { disk } });
const owner = await makeAdmin(store);

const health = async () => (await app.inject('/api/health')).json().data;
const warnings = async () => (await sentMails()).filter(({ subject }) => subject.includes('nearly full'));
const seenByOwner = async () =>
  (await call(endpoints.backup.getState, {}, { token: await logInAs(owner) })).body.data.disk;

test('a disk with room is not worth a word', async () => {
  await warnOfFullDisk(store);
  expect(await warnings()).toEqual([]);
  expect(await health()).toEqual({ database: 'up', disk: 'ok' });
  expect(await seenByOwner()).toEqual({ isLow: false, freeMegabytes: 40_000 });
});

test('a disk that is nearly full is said by health, on the overview, and by one mail a day', async () => {
  disk.freeBytes = 120_000_000;
  await Promise.all([warnOfFullDisk(store), warnOfFullDisk(store)]);
  const [mail, ...others] = await warnings();
  expect(mail).toMatchObject({ recipient: owner.email, text: expect.stringContaining('120 MB are left') });
  expect(others).toEqual([]);
  expect(await health()).toEqual({ database: 'up', disk: 'low' });
  expect(await seenByOwner()).toEqual({ isLow: true, freeMegabytes: 120 });
  clock.advance({ hours: 25 });
  await warnOfFullDisk(store);
  expect(await warnings()).toHaveLength(2);
});

test('the room is that of the folder of the shop', async () => {
  expect(await createFolderDisk('.').readFreeBytes()).toBeGreaterThan(0);
});
