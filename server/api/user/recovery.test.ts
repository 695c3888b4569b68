import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { type CallOptions, testShop } from '#tests/support/app.ts';
import { type MadeUser, makeAdmin, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const shop = await testShop();
const { forgotPassword, verifyForgotPasswordOtp, resetPassword, login, userDetails, refreshToken } =
  endpoints.user;
const newPassword = 'papaye-mûre';

describe('asking for a code', () => {
  test('mails one to the account, in its language, alone on a line', async () => {
    const user = await makeUser(shop.store, { verifyEmail: true, language: 'fr', name: 'Amina' });
    const answer = await shop.call(forgotPassword, { email: user.email.toUpperCase() });
    expect(answer.status).toBe(200);
    const mail = await lastMail(user);
    expect(mail.text).toContain('Bonjour Amina,');
    expect(mail.text).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{6}$/m);
  });

  test('answers an unknown address alike and mails nothing to it', async () => {
    const user = await makeUser(shop.store);
    const known = await shop.call(forgotPassword, { email: user.email });
    const unknown = await shop.call(forgotPassword, { email: 'no-one@example.com' });
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    const mails = await shop.sentMails();
    expect(mails.filter((mail) => mail.recipient === 'no-one@example.com')).toEqual([]);
  });

  test.each(['known', 'unknown'])('stops after 8 mails an hour to one %s address', async (kind) => {
    const email = kind === 'known' ? (await makeUser(shop.store)).email : 'stranger@example.com';
    for (let mail = 1; mail <= 8; mail += 1) {
      expect((await shop.call(forgotPassword, { email })).status).toBe(200);
    }
    const refused = await shop.call(forgotPassword, { email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    shop.clock.advance({ hours: 1, seconds: 1 });
    expect((await shop.call(forgotPassword, { email })).status).toBe(200);
  });

  test('ten requests at once still send 8 mails', async () => {
    const user = await makeUser(shop.store);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.call(forgotPassword, { email: user.email })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(8);
  });

  test('needs an e-mail address', async () => {
    const answer = await shop.call(forgotPassword, { email: 'amina@' });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toHaveProperty('email');
  });
});

describe('a code', () => {
  test('is taken in any case, proves the address, and works once', async () => {
    const user = await makeUser(shop.store);
    const code = await requestCode(user);
    const answer = await verify(user, ` ${code.toLowerCase()} `);
    expect(answer.status).toBe(200);
    expect(answer.body.data.resetToken).toMatch(/^[\w-]{43}$/);
    expect(String(answer.headers['set-cookie'])).toMatch(/reset_grant=.+HttpOnly; SameSite=Strict/);
    const row = await shop.store.db
      .selectFrom('users')
      .select('verifyEmail')
      .where('id', '=', user.id)
      .executeTakeFirst();
    expect(row).toEqual({ verifyEmail: true });
    expect((await verify(user, code)).status).toBe(400);
  });

  test('and what knows the browser again come in cookies that end: in 15 minutes, and in 400 days', async () => {
    const user = await makeUser(shop.store);
    const asked = await shop.call(forgotPassword, { email: user.email });
    expect(String(asked.headers['set-cookie'])).toMatch(/known_browser=.+Max-Age=34560000;/);
    const verified = await verify(user, codeIn((await lastMail(user)).text));
    expect(String(verified.headers['set-cookie'])).toMatch(/reset_grant=.+Max-Age=900;/);
  });

  test('and what knows the browser again go by https alone where the shop is on https', async () => {
    const { store, connectionString, clock } = shop;
    const on = { db: store.db, connectionString };
    const secure = await testShop({ on, overrides: { clock }, env: { trustProxy: 1 } });
    const headers = { 'x-forwarded-proto': 'https' };
    const user = await makeUser(store);
    const asked = await secure.call(forgotPassword, { email: user.email }, { headers });
    const otp = codeIn((await secure.sentMails()).at(-1)?.text ?? '');
    const verified = await secure.call(verifyForgotPasswordOtp, { email: user.email, otp }, { headers });
    expect(verified.status).toBe(200);
    for (const [name, answer] of [
      ['known_browser', asked],
      ['reset_grant', verified],
    ] as const) {
      expect(String(answer.headers['set-cookie'])).toMatch(
        new RegExp(`${name}=[^;]+;.*HttpOnly; Secure; SameSite=Strict`),
      );
    }
  });

  test('is stored hashed', async () => {
    const code = await requestCode(await makeUser(shop.store));
    const rows = await shop.store.db.selectFrom('oneTimeCodes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows.some((row) => row.codeHash?.includes(code))).toBe(false);
  });

  test('lasts 10 minutes', async () => {
    const user = await makeUser(shop.store);
    const code = await requestCode(user);
    shop.clock.advance({ minutes: 10, seconds: 1 });
    expect((await verify(user, code)).status).toBe(400);
  });

  test('has 5 tries, also when they come at once', async () => {
    const user = await makeUser(shop.store);
    const code = await requestCode(user);
    await Promise.all(Array.from({ length: 5 }, () => verify(user, 'AAAAA3')));
    const answer = await verify(user, code);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('CODE_WRONG');
  });

  test('is right at the fifth try', async () => {
    const user = await makeUser(shop.store);
    const code = await requestCode(user);
    for (let round = 0; round < 4; round += 1) await verify(user, 'AAAAA3');
    expect((await verify(user, code)).status).toBe(200);
  });

  test('is replaced by the newest', async () => {
    const user = await makeUser(shop.store);
    const older = await requestCode(user);
    const newer = await requestCode(user);
    expect((await verify(user, older)).status).toBe(400);
    expect((await verify(user, newer)).status).toBe(200);
  });

  test('of one address is none of another', async () => {
    const [amina, ngono] = [await makeUser(shop.store), await makeUser(shop.store)];
    const code = await requestCode(amina);
    await requestCode(ngono);
    expect((await verify(ngono, code)).status).toBe(400);
    expect((await verify({ email: 'no-one@example.com' }, code)).status).toBe(400);
  });

  test('gives one grant to two requests at once', async () => {
    const user = await makeUser(shop.store);
    const code = await requestCode(user);
    const both = await Promise.all([verify(user, code), verify(user, code)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 400]);
  });

  test('needs its field', async () => {
    const answer = await shop.call(verifyForgotPasswordOtp, { email: 'amina@example.com' });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toHaveProperty('otp');
  });
});

describe('a new password', () => {
  test('is set with the grant in the body, and ends all sessions', async () => {
    const user = await makeUser(shop.store);
    const old = await shop.call(login, { email: user.email, password: TEST_PASSWORD });
    const token = await shop.logInAs(user);
    const resetToken = await getGrant(user);
    const answer = await reset(user, { resetToken });
    expect(answer.status).toBe(200);
    expect(answer.body.success).toBe(true);
    expect((await shop.call(login, { email: user.email, password: newPassword })).status).toBe(200);
    expect((await shop.call(login, { email: user.email, password: TEST_PASSWORD })).status).toBe(401);
    expect((await shop.call(userDetails, undefined, { token })).status).toBe(401);
    const refresh = old.body.data.refreshToken;
    expect((await shop.call(refreshToken, undefined, { token: refresh })).status).toBe(401);
  });

  test('leaves a second code as it is', async () => {
    const owner = await makeAdmin(shop.store);
    const at = shop.clock.now();
    await shop.store.db
      .insertInto('secondFactors')
      .values({ userId: owner.id, sealedSecret: '', createdAt: at, confirmedAt: at })
      .execute();
    expect((await reset(owner, { resetToken: await getGrant(owner) })).status).toBe(200);
    const { status, body } = await shop.call(login, { email: owner.email, password: newPassword });
    expect([status, body.code]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  });

  test('is set with the cookie alone, also beside a stale token in the body', async () => {
    for (const body of [{}, { resetToken: 'stale' }]) {
      const user = await makeUser(shop.store);
      const cookie = `reset_grant=${await getGrant(user)}`;
      const answer = await reset(user, body, { headers: { cookie } });
      expect(answer.status).toBe(200);
      expect(String(answer.headers['set-cookie'])).toContain('reset_grant=;');
    }
  });

  test('is not set without a grant, whatever else is wrong', async () => {
    const user = await makeUser(shop.store);
    expect((await reset(user, {})).status).toBe(403);
    expect((await reset(user, { resetToken: 'made-up' })).status).toBe(403);
    expect((await shop.call(resetPassword, {})).status).toBe(403);
    expect((await shop.call(login, { email: user.email, password: TEST_PASSWORD })).status).toBe(200);
  });

  test('is not set with another user’s grant', async () => {
    const [amina, ngono] = [await makeUser(shop.store), await makeUser(shop.store)];
    const resetToken = await getGrant(amina);
    expect((await reset(ngono, { resetToken })).status).toBe(403);
    expect((await reset(amina, { resetToken })).status).toBe(200);
  });

  test('that does not match, or is too weak, leaves the grant unused', async () => {
    const user = await makeUser(shop.store);
    const resetToken = await getGrant(user);
    const differs = await reset(user, { resetToken, confirmPassword: 'papaye-verte' });
    expect(differs.status).toBe(422);
    expect(differs.body.fields).toEqual({
      confirmPassword: 'New password and confirm password must be same.',
    });
    const weak = await reset(user, { resetToken, newPassword: 'azerty', confirmPassword: 'azerty' });
    expect(weak.body.fields).toHaveProperty('newPassword');
    expect((await reset(user, { resetToken })).status).toBe(200);
  });

  test('is set once by one grant, also by two requests at once', async () => {
    const user = await makeUser(shop.store);
    const resetToken = await getGrant(user);
    const both = await Promise.all([reset(user, { resetToken }), reset(user, { resetToken })]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 403]);
    expect((await reset(user, { resetToken })).status).toBe(403);
  });

  test('is reported by mail to the owner of the account', async () => {
    const user = await makeUser(shop.store, { language: 'fr' });
    const resetToken = await getGrant(user);
    expect((await reset(user, { resetToken })).status).toBe(200);
    const mail = await lastMail(user);
    expect(mail.subject).toMatch(/^Votre mot de passe .* a été changé$/);
    expect(mail.text).toContain('/fr/forgot-password');
  });

  test('is not set with a grant older than 15 minutes', async () => {
    const user = await makeUser(shop.store);
    const resetToken = await getGrant(user);
    shop.clock.advance({ minutes: 15, seconds: 1 });
    expect((await reset(user, { resetToken })).status).toBe(403);
  });

  test('makes codes and grants of before worthless', async () => {
    const user = await makeUser(shop.store);
    const first = await getGrant(user);
    const second = await getGrant(user);
    const code = await requestCode(user);
    expect((await reset(user, { resetToken: second })).status).toBe(200);
    expect((await reset(user, { resetToken: first })).status).toBe(403);
    expect((await verify(user, code)).status).toBe(400);
  });
});

describe('a stranger', () => {
  test('uses up none of the tries that the asking browser has', async () => {
    const user = await makeUser(shop.store);
    const { cookie } = await askFrom(user);
    const code = codeIn((await lastMail(user)).text);
    for (let round = 0; round < 12; round += 1) await verify(user, 'AAAAA3');
    expect((await verify(user, code)).status).toBe(400);
    expect((await verify(user, code, cookie)).status).toBe(200);
  });

  test('who asks for another code leaves the one before to the browser that asked for it', async () => {
    const user = await makeUser(shop.store);
    const { cookie } = await askFrom(user);
    const code = codeIn((await lastMail(user)).text);
    await shop.call(forgotPassword, { email: user.email });
    expect((await verify(user, code, cookie)).status).toBe(200);
  });

  test('who asks all the time uses up the mails of a browser that was logged in before no more than its codes', async () => {
    const user = await makeUser(shop.store);
    const loggedIn = await shop.call(login, { email: user.email, password: TEST_PASSWORD });
    const cookie = browserCookie(loggedIn.headers);
    for (let round = 0; round < 9; round += 1) await shop.call(forgotPassword, { email: user.email });
    expect((await shop.call(forgotPassword, { email: user.email })).status).toBe(429);
    const asked = await askFrom(user, cookie);
    expect(asked.status).toBe(200);
    expect((await verify(user, codeIn((await lastMail(user)).text), asked.cookie)).status).toBe(200);
  });
});

async function askFrom(user: MadeUser, cookie?: string) {
  const headers = cookie === undefined ? {} : { cookie };
  const answer = await shop.call(forgotPassword, { email: user.email }, { headers });
  return { status: answer.status, cookie: browserCookie(answer.headers) };
}

function browserCookie(headers: Record<string, unknown>): string {
  return /known_browser=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
}

function codeIn(text: string): string {
  return /^[A-Z\d]{6}$/m.exec(text)?.[0] ?? '';
}

async function lastMail(user: MadeUser) {
  const mail = (await shop.sentMails()).findLast((sent) => sent.recipient === user.email);
  if (!mail) throw new Error(`No mail went to ${user.email}`);
  return mail;
}

async function requestCode(user: MadeUser): Promise<string> {
  await shop.call(forgotPassword, { email: user.email });
  return /^[A-Z\d]{6}$/m.exec((await lastMail(user)).text)?.[0] ?? '';
}

function verify(user: { email: string }, otp: string, cookie?: string) {
  const headers = cookie === undefined ? {} : { cookie };
  return shop.call(verifyForgotPasswordOtp, { email: user.email, otp }, { headers });
}

async function getGrant(user: MadeUser): Promise<string> {
  return (await verify(user, await requestCode(user))).body.data.resetToken;
}

function reset(user: MadeUser, body: object, options: CallOptions = {}) {
  const input = { email: user.email, newPassword, confirmPassword: newPassword, ...body };
  return shop.call(resetPassword, input, options);
}
