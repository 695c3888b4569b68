import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeUser, TEST_PASSWORD } from '#tests/support/make.ts';
import { makeKnownPerson } from '#tests/support/make-known-person.ts';
import { placesOfPersons } from './places-of-persons.ts';

const { app, call, store, clock, logInAs } = await testShop();

/**
 * The tables with a column that names an account, an order, an e-mail or a phone. Columns for who acted (`actor_id`, `…_by`) name staff who
 * acted in the shop's name, so they do not count.
 */
async function tablesThatLeadToPersons(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    left join pg_constraint f on f.contype = 'f' and f.conrelid = c.table_name::regclass
      and f.confrelid in ('users'::regclass, 'orders'::regclass)
      and (select attname from pg_attribute where attrelid = f.conrelid and attnum = f.conkey[1]) = c.column_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name !~ '_by$'
      and c.data_type <> 'boolean'
      and (f.oid is not null or c.column_name ~ '^(user|order|customer)_id$|email$|phone$|mobile$|recipient')
    order by 1`.execute(store.db);
  return rows.map(({ name }) => name);
}

/** The tables in the list that contain one of these texts. */
async function tablesWith(...texts: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    Object.keys(placesOfPersons).map(async (name) => {
      const { rows } = await sql`
        select 1 from ${sql.table(name)} t
        where exists (select from unnest(${texts}::text[]) one where strpos(t::text, one) > 0) limit 1`.execute(
        store.db,
      );
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

function partOf(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined), data);
}

async function makeKnown({ mark, phone }: { mark: string; phone: string }) {
  const email = `${mark}@example.com`;
  const user = await makeUser(store, { name: mark, email, verifyEmail: true });
  const token = await logInAs(user);
  const person = { id: user.id, mark, email, phone };
  return { ...person, token, orderId: await makeKnownPerson(store, person) };
}

test('every table that leads to a person says what a copy and the end of an account do with it', async () => {
  expect(Object.keys(placesOfPersons).toSorted()).toEqual(await tablesThatLeadToPersons());
});

test('the copy of one’s data has a part of each of them, or the list says why not', async () => {
  const {
    token,
    id: userId,
    mark: name,
    phone,
  } = await makeKnown({ mark: 'zqodile1', phone: '+237677112233' });
  await store.db
    .insertInto('riders')
    .values({ id: newId(), userId, name, phone, createdAt: clock.now() })
    .execute();
  const { payload } = await app.inject({
    url: '/api/personal-data/export',
    headers: { authorization: `Bearer ${token}` },
  });
  const data = JSON.parse(payload);
  const missing = Object.entries(placesOfPersons).filter(([, { copy }]) => {
    const part = 'in' in copy ? partOf(data, copy.in) : 'without';
    return part == null || part === '' || (Array.isArray(part) && part.length === 0);
  });
  expect(missing.map(([name]) => name)).toEqual([]);
  expect(data.stockAlerts.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual([
    'mail',
    'sms',
  ]);
  expect(data.orders[0].whatsAppConsent).toEqual({ agreedAt: expect.any(String), words: 'Yes' });
  expect(data.messages).toMatchObject([{ consentedAt: expect.any(String) }]);
});

test('says of each of its parts what it is, in the language of the account', async () => {
  const user = await makeUser(store, { language: 'fr', verifyEmail: true });
  const { payload } = await app.inject({
    url: '/api/personal-data/export',
    headers: { authorization: `Bearer ${await logInAs(user)}` },
  });
  const { about, ...parts } = JSON.parse(payload);
  expect(Object.keys(about).toSorted()).toEqual(Object.keys(parts).toSorted());
  expect(about.cart).toBe('Le contenu de votre panier.');
});

test('the end of an account leaves the person in no table but those that say why', async () => {
  const { token, orderId, ...person } = await makeKnown({ mark: 'zqodile2', phone: '+237677445577' });
  const known = [person.id, person.mark, person.phone];
  const unfilled = Object.entries(placesOfPersons).filter(([, { end }]) => typeof end === 'string');
  const before = await tablesWith(...known, orderId);
  expect(unfilled.map(([name]) => name).filter((name) => !before.includes(name))).toEqual([]);

  const { status } = await call(endpoints.personalData.deleteAccount, { password: TEST_PASSWORD }, { token });
  expect(status).toBe(200);
  const staying = Object.entries(placesOfPersons).filter(([, { end }]) => typeof end !== 'string');
  expect(staying.map(([name]) => name)).toEqual(expect.arrayContaining(await tablesWith(...known)));
  const gone = Object.entries(placesOfPersons).filter(([, { end }]) => end === 'gone');
  const left = await tablesWith(...known, orderId);
  expect(gone.map(([name]) => name).filter((name) => left.includes(name))).toEqual([]);
});
