import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { defaultSettings } from '#core/settings.ts';
import { createDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { startPostgres } from '#server/embedded-postgres/start-postgres.ts';
import { listenForMail } from '#tests/support/mail-server.ts';
import { makeAdmin, makeUser } from '#tests/support/make.ts';
import { endWithThisProcess } from '#tests/support/run-guard.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { newDatabaseWatch, watchDatabase } from './watch-database.ts';
import { findWriteTrouble, isReadOnly } from './write-trouble.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-watched-'));
const release = endWithThisProcess({ kind: 'postgres', folder });
const options = { folder, isDurable: false };
let postgres = await startPostgres(options);
const connectionString = await postgres.connectTo('shop');
await migrate(connectionString);
const db = createDatabase(connectionString, { onConnectionLost: () => undefined });
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  release();
});

await makeAdmin({ db }, { email: 'solange@example.com', language: 'fr' });
await makeUser({ db }, { email: 'paul@example.com', role: 'MANAGER', language: 'en' });
await makeUser({ db }, { email: 'amina@example.com' });

const received: string[] = [];
let answer = '250 ok';
const url = await listenForMail(
  (mail) => void received.push(mail),
  () => answer,
);
const logged: string[] = [];
const note = (_facts: object, message: string) => void logged.push(message);
const clock = createTestClock();
const store = {
  ...{ db, clock, settings: defaultSettings, log: { info: note, warn: note, error: note } },
  mailer: createSmtpMailer({ url, from: () => 'shop@example.com' }),
};

beforeEach(() => {
  received.length = 0;
  answer = '250 ok';
});

async function inboxes() {
  const mails = await Promise.all(received.map((mail) => PostalMime.parse(mail)));
  return mails.map(({ to, subject }) => `${to?.[0]?.address}: ${subject}`).toSorted();
}

async function goAway() {
  await postgres.stop();
}

async function comeBack() {
  postgres = await startPostgres({ ...options, port: postgres.port });
}

/** Makes the database read-only, as a failover does to the former primary. */
async function setReadOnly(isOn: boolean) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
  await client.query('select pg_reload_conf()');
  await client.end();
  await expect.poll(() => isReadOnly(db)).toBe(isOn);
}

test('five minutes without the database reach those who run the shop by mail, once, and so does its return', async () => {
  const watch = newDatabaseWatch();
  await watchDatabase(store, watch);
  await goAway();
  await watchDatabase(store, watch);
  clock.advance({ minutes: 4 });
  await watchDatabase(store, watch);
  expect(received).toEqual([]);

  clock.advance({ minutes: 2 });
  await watchDatabase(store, watch);
  expect(await inboxes()).toEqual([
    'paul@example.com: Ndolo Beauty: the database does not answer',
    'solange@example.com: Ndolo Beauty\u00a0: la base de données ne répond pas',
  ]);
  const texts = await Promise.all(received.map(async (mail) => (await PostalMime.parse(mail)).text));
  expect(texts.join()).toContain('Minutes jusqu’ici\u00a0: 6.');
  clock.advance({ minutes: 90 });
  await watchDatabase(store, watch);
  expect(received).toHaveLength(2);

  received.length = 0;
  await comeBack();
  await watchDatabase(store, watch);
  expect(await inboxes()).toEqual([
    'paul@example.com: Ndolo Beauty: the database answers again',
    'solange@example.com: Ndolo Beauty\u00a0: la base de données répond à nouveau',
  ]);
  await watchDatabase(store, watch);
  expect(received).toHaveLength(2);
  expect(logged).toEqual(
    expect.arrayContaining([
      'The database does not answer',
      'Those who run the shop were written to about the database',
      'The database answers again',
    ]),
  );
});

test('a restart of the database is no news', async () => {
  const watch = newDatabaseWatch();
  await watchDatabase(store, watch);
  await goAway();
  await watchDatabase(store, watch);
  clock.advance({ seconds: 40 });
  await comeBack();
  await watchDatabase(store, watch);
  clock.advance({ minutes: 10 });
  await watchDatabase(store, watch);
  expect(received).toEqual([]);
});

test('a database that comes and goes is said once an hour, and its return each time it was said', async () => {
  const watch = newDatabaseWatch();
  await watchDatabase(store, watch);
  for (const minutes of [6, 20, 60]) {
    await goAway();
    await watchDatabase(store, watch);
    clock.advance({ minutes });
    await watchDatabase(store, watch);
    await comeBack();
    await watchDatabase(store, watch);
  }
  const subjects = await Promise.all(received.map(async (mail) => (await PostalMime.parse(mail)).subject));
  const ofOwner = subjects.filter((subject) => subject?.includes('base de données'));
  expect(ofOwner.map((subject) => subject?.split(' ').at(-1))).toEqual(['pas', 'nouveau', 'pas', 'nouveau']);
});

test('what the mail server does not take is tried again', async () => {
  const watch = newDatabaseWatch();
  await watchDatabase(store, watch);
  await goAway();
  await watchDatabase(store, watch);
  clock.advance({ minutes: 6 });
  answer = '451 later';
  await watchDatabase(store, watch);
  expect(received).toEqual([]);
  answer = '250 ok';
  await watchDatabase(store, watch);
  expect(received).toHaveLength(2);
  await comeBack();
});

test('a database that answers and takes no writes is mailed after five minutes, and so is its end', async () => {
  const watch = newDatabaseWatch('night@example.com');
  await watchDatabase(store, watch);
  await setReadOnly(true);
  await watchDatabase(store, watch);
  expect(received).toEqual([]);
  clock.advance({ minutes: 6 });
  await watchDatabase(store, watch);
  await watchDatabase(store, watch);
  expect(await inboxes()).toEqual([
    'night@example.com: Ndolo Beauty\u00a0: la base de données ne prend plus de commandes',
    'paul@example.com: Ndolo Beauty: the database takes no orders',
    'solange@example.com: Ndolo Beauty\u00a0: la base de données ne prend plus de commandes',
  ]);
  received.length = 0;
  await setReadOnly(false);
  await watchDatabase(store, watch);
  expect(await inboxes()).toEqual([
    'night@example.com: Ndolo Beauty\u00a0: la base de données prend à nouveau les commandes',
    'paul@example.com: Ndolo Beauty: the database takes orders again',
    'solange@example.com: Ndolo Beauty\u00a0: la base de données prend à nouveau les commandes',
  ]);
});

test('a limit of temporary files, as rented databases have, is no trouble', async () => {
  const limited = createDatabase(`${connectionString}?options=-c%20temp_file_limit%3D1`);
  expect(await findWriteTrouble(limited)).toBe(undefined);
  await limited.destroy();
});

test('OPERATOR_EMAIL is written to as well, once where it is that of an account', async () => {
  for (const [operator, mails] of [
    ['night@example.com', 3],
    ['Paul@example.com', 2],
  ] as const) {
    received.length = 0;
    const watch = newDatabaseWatch(operator);
    await watchDatabase(store, watch);
    await goAway();
    await watchDatabase(store, watch);
    clock.advance({ minutes: 6 });
    await watchDatabase(store, watch);
    expect(received).toHaveLength(mails);
    await comeBack();
  }
});
