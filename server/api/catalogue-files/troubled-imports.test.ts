import { beforeEach, expect, test } from 'vitest';
import { importSteps } from '#core/catalogue-files/import-steps.ts';
import { workOff, workOnce } from '#core/jobs/work-off.ts';
import type { Store } from '#core/store.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { announce, sendPart, sendTable } from '#tests/support/import-table.ts';
import { makeAdmin, makeUser } from '#tests/support/make.ts';

const shop = await testShop();
const { call, store, logInAs, clock, logged } = shop;
const titles = 'Reference,Name (English),Description (English),Unit,Price FCFA';

let token: string;
let tableCount = 0;
beforeEach(async () => {
  token = await logInAs(await makeAdmin(store));
});

function newTable(rows = 1): Buffer {
  tableCount += 1;
  const lines = Array.from({ length: rows }, (_row, index) => `T${tableCount}-${index},Balm,Soft,3 g,1000`);
  return Buffer.from([titles, ...lines].join('\n'));
}

/** Sends a whole file that no job has looked at yet. */
async function sendUnread(): Promise<string> {
  const table = newTable();
  const id = (await announce(shop, token, table)).body.data.id;
  await sendPart(shop, token, { id, offset: 0, bytes: table });
  return id;
}

async function getImport(id: string, language: 'en' | 'fr' = 'en') {
  return (await call(endpoints.catalogueFiles.getImport, { id }, { token, language })).body.data;
}

/** The shop with a disk that cannot read this file. */
function withTroubleAt(id: string, readTable: Store['tableFiles']['readTable']): Store {
  const tableFiles: Store['tableFiles'] = {
    ...store.tableFiles,
    readTable: (asked) => (asked === id ? readTable(asked) : store.tableFiles.readTable(asked)),
  };
  return { ...store, tableFiles };
}

function fail(code: string): AsyncIterable<never> {
  const next = () => Promise.reject(Object.assign(new Error('The disk says no'), { code }));
  return { [Symbol.asyncIterator]: () => ({ next }) };
}

test('an import at which the shop fails lets the others pass, is tried again after growing pauses, and then waits for the owner', async () => {
  clock.set(clock.now());
  const id = await sendUnread();
  const broken = withTroubleAt(id, () => fail('ENOSPC'));
  const behind = await sendTable({ ...shop, store: broken }, token, newTable());
  expect(await getImport(behind.id)).toMatchObject({ state: 'checked', createdCount: 1 });
  expect(await getImport(id)).toMatchObject({
    ...{ state: 'reading', isStopped: false },
    trouble: 'The shop’s disk is full: nothing can be stored until there is room on it.',
  });
  for (const seconds of [5, 20, 80, 320]) {
    expect((await getImport(id)).isStopped).toBe(false);
    clock.advance({ seconds: seconds - 1 });
    expect(await workOnce(broken, importSteps)).toMatchObject({ taken: 0 });
    clock.advance({ seconds: 1 });
    expect(await workOnce(broken, importSteps)).toMatchObject({ taken: 1 });
  }
  expect((await getImport(id)).isStopped).toBe(true);
  expect((await getImport(id, 'fr')).trouble).toContain('Le disque de la boutique est plein');
  const failures = logged.filter(({ message }) => /^A job failed/.test(message));
  expect(failures.map(({ facts }) => facts)).toMatchObject(
    [1, 2, 3, 4, 5].map((tries) => ({ queue: 'import steps', id, tries })),
  );
  clock.advance({ hours: 1 });
  expect(await workOnce(store, importSteps)).toMatchObject({ taken: 0 });

  token = await logInAs(await makeAdmin(store));
  const again = await call(endpoints.catalogueFiles.tryAgain, { id }, { token });
  expect([again.status, again.body.data]).toMatchObject([
    200,
    { state: 'reading', isStopped: false, trouble: null },
  ]);
  await workOff(store, importSteps);
  expect(await getImport(id)).toMatchObject({ state: 'checked', createdCount: 1, trouble: null });
  expect((await call(endpoints.catalogueFiles.tryAgain, { id }, { token })).body.code).toBe(
    'IMPORT_NOT_READY',
  );
});

test('an import that ends the process each time is given up as well', async () => {
  const id = await sendUnread();
  const never = new Promise<never>(() => undefined);
  const killed = withTroubleAt(id, () => ({ [Symbol.asyncIterator]: () => ({ next: () => never }) }));
  for (let tries = 1; tries <= 5; tries += 1) {
    void workOnce(killed, importSteps);
    const counted = () =>
      store.db.selectFrom('imports').select('tries').where('id', '=', id).executeTakeFirst();
    await expect.poll(counted).toEqual({ tries });
    clock.advance({ minutes: 15 });
  }
  expect(await workOnce(killed, importSteps)).toMatchObject({ taken: 1 });
  expect(await workOnce(killed, importSteps)).toMatchObject({ taken: 0 });
  token = await logInAs(await makeAdmin(store));
  expect(await getImport(id)).toMatchObject({
    isStopped: true,
    trouble: expect.stringContaining('The shop failed at this file'),
  });
  const { body } = await call(endpoints.catalogueFiles.discard, { id }, { token });
  expect(body.data).toMatchObject({ state: 'discarded', isStopped: false, trouble: null, failure: null });
  expect(await store.tableFiles.countReceived(id)).toBe(0);
});

test('one that was given up while it was written says how far it was when it is discarded; one at work is not discarded', async () => {
  const { id } = await sendTable(shop, token, newTable(450));
  await call(endpoints.catalogueFiles.apply, { id }, { token });
  await workOnce(store, importSteps);
  expect((await call(endpoints.catalogueFiles.discard, { id }, { token })).body.code).toBe(
    'IMPORT_NOT_READY',
  );
  await store.db
    .updateTable('imports')
    .set({ dueAt: null, lastError: 'It failed', trouble: 'shopFailed', tries: 5 })
    .where('id', '=', id)
    .execute();
  expect(await workOnce(store, importSteps)).toMatchObject({ taken: 0 });
  const { body } = await call(endpoints.catalogueFiles.discard, { id }, { token });
  expect(body.data).toMatchObject({
    state: 'discarded',
    failure: 'Ended by hand. Rows that are in the catalogue: 200.',
  });
});

test('trying again is for admins, and asks for an import there is', async () => {
  const { tryAgain } = endpoints.catalogueFiles;
  const shopper = await logInAs(await makeUser(store));
  expect((await call(tryAgain, { id: 'none' })).body.code).toBe('NOT_LOGGED_IN');
  expect((await call(tryAgain, { id: 'none' }, { token: shopper })).body.code).toBe('NO_PERMISSION');
  expect((await call(tryAgain, { id: 'none' }, { token })).body.code).toBe('IMPORT_NOT_FOUND');
  expect((await call(tryAgain, {}, { token })).body.fields).toHaveProperty('id');
});
