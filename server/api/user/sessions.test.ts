import { type JWTHeaderParameters, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { hashSecretToken } from '#core/accounts/secrets.ts';
import { endpoints } from '#shared/endpoints.ts';
import { legalTextsSince } from '#shared/legal-texts.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const shop = await testShop();
const { register, login, refreshToken, logout, userDetails } = endpoints.user;
const amina = {
  name: 'Amina',
  email: 'amina@example.com',
  password: 'mangue-verte',
  confirmPassword: 'mangue-verte',
};

const signedAs = { alg: 'HS256', typ: 'at+jwt' };
type TokenChange = { head?: JWTHeaderParameters; claims?: Record<string, unknown> };

describe('registering', () => {
  test('opens an account in the language of the page, with which one can log in', async () => {
    const answer = await shop.call(register, { ...amina, email: ' Amina@Example.com ' }, { language: 'fr' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ success: true, error: false });
    expect(answer.body.message).toBe('Compte créé');
    const user = await shop.store.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      email: 'amina@example.com',
      language: 'fr',
      role: 'USER',
      verifyEmail: false,
      // The version of the texts that were accepted, and when (Law 2024/017).
      acceptedTextsOf: legalTextsSince,
      acceptedTextsAt: user.createdAt,
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
    const unknown = await shop.call(login, { email: 'no-one@example.com', password: 'wrong words' });
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
  test('gives new access tokens, also twice at once, to a client that keeps it', async () => {
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

  test('is followed by another one in each answer, the same to two tabs and after a lost answer', async () => {
    const { tokens } = await logIn();
    const answers = [];
    for (let asked = 1; asked <= 3; asked += 1) answers.push(await refresh(tokens.refreshToken));
    const next = answers.map(({ body }) => body.data.refreshToken);
    expect(new Set(next).size).toBe(1);
    expect(next[0]).not.toBe(tokens.refreshToken);
    const after = await refresh(next[0]);
    expect(after.status).toBe(200);
    expect(after.body.data.refreshToken).not.toBe(next[0]);
  });

  test('that was stolen ends the session of both once it is used after its successor', async () => {
    const { tokens } = await logIn();
    const stolen = tokens.refreshToken;
    const second = (await refresh(stolen)).body.data.refreshToken;
    const { accessToken, refreshToken: third } = (await refresh(second)).body.data;
    shop.clock.advance({ minutes: 2 });
    expect((await refresh(stolen)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
    expect((await shop.call(userDetails, undefined, { token: accessToken })).status).toBe(401);
    expect(shop.logged.at(-1)?.message).toMatch(/used up/);
  });

  test('that the thief has moved on ends the session as soon as its owner comes', async () => {
    const { tokens } = await logIn();
    const ofThief = (await refresh(tokens.refreshToken)).body.data.refreshToken;
    const next = (await refresh(ofThief)).body.data.refreshToken;
    shop.clock.advance({ minutes: 16 });
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
  });

  test('of two tabs that wake up together lets the slower one in, and gives it no token to go back with', async () => {
    const { tokens } = await logIn();
    const second = (await refresh(tokens.refreshToken)).body.data.refreshToken;
    await refresh(second);
    shop.clock.advance({ seconds: 20 });
    const slower = await refresh(tokens.refreshToken);
    expect(slower.status).toBe(200);
    expect(slower.body.data).not.toHaveProperty('refreshToken');
    expect((await refresh(second)).status).toBe(200);
  });

  test('moves on once when two requests bring the next one together', async () => {
    const { tokens } = await logIn();
    const second = (await refresh(tokens.refreshToken)).body.data.refreshToken;
    const both = await Promise.all([refresh(second), refresh(second)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.data.refreshToken)).size).toBe(1);
  });

  test('of a session from before they rotated works, and moves on', async () => {
    const { user } = await logIn();
    const old = 'a-token-of-one-part';
    const [hash, now] = [hashSecretToken(old), shop.clock.now()];
    await shop.store.db
      .insertInto('sessions')
      .values({
        ...{ id: 'old', userId: user.id, refreshHash: hash, familyHash: hash, lastSeenAt: now },
        expiresAt: new Date(now.getTime() + 86_400_000),
      })
      .execute();
    const next = (await refresh(old)).body.data.refreshToken;
    expect((await refresh(next)).status).toBe(200);
    shop.clock.advance({ minutes: 2 });
    expect((await refresh(old)).status).toBe(401);
  });

  test('passes for no access token, nor the other way round', async () => {
    const { tokens } = await logIn();
    expect((await shop.call(userDetails, undefined, { token: tokens.refreshToken })).status).toBe(401);
    expect((await shop.call(refreshToken, undefined, { token: tokens.accesstoken })).status).toBe(401);
  });

  test('is needed, and only the own one is accepted', async () => {
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

  test('is refused when another key signed it', async () => {
    const session = await openSession();
    const own = new TextEncoder().encode('a secret of someone else, long enough');
    const forged = await accessToken(session).sign(own);
    expect((await shop.call(userDetails, undefined, { token: forged })).status).toBe(401);
    const real = await accessToken(session).sign(shop.store.authSecret);
    expect((await shop.call(userDetails, undefined, { token: real })).status).toBe(200);
  });

  test.each<[string, () => TokenChange]>([
    ['with another algorithm', () => ({ head: { ...signedAs, alg: 'HS512' } })],
    ['as a token of another kind', () => ({ head: { ...signedAs, typ: 'JWT' } })],
    ['without a kind', () => ({ head: { alg: 'HS256' } })],
    ['for another service', () => ({ claims: { aud: 'warehouse' } })],
    ['for a time to come', () => ({ claims: { nbf: secondsFromNow(60) } })],
    ['for a time that is over', () => ({ claims: { exp: secondsFromNow(-1) } })],
    ['for all times', () => ({ claims: { exp: undefined } })],
  ])('is refused %s, although the shop’s own key signed it', async (_how, changed) => {
    const session = await openSession();
    const right = await accessToken(session).sign(shop.store.authSecret);
    const wrong = await accessToken(session, changed()).sign(shop.store.authSecret);
    expect((await shop.call(userDetails, undefined, { token: right })).status).toBe(200);
    expect((await shop.call(userDetails, undefined, { token: wrong })).status).toBe(401);
  });

  test('is refused without a signature, and by a key that it brings along', async () => {
    const session = await openSession();
    const own = new TextEncoder().encode('a secret of someone else, long enough');
    const jwk = { kty: 'oct', k: Buffer.from(own).toString('base64url') };
    const brought = await accessToken(session, { head: { ...signedAs, jwk } }).sign(own);
    const unsigned = Buffer.from(JSON.stringify({ ...signedAs, alg: 'none' })).toString('base64url');
    for (const token of [brought, `${unsigned}.${brought.split('.')[1]}.`]) {
      expect((await shop.call(userDetails, undefined, { token })).status).toBe(401);
    }
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

  test('a session ends by itself after sixty days, however often it is used', async () => {
    const { tokens } = await logIn();
    let token: string | undefined = tokens.refreshToken;
    for (let visit = 1; visit < 3; visit += 1) {
      shop.clock.advance({ days: 20 });
      token = (await refresh(token)).body.data.refreshToken;
    }
    expect(token).toBeDefined();
    shop.clock.advance({ days: 20, seconds: 1 });
    expect((await refresh(token)).status).toBe(401);
  });
});

describe('a session of the staff', () => {
  test('ends after two hours without a request', async () => {
    const token = await logInAdmin();
    shop.clock.advance({ minutes: 110 });
    const next = (await refresh(token)).body.data.refreshToken;
    expect(next).toBeDefined();
    shop.clock.advance({ minutes: 121 });
    expect((await refresh(next)).status).toBe(401);
  });

  test('ends after twelve hours in any case', async () => {
    let token = await logInAdmin();
    for (let hour = 1; hour < 12; hour += 1) {
      shop.clock.advance({ hours: 1 });
      token = (await refresh(token)).body.data.refreshToken ?? '';
    }
    expect(token).not.toBe('');
    shop.clock.advance({ hours: 1, seconds: 1 });
    expect((await refresh(token)).status).toBe(401);
  });

  async function logInAdmin(): Promise<string> {
    const { email } = await makeAdmin(shop.store);
    return (await shop.call(login, { email, password: TEST_PASSWORD })).body.data.refreshToken;
  }
});

function refresh(token: string | undefined) {
  return shop.call(refreshToken, undefined, { token });
}

function secondsFromNow(seconds: number): number {
  return Math.floor(shop.clock.now().getTime() / 1000) + seconds;
}

/** An unsigned token as the shop makes it, except for these changes. */
function accessToken(
  { userId, sid }: { userId: string; sid: string },
  { head = signedAs, claims = {} }: TokenChange = {},
): SignJWT {
  const iat = secondsFromNow(0);
  const saying = { sid, sub: userId, aud: 'shop', iat, exp: iat + 600, ...claims };
  return new SignJWT(saying).setProtectedHeader(head);
}

async function openSession() {
  const { user } = await logIn();
  const { id: sid } = await shop.store.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow();
  return { userId: user.id, sid };
}

async function logIn() {
  const user = await makeUser(shop.store);
  const answer = await shop.call(login, { email: user.email, password: TEST_PASSWORD });
  return { user, tokens: answer.body.data };
}
