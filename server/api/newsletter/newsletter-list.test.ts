import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeUser } from '#tests/support/make.ts';

const { app, call, store, clock, logInAs, sentMails } = await testShop();
const { subscribe, confirm, unsubscribe, list, export: exportList } = endpoints.newsletter;

let token: string;
/** The rows of the exported file. */
async function exported(language: string) {
  const { headers, payload, statusCode } = await app.inject({
    method: 'POST',
    url: '/api/newsletter/export',
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  expect(statusCode).toBe(200);
  expect(payload.startsWith('\ufeff')).toBe(true);
  return { headers, rows: payload.replace('\ufeff', '').trimEnd().split('\r\n') };
}

async function join(email: string, language: 'en' | 'fr'): Promise<void> {
  await call(subscribe, { email }, { language });
  const mail = (await sentMails()).findLast(({ recipient }) => recipient === email);
  await call(confirm, { token: /confirm\?token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '' });
}

beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
  clock.set('2026-03-02T23:30:00Z');
  await join('amina@example.com', 'fr');
  clock.set('2026-03-04T10:00:00Z');
  await join('bih@example.com', 'en');
  await join('gone@example.com', 'en');
  await call(subscribe, { email: 'waits@example.com' }, { language: 'en' });
  await store.db
    .insertInto('newsletterSubscribers')
    .values({
      email: '=cmd|calc@example.com',
      language: 'en',
      unsubscribeToken: 'formula',
      consentedAt: new Date('2026-03-01T10:00:00Z'),
    })
    .execute();
  const gone = await store.db
    .selectFrom('newsletterSubscribers')
    .select('unsubscribeToken')
    .where('email', '=', 'gone@example.com')
    .executeTakeFirstOrThrow();
  await call(unsubscribe, { token: gone.unsubscribeToken });
});

describe('POST /api/newsletter/list', () => {
  test('shows who gets the letters, the last one first, who has not confirmed, and who has left', async () => {
    const { body } = await call(list, {}, { token });
    expect(body.data.map(({ email }) => email)).toEqual([
      'bih@example.com',
      'amina@example.com',
      '=cmd|calc@example.com',
    ]);
    expect(body.data[1]).toEqual({
      email: 'amina@example.com',
      language: 'fr',
      since: '2026-03-02T23:30:00.000Z',
      leftAt: null,
    });
    expect(body).toMatchObject({ totalCount: 3, counts: { current: 3, waiting: 1, left: 1 } });
    const waiting = await call(list, { view: 'waiting' }, { token });
    expect(waiting.body.data).toMatchObject([{ email: 'waits@example.com', leftAt: null }]);
    const left = await call(list, { view: 'left' }, { token });
    expect(left.body.data).toMatchObject([{ email: 'gone@example.com', leftAt: '2026-03-04T10:00:00.000Z' }]);
  });

  test('finds a part of an address, page by page', async () => {
    expect((await call(list, { search: 'AMINA' }, { token })).body.totalCount).toBe(1);
    const second = await call(list, { page: 2, limit: 2 }, { token });
    expect(second.body.data).toHaveLength(1);
  });

  test('names the fields that are wrong', async () => {
    const { status, body } = await call(list, { view: 'all' }, { token });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['view']]);
  });
});

describe('POST /api/newsletter/export', () => {
  test('has the confirmed subscribers, each with the unsubscribe link, and no others', async () => {
    const { headers, rows } = await exported('en');
    expect(headers['content-disposition']).toContain('newsletter-2026-03-04.csv');
    expect(rows[0]).toBe('E-mail,Language,Since,Unsubscribe link');
    expect(rows).toHaveLength(4);
    expect(rows.join()).not.toMatch(/gone@|waits@/);
    const ofAmina = rows.find((row) => row.startsWith('amina@'));
    expect(ofAmina).toMatch(
      /^amina@example\.com,fr,2026-03-03,https?:\/\/.+\/fr\/newsletter\/unsubscribe\?token=\w+$/,
    );
  });

  test('no address can be a formula of the spreadsheet that opens it', async () => {
    const { rows } = await exported('fr');
    expect(rows[0]).toBe('E-mail;Langue;Depuis;Lien de désinscription');
    expect(rows.some((row) => row.startsWith("'=cmd|calc@example.com;"))).toBe(true);
    expect(rows.some((row) => /^"?[=+@\t-]/.test(row))).toBe(false);
  });

  test('leaves in the log who took the list, and no address', async () => {
    const { body } = await call(endpoints.audit.list, { kind: 'newsletter', limit: 1 }, { token });
    expect(body.data).toMatchObject([
      { action: 'exported', changes: [{ field: 'subscribers', before: null, after: 3 }] },
    ]);
    expect(JSON.stringify(body.data)).not.toContain('@');
  });
});

test('the list and its file are for admins only', async () => {
  const shopper = await logInAs(await makeUser(store));
  for (const endpoint of [list, exportList]) {
    expect((await call(endpoint, {})).status).toBe(401);
    expect((await call(endpoint, {}, { token: shopper })).status).toBe(403);
  }
});
