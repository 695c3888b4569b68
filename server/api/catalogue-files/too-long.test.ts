import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTableFolder } from '#adapters/table-files/table-folder.ts';
import { pictureLimits } from '#core/media/picture-rules.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import { methodAndPath } from '#shared/contract/call.ts';
import { endpoints } from '#shared/endpoints.ts';
import { statementLimits } from '#shared/statements.ts';
import { testShop } from '#tests/support/app.ts';
import { announce } from '#tests/support/import-table.ts';
import { makeAdmin } from '#tests/support/make.ts';
import { onOneConnection } from '#tests/support/one-connection.ts';

const megabyte = 1024 * 1024;
const shop = await testShop();
const owner = await makeAdmin(shop.store);
const token = await shop.logInAs(owner);
const table = Buffer.from('Reference\nLIP-1\n'.padEnd(3_000, '\n'));
const health = { method: 'GET', path: '/api/health' };

async function announced(): Promise<string> {
  return (await announce(shop, token, table)).body.data.id;
}

function partOf(id: string, file: Buffer) {
  const fields = { id, offset: '0' };
  return { method: 'PUT', path: '/api/exchange/send-part', token, form: { fields, file } };
}

test('a part that is megabytes longer than the file is refused, and the next request on its connection is answered', async () => {
  const line = await onOneConnection(shop);
  const file = Buffer.concat([table, Buffer.alloc(4 * megabyte, 'x')]);
  const answer = await line.send(partOf(await announced(), file));
  expect([answer.status, answer.body.data?.state]).toEqual([200, 'failed']);
  expect((await line.send(health)).status).toBe(200);
  line.close();
});

test('a part that says it is longer than any file may be is answered 413 unread, and the import waits for the right one', async () => {
  const line = await onOneConnection(shop);
  const id = await announced();
  const file = Buffer.alloc(importLimits.megabytes * megabyte + megabyte);
  const answer = await line.send(partOf(id, file));
  expect([answer.status, answer.body.code]).toEqual([413, 'FILE_TOO_LARGE']);
  expect((await line.send(health)).status).toBe(200);
  expect((await line.send(partOf(id, table))).body.data?.state).toBe('reading');
  line.close();
});

test('a statement that is too long is answered 413, and the next request on its connection is answered', async () => {
  const line = await onOneConnection(shop);
  const { method, path } = methodAndPath(endpoints.statements.upload);
  for (const megabytes of [statementLimits.megabytes + 0.01, statementLimits.megabytes + 4]) {
    const file = Buffer.alloc(megabytes * megabyte, 'x');
    const fields = { provider: 'stripe', fileName: 'november.csv' };
    const answer = await line.send({ method, path, token, form: { fields, file } });
    expect([answer.status, answer.body.code]).toEqual([413, 'FILE_TOO_LARGE']);
    expect((await line.send(health)).status).toBe(200);
  }
  line.close();
});

test('a picture that is too long is answered 413, and the next request on its connection is answered', async () => {
  const line = await onOneConnection(shop);
  const { method, path } = methodAndPath(endpoints.file.upload);
  const file = Buffer.alloc((pictureLimits.megabytes + 4) * megabyte, 'x');
  const answer = await line.send({ method, path, token, form: { fields: {}, file, field: 'image' } });
  expect([answer.status, answer.body.code]).toEqual([413, 'FILE_TOO_LARGE']);
  expect((await line.send(health)).status).toBe(200);
  line.close();
});

test('a part for which the disk has no room is answered 507, and the next request on its connection is answered', async () => {
  let asked = 0;
  const folder = await mkdtemp(join(tmpdir(), 'shop-too-long-'));
  const full = await testShop({
    overrides: {
      tableFiles: createTableFolder(folder, async () => {
        asked += 1;
        if (asked > 1) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
      }),
    },
  });
  const file = Buffer.alloc(4 * megabyte);
  const ownerThere = await full.logInAs(await makeAdmin(full.store));
  const { id } = (await announce(full, ownerThere, file)).body.data;
  const line = await onOneConnection(full);
  const answer = await line.send({ ...partOf(id, file), token: ownerThere });
  expect([answer.status, answer.body.code]).toEqual([507, 'DISK_FULL']);
  expect((await line.send(health)).status).toBe(200);
  line.close();
  await rm(folder, { recursive: true });
});
