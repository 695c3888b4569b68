import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const shop = await testShop();
const { register, login, refreshToken, logout, userDetails } = endpoints.user;
const amina = {
  name: 'Amina',
  email: 'amina@example.com',
  password: 'mangue-verte',
  confirmPassword: 'mangue-verte',
};

describe('registering', () => {
  test('opens an account in the language of the page, with which one can log in', async () => {
    const answer = await shop.call(register, { ...amina, email: ' Amina@Example.com ' }, { language: 'fr' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ success: true, error: false });
    expect(answer.body.message).toBe('Compte créé. Vous pouvez vous connecter.');
    const user = await shop.store.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      email: 'amina@example.com',
      language: 'fr',
      role: 'USER',
      verifyEmail: false,
    });
    expect((await shop.call(login, amina)).status).toBe(200);
  });

  test('a taken e-mail is a conflict, in whatever case it is written', async () => {
    await makeUser(shop.store, { email: 'taken@example.com' });
    const answer = await shop.call(register, { ...amina, email: 'TAKEN@example.com' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ success: false, error: true, code: 'EMAIL_TAKEN' });
  });

  test('the same e-mail twice at once opens one account', async () => {
    const both = await Promise.all(
      [1, 2].map(() => shop.call(register, { ...amina, email: 'twice@example.com' })),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ email: 'amina' }, 'email'],
    [{ password: 'kurz', confirmPassword: 'kurz' }, 'password'],
    [{ password: 'password1', confirmPassword: 'password1' }, 'password'],
    [{ confirmPassword: 'mangue-mûre' }, 'confirmPassword'],
    [{ confirmPassword: undefined }, 'confirmPassword'],
  ])('%j is refused at the field %s', async (wrong, field) => {
    const answer = await shop.call(register, { ...amina, email: 'new@example.com', ...wrong });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  test('two different passwords are refused in the words of the specification', async () => {
    const wrong = { ...amina, email: 'new@example.com', confirmPassword: 'other words' };
    const answer = await shop.call(register, wrong);
    expect(answer.body.message).toBe('Password and confirm password must be same');
  });
});

describe('logging in', () => {
  test('answers both tokens, remembers the day and keeps neither password nor token readable', async () => {
    const user = await makeUser(shop.store);
    const answer = await shop.call(login, { email: user.email, password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
    const { accesstoken, refreshToken: refresh } = answer.body.data;
    expect(accesstoken).not.toBe(refresh);
    const details = await shop.call(userDetails, undefined, { token: accesstoken });
    expect(details.body.data.last_login_date).not.toBeNull();
    const rows = JSON.stringify(await shop.store.db.selectFrom('sessions').selectAll().execute());
    expect(rows).not.toContain(refresh);
  });

  test('an unknown e-mail and a wrong password answer alike', async () => {
    const user = await makeUser(shop.store);
    const wrong = await shop.call(login, { email: user.email, password: 'wrong words' });
    const unknown = await shop.call(login, { email: 'nobody@example.com', password: 'wrong words' });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toMatchObject({ success: false, error: true, code: 'WRONG_CREDENTIALS' });
  });

  test('a blocked account learns so with the right password only', async () => {
    const user = await makeUser(shop.store, { status: 'Blocked' });
    expect((await shop.call(login, { email: user.email, password: TEST_PASSWORD })).status).toBe(403);
    expect((await shop.call(login, { email: user.email, password: 'wrong words' })).status).toBe(401);
  });

  test('needs both fields', async () => {
    const answer = await shop.call(login, {});
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({
      email: 'This field is required.',
      password: 'This field is required.',
    });
  });
});

describe('the refresh token', () => {
  test('gives new access tokens, also twice at once, and is not rotated', async () => {
    const { tokens } = await logIn();
    const answers = await Promise.all(
      [1, 2].map(() => shop.call(refreshToken, undefined, { token: tokens.refreshToken })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const details = await shop.call(userDetails, undefined, { token: answer.body.data.accessToken });
      expect(details.status).toBe(200);
    }
    expect((await shop.call(refreshToken, undefined, { token: tokens.refreshToken })).status).toBe(200);
  });

  test('passes for no access token, nor the other way round', async () => {
    const { tokens } = await logIn();
    expect((await shop.call(userDetails, undefined, { token: tokens.refreshToken })).status).toBe(401);
    expect((await shop.call(refreshToken, undefined, { token: tokens.accesstoken })).status).toBe(401);
  });

  test('is needed, and nobody else’s will do', async () => {
    expect((await shop.call(refreshToken)).status).toBe(401);
    expect((await shop.call(refreshToken, undefined, { token: 'made-up' })).status).toBe(401);
  });
});

describe('the access token', () => {
  test('lasts 15 minutes', async () => {
    const { tokens } = await logIn();
    shop.clock.advance({ minutes: 14 });
    expect((await shop.call(userDetails, undefined, { token: tokens.accesstoken })).status).toBe(200);
    shop.clock.advance({ minutes: 1, seconds: 1 });
    expect((await shop.call(userDetails, undefined, { token: tokens.accesstoken })).status).toBe(401);
  });

  test('is worth nothing when somebody else signed it', async () => {
    const { user } = await logIn();
    const session = await shop.store.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    const now = Math.floor(shop.clock.now().getTime() / 1000);
    const forged = new SignJWT({ sid: session.id })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(user.id)
      .setAudience('shop')
      .setIssuedAt(now)
      .setExpirationTime(now + 600);
    const token = await forged.sign(new TextEncoder().encode('a secret of somebody else, long enough'));
    expect((await shop.call(userDetails, undefined, { token })).status).toBe(401);
    const real = await forged.sign(shop.store.authSecret);
    expect((await shop.call(userDetails, undefined, { token: real })).status).toBe(200);
  });

  test('dies at once when the account is blocked', async () => {
    const { user, tokens } = await logIn();
    await shop.store.db.updateTable('users').set({ status: 'Blocked' }).where('id', '=', user.id).execute();
    expect((await shop.call(userDetails, undefined, { token: tokens.accesstoken })).status).toBe(401);
    expect((await shop.call(refreshToken, undefined, { token: tokens.refreshToken })).status).toBe(401);
  });
});

describe('logging out', () => {
  test('ends both tokens of this device and no other', async () => {
    const { user, tokens } = await logIn();
    const otherDevice = await shop.logInAs(user);
    const answer = await shop.call(logout, undefined, { token: tokens.accesstoken });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, message: 'Logged out' });
    expect((await shop.call(userDetails, undefined, { token: tokens.accesstoken })).status).toBe(401);
    expect((await shop.call(refreshToken, undefined, { token: tokens.refreshToken })).status).toBe(401);
    expect((await shop.call(userDetails, undefined, { token: otherDevice })).status).toBe(200);
  });

  test('needs a session', async () => {
    expect((await shop.call(logout)).status).toBe(401);
  });

  test('a session ends by itself in the end', async () => {
    const { tokens } = await logIn();
    shop.clock.advance({ days: 61 });
    expect((await shop.call(refreshToken, undefined, { token: tokens.refreshToken })).status).toBe(401);
  });
});

async function logIn() {
  const user = await makeUser(shop.store);
  const answer = await shop.call(login, { email: user.email, password: TEST_PASSWORD });
  return { user, tokens: answer.body.data };
}
