import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { type MadeUser, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const shop = await testShop();
const { list, end, endAll, leave } = endpoints.session;
const { login, refreshToken, userDetails } = endpoints.user;
const { change } = endpoints.password;
const chrome =
  'Mozilla/5.0 (Linux; Android 14; TECNO) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const newPassword = 'papaye-mure-8';

describe('the list of devices', () => {
  test('names each in words, the one that asks first, and no other account’s', async () => {
    const user = await makeUser(shop.store);
    await logIn(await makeUser(shop.store));
    const here = await logIn(user, chrome);
    shop.clock.advance({ minutes: 1 });
    await logIn(user);
    const { body } = await shop.call(list, undefined, { token: here });
    expect(body.data).toMatchObject([
      { browser: 'Chrome', system: 'Android', isThisOne: true },
      { browser: '', system: '', isThisOne: false },
    ]);
  });

  test('needs a session', async () => {
    for (const endpoint of [list, end, endAll, change]) expect((await shop.call(endpoint)).status).toBe(401);
  });
});

describe('logging out', () => {
  test('of another device leaves this one, and only own sessions can be ended', async () => {
    const user = await makeUser(shop.store);
    const [here, lost] = [await logIn(user), await logIn(user)];
    const stranger = await logIn(await makeUser(shop.store));
    const { body } = await shop.call(list, undefined, { token: here });
    const id = body.data.find(({ isThisOne }) => !isThisOne)?.id;
    await shop.call(end, { id }, { token: stranger });
    expect(await isIn(lost)).toBe(true);
    expect((await shop.call(end, { id }, { token: here })).status).toBe(200);
    expect([await isIn(lost), await isIn(here)]).toEqual([false, true]);
  });

  test('everywhere ends this device too', async () => {
    const user = await makeUser(shop.store);
    const [here, there] = [await logIn(user), await logIn(user)];
    expect((await shop.call(endAll, undefined, { token: here })).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
  });
});

describe('a session that was left without a network', () => {
  test('is ended by the first part of its refresh token, which opens nothing', async () => {
    const user = await makeUser(shop.store);
    const [left, here] = [await logInWithBoth(user), await logInWithBoth(user)];
    const mark = left.refreshToken.split('.', 1)[0] ?? '';
    expect((await shop.call(leave, { sessions: ['a-guess', mark] })).status).toBe(200);
    expect([await isIn(left.accesstoken), await isIn(here.accesstoken)]).toEqual([false, true]);
    expect((await shop.call(refreshToken, undefined, { token: left.refreshToken })).status).toBe(401);
    const otherMark = here.refreshToken.split('.', 1)[0] ?? '';
    for (const token of [otherMark, `${otherMark}.`])
      expect((await shop.call(userDetails, undefined, { token })).status).toBe(401);
  });

  test('and that of another person is not ended by a guess', async () => {
    const { accesstoken } = await logInWithBoth(await makeUser(shop.store));
    expect((await shop.call(leave, { sessions: ['', 'x'] })).status).toBe(422);
    expect((await shop.call(leave, { sessions: ['x', accesstoken.slice(0, 100)] })).status).toBe(200);
    expect(await isIn(accesstoken)).toBe(true);
  });
});

describe('another password', () => {
  test('needs the present one, logs every other device out and is confirmed by mail', async () => {
    const user = await makeUser(shop.store);
    const [here, there] = [await logIn(user), await logIn(user)];
    const passwords = { newPassword, confirmPassword: newPassword };
    const guessed = await shop.call(change, { password: 'a guess', ...passwords }, { token: here });
    expect(guessed.status).toBe(422);
    expect(Object.keys(guessed.body.fields ?? {})).toEqual(['password']);

    const changed = await shop.call(change, { password: TEST_PASSWORD, ...passwords }, { token: here });
    expect(changed.status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const statuses = [];
    for (const password of [TEST_PASSWORD, newPassword]) {
      statuses.push((await shop.call(login, { email: user.email, password })).status);
    }
    expect(statuses).toEqual([401, 200]);
    const mails = (await shop.sentMails()).filter(({ recipient }) => recipient === user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Ndolo Beauty password was changed']);
  });

  test.each([
    [{ newPassword: 'kurz', confirmPassword: 'kurz' }, 'newPassword'],
    [{ newPassword: 'password1', confirmPassword: 'password1' }, 'newPassword'],
    [{ newPassword, confirmPassword: 'something else' }, 'confirmPassword'],
  ])('%j is refused at the field %s', async (passwords, field) => {
    const token = await logIn(await makeUser(shop.store));
    const answer = await shop.call(change, { password: TEST_PASSWORD, ...passwords }, { token });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });
});

async function logIn(user: MadeUser, userAgent = ''): Promise<string> {
  return (await logInWithBoth(user, userAgent)).accesstoken;
}

async function logInWithBoth({ email }: MadeUser, userAgent = '') {
  const headers = { 'user-agent': userAgent };
  return (await shop.call(login, { email, password: TEST_PASSWORD }, { headers })).body.data;
}

async function isIn(token: string): Promise<boolean> {
  return (await shop.call(userDetails, undefined, { token })).status === 200;
}
