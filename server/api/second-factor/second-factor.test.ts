import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { expect, onTestFinished, test } from 'vitest';
import { stepOfCode } from '#core/accounts/totp.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const { call, store, logInAs, clock, connectionString, sentMails } = await testShop();
const { get, start, confirm, renewCodes, turnOff } = endpoints.secondFactor;
const login = endpoints.user.login;

type Person = { id: string; email: string };

function codeOf(secret: string, { seconds = 0 } = {}): string {
  const timestamp = clock.now().getTime() + seconds * 1000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Sets up the second factor as the page does. */
async function setUp(person: Person) {
  const token = await logInAs(person);
  const started = await call(start, { password: TEST_PASSWORD }, { token });
  expect(started.status, started.body.message).toBe(200);
  const { secret } = started.body.data;
  const confirmed = await call(confirm, { code: codeOf(secret) }, { token });
  expect(confirmed.status, confirmed.body.message).toBe(200);
  clock.advance({ seconds: 31 });
  return { token, secret, recoveryCodes: confirmed.body.data.recoveryCodes };
}

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-second-factor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

function logIn({ email }: Person, code?: string, headers?: Record<string, string>) {
  return call(login, { email, password: TEST_PASSWORD, code }, headers ? { headers } : {});
}

test('codes are those of RFC 6238, and a phone half a minute off is let in', () => {
  const secret = Secret.fromUTF8('12345678901234567890').base32;
  // Appendix B of the RFC; the last six of its eight digits.
  for (const [at, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ] as const) {
    const now = new Date(at * 1000);
    const step = Math.floor(at / 30);
    expect(stepOfCode(secret, code, now)).toBe(step);
    expect(stepOfCode(secret, code, new Date(now.getTime() + 30_000))).toBe(step);
    expect(stepOfCode(secret, code, new Date(now.getTime() + 90_000))).toBeUndefined();
  }
});

test('an account without a second code logs in as before', async () => {
  const owner = await makeAdmin(store);
  expect((await logIn(owner)).body).toMatchObject({ data: { accesstoken: expect.any(String) } });
});

test('a first code switches it on, logs other devices out and shows ten recovery codes once', async () => {
  const owner = await makeAdmin(store);
  const other = await logInAs(owner);
  const token = await logInAs(owner);
  expect((await call(start, { password: 'not this one' }, { token })).body.fields).toHaveProperty('password');
  const { secret, address, picture } = (await call(start, { password: TEST_PASSWORD }, { token })).body.data;
  expect(address).toContain(`secret=${secret}`);
  expect(picture).toMatch(/^<svg /);
  // Until a first code has been confirmed, the login asks for none.
  expect((await logIn(owner)).status).toBe(200);
  expect((await call(confirm, { code: '000000' }, { token })).body.code).toBe('SECOND_FACTOR_WRONG');
  const { recoveryCodes } = (await call(confirm, { code: codeOf(secret) }, { token })).body.data;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await call(get, {}, { token })).body.data).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  expect((await call(get, {}, { token: other })).body.code).toBe('SESSION_ENDED');
  for (const again of [
    await call(start, { password: TEST_PASSWORD }, { token }),
    await call(confirm, { code: codeOf(secret) }, { token }),
  ]) {
    expect(again.body.code).toBe('SECOND_FACTOR_ON');
  }
  const kept = await store.db
    .selectFrom('secondFactors')
    .select('sealedSecret')
    .where('userId', '=', owner.id)
    .executeTakeFirstOrThrow();
  expect(kept.sealedSecret).not.toContain(secret);
});

test('the login then asks for a code, which works once', async () => {
  const owner = await makeAdmin(store);
  const { secret } = await setUp(owner);
  expect((await logIn(owner)).body).toMatchObject({ code: 'SECOND_FACTOR_NEEDED', data: null });
  expect((await logIn(owner, '000000')).body.code).toBe('SECOND_FACTOR_WRONG');
  const wrongPassword = { email: owner.email, password: 'mangue-mûre', code: codeOf(secret) };
  expect((await call(login, wrongPassword)).body.code).toBe('WRONG_CREDENTIALS');
  const code = codeOf(secret);
  const both = await Promise.all([logIn(owner, code), logIn(owner, `${code.slice(0, 3)} ${code.slice(3)}`)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  // A code seen over a shoulder is useless: neither it nor the one before it is accepted again.
  expect((await logIn(owner, code)).body.code).toBe('SECOND_FACTOR_WRONG');
  expect((await logIn(owner, codeOf(secret, { seconds: -30 }))).status).toBe(400);
  clock.advance({ seconds: 30 });
  expect((await logIn(owner, codeOf(secret))).status).toBe(200);
});

test('a recovery code lets in once, and new ones end the old ones', async () => {
  const owner = await makeAdmin(store);
  const { token, secret, recoveryCodes } = await setUp(owner);
  const [first = '', second = ''] = recoveryCodes;
  expect((await logIn(owner, first.toUpperCase())).status).toBe(200);
  expect((await logIn(owner, first)).body.code).toBe('SECOND_FACTOR_WRONG');
  expect((await call(get, {}, { token })).body.data.recoveryCodesLeft).toBe(9);
  const renewed = await call(renewCodes, { code: codeOf(secret) }, { token });
  expect(renewed.body.data.recoveryCodes).toHaveLength(10);
  expect((await logIn(owner, second)).status).toBe(400);
});

test('guessing ends after ten tries an hour, and does not shut out the browser that is known', async () => {
  const owner = await makeAdmin(store);
  const known = String((await logIn(owner)).headers['set-cookie']).split(';')[0] ?? '';
  const { secret } = await setUp(owner);
  for (let tries = 0; tries < 10; tries += 1) expect((await logIn(owner, '000000')).status).toBe(400);
  const limited = await logIn(owner, codeOf(secret));
  expect([limited.status, limited.body.code]).toEqual([429, 'SECOND_FACTOR_LIMIT']);
  expect((await logIn(owner, codeOf(secret), { cookie: known })).status).toBe(200);
});

test('owners and managers need it after the days of grace, others do not', async () => {
  const fixed = { secondFactorGraceDays: 7 };
  const strict = await testShop({
    on: { db: store.db, connectionString: '' },
    overrides: { shopSettings: createShopSettings(store.db, fixed), authSecret: store.authSecret },
  });
  const [owner, orders] = [await makeAdmin(store), await makeUser(store, { role: 'ORDERS' })];
  const days = (count: number) => new Date(strict.clock.now().getTime() - count * 86_400_000);
  const since = (roleSince: Date) =>
    store.db.updateTable('users').set({ roleSince }).where('id', 'in', [owner.id, orders.id]).execute();
  await since(days(6));
  const [asOwner, asOrders] = [
    { token: await strict.logInAs(owner) },
    { token: await strict.logInAs(orders) },
  ];
  const details = async () => (await strict.call(endpoints.user.userDetails, {}, asOwner)).body.data;
  expect((await strict.call(endpoints.audit.list, {}, asOwner)).status).toBe(200);
  const dueAt = Date.parse((await details()).secondFactorDueAt ?? '');
  expect(Math.abs(dueAt - days(-1).getTime())).toBeLessThan(60_000);
  await since(days(8));
  const due = await strict.call(endpoints.audit.list, {}, asOwner);
  expect([due.status, due.body.code]).toEqual([403, 'SECOND_FACTOR_DUE']);
  expect((await strict.call(endpoints.orderDesk.list, {}, asOrders)).status).toBe(200);
  // The calls that set up the second factor stay allowed.
  expect((await strict.call(get, {}, asOwner)).status).toBe(200);
  await store.db
    .insertInto('secondFactors')
    .values({ userId: owner.id, sealedSecret: '', createdAt: clock.now(), confirmedAt: clock.now() })
    .execute();
  expect((await strict.call(endpoints.audit.list, {}, asOwner)).status).toBe(200);
  expect((await details()).secondFactorDueAt).toBeNull();
});

test('it is switched off with the password and a code, or by another owner when the phone is lost', async () => {
  const [owner, paule] = [await makeAdmin(store), await makeAdmin(store, { name: 'Paule' })];
  const { token, secret } = await setUp(paule);
  const wrong = { password: 'mangue-mûre', code: codeOf(secret) };
  expect((await call(turnOff, wrong, { token })).body.fields).toHaveProperty('password');
  const wrongCode = { password: TEST_PASSWORD, code: '000000' };
  expect((await call(turnOff, wrongCode, { token })).body.code).toBe('SECOND_FACTOR_WRONG');
  expect((await call(turnOff, { password: TEST_PASSWORD, code: codeOf(secret) }, { token })).status).toBe(
    200,
  );
  expect((await logIn(paule)).status).toBe(200);

  const again = await setUp(paule);
  const asOwner = { token: await logInAs(owner) };
  const self = { id: paule.id };
  expect((await call(endpoints.staff.dropSecondFactor, self, { token: again.token })).body.code).toBe(
    'STAFF_ONESELF',
  );
  const { members } = (await call(endpoints.staff.list, {}, asOwner)).body.data;
  expect(members.find(({ id }) => id === paule.id)?.hasSecondFactor).toBe(true);
  expect((await call(endpoints.staff.dropSecondFactor, self, asOwner)).status).toBe(200);
  expect((await call(get, {}, { token: again.token })).body.code).toBe('SESSION_ENDED');
  expect((await logIn(paule)).status).toBe(200);
});

test('with another secret of the shop apps are refused: a recovery code lets in, or the command on the server', async () => {
  const owner = await makeAdmin(store);
  const { secret, recoveryCodes } = await setUp(owner);
  const authSecret = new TextEncoder().encode('another one, as a restored shop makes it');
  const restored = await testShop({
    on: { db: store.db, connectionString },
    overrides: { authSecret, clock },
  });
  const logInThere = (code?: string) =>
    restored.call(login, { email: owner.email, password: TEST_PASSWORD, code });
  expect((await logInThere(codeOf(secret))).body.code).toBe('SECOND_FACTOR_WRONG');
  expect((await logInThere(recoveryCodes[0])).status).toBe(200);
  const script = fileURLToPath(new URL('../../../scripts/second-factor-off.ts', import.meta.url));
  const env = { PATH: process.env.PATH ?? '', DATABASE_URL: connectionString, DATA_DIR: await dataFolder() };
  const { stdout } = await promisify(execFile)(process.execPath, [script, owner.email], { env });
  expect(stdout).toContain(`${owner.email} logs in with the password alone now.`);
  expect((await logInThere()).status).toBe(200);
});

test('a mail says that it was switched on or off, in the language of the account', async () => {
  const [owner, paule] = [await makeAdmin(store), await makeAdmin(store, { language: 'fr' })];
  const mails = async () =>
    (await sentMails()).filter(({ recipient }) => recipient === paule.email).map(({ subject }) => subject);
  const on = 'Un second code protège maintenant votre compte Ndolo Beauty';
  const off = 'Votre compte Ndolo Beauty ne demande plus de second code';
  const { token, secret } = await setUp(paule);
  expect(await mails()).toEqual([on]);
  await call(turnOff, { password: TEST_PASSWORD, code: codeOf(secret) }, { token });
  expect(await mails()).toEqual([on, off]);
  await setUp(paule);
  expect(await mails()).toEqual([on, off, on]);
  await call(endpoints.staff.dropSecondFactor, { id: paule.id }, { token: await logInAs(owner) });
  expect(await mails()).toEqual([on, off, on, off]);
});

test('a mail says that a recovery code was used, or all were made new: it may have been a finder of the paper', async () => {
  const owner = await makeAdmin(store, { language: 'fr' });
  const { token, recoveryCodes } = await setUp(owner);
  const mails = async () => (await sentMails()).filter(({ recipient }) => recipient === owner.email).slice(1);
  const [first, second] = recoveryCodes;
  // The first login of an owner decides the language of her mails.
  const logInInFrench = (code?: string) => logIn(owner, code, { 'accept-language': 'fr' });
  expect((await logInInFrench('aaaa-bbbb-cccc-dddd')).status).toBe(400);
  expect(await mails()).toEqual([]);
  await Promise.all([logInInFrench(first), logInInFrench(first)]);
  const [used, ...more] = await mails();
  expect([used?.subject, more]).toEqual([
    'Un code de secours de votre compte Ndolo Beauty a été utilisé',
    [],
  ]);
  expect(used?.text).toContain('Codes restants sur votre liste\u00a0: 9.');
  expect(used?.text).toContain('/fr/forgot-password');
  await call(renewCodes, { code: second }, { token });
  // Mails of one moment are sent in any order.
  expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
    'Nouveaux codes de secours pour votre compte Ndolo Beauty',
    used?.subject,
    used?.subject,
  ]);
});

test('a code that was read on the phone of the account does not go round it', async () => {
  const mobile = '+237677445566';
  const owner = await makeAdmin(store);
  await store.db.updateTable('users').set({ confirmedMobile: mobile }).where('id', '=', owner.id).execute();
  await setUp(owner);
  const { logInByPhone } = await import('#core/accounts/log-in-by-phone.ts');
  const { hashCode } = await import('#core/accounts/secrets.ts');
  const at = clock.now();
  await store.db
    .insertInto('phoneCodes')
    .values({
      ...{ id: 'one', mobile, networkMark: '', createdAt: at },
      codeHash: hashCode('123456', 'one', store.authSecret),
      expiresAt: new Date(at.getTime() + 600_000),
    })
    .execute();
  const device = { browser: '', system: '' };
  const outcome = await logInByPhone(store, { mobile, codeId: 'one', code: '123456', device });
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'SECOND_FACTOR_NEEDED' } });
});

test('sessions of the staff last as long as the settings say', async () => {
  const fixed = { staffSessionHours: 3, staffIdleHours: 1 };
  const strict = await testShop({
    on: { db: store.db, connectionString: '' },
    overrides: { shopSettings: createShopSettings(store.db, fixed) },
  });
  const { email } = await makeUser(store, { role: 'ORDERS' });
  const first = (await strict.call(login, { email, password: TEST_PASSWORD })).body.data;
  const refresh = (token: string) => strict.call(endpoints.user.refreshToken, {}, { token });
  strict.clock.advance({ hours: 0.9 });
  const next = (await refresh(first.refreshToken)).body.data.refreshToken ?? '';
  strict.clock.advance({ hours: 1.1 });
  expect((await refresh(next)).body.code).toBe('SESSION_ENDED');
});
