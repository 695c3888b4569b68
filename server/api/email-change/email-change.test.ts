import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { type MadeUser, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const shop = await testShop();
const { updateUser, userDetails, login, register, forgotPassword, resetPassword } = endpoints.user;
const { confirm, undo } = endpoints.emailChange;
let counter = 0;

describe('a stolen access token', () => {
  test('changes no e-mail: the password is missing, or wrong', async () => {
    const { user, token } = await owner();
    const input = { name: user.name, mobile: '677123456', email: 'thief@example.com' };
    for (const given of [{}, { password: '' }, { password: 'a guess of the thief' }]) {
      const answer = await shop.call(updateUser, { ...input, ...given }, { token });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['password']);
    }
    expect(await emailOf(user)).toBe(user.email);
    expect(await mailsTo(user.email)).toHaveLength(0);
  });

  test('does not let its holder try one password after the other', async () => {
    const { user, token } = await owner();
    const strict = await testShop({ env: { rateLimitFactor: 1 } });
    const stolen = await strict.logInAs(await makeUser(strict.store));
    const statuses = [];
    for (let tried = 1; tried <= 21; tried += 1) {
      const input = {
        name: 'A',
        mobile: '677123456',
        email: 'thief@example.com',
        password: `guess ${tried}`,
      };
      statuses.push((await strict.call(updateUser, input, { token: stolen })).status);
    }
    expect(statuses.slice(19)).toEqual([422, 429]);
    expect((await shop.call(userDetails, undefined, { token })).body.data.email).toBe(user.email);
  });
});

describe('a new e-mail', () => {
  test('counts once its link was used: one logs in with the old one until then, with the new one after', async () => {
    const { user, token } = await owner();
    const elsewhere = await shop.logInAs(user);
    const email = newEmail();
    expect((await change({ user, token }, email)).status).toBe(200);
    expect((await logIn(user.email)).status).toBe(200);
    expect((await logIn(email)).status).toBe(401);

    expect((await shop.call(confirm, { token: await linkTo(email) })).status).toBe(200);
    expect((await logIn(user.email)).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
    const details = await shop.call(userDetails, undefined, { token });
    expect(details.body.data).toMatchObject({ email, pendingEmail: null, verify_email: true });
    expect((await shop.call(userDetails, undefined, { token: elsewhere })).status).toBe(401);
  });

  test('is confirmed once and stays so however often the link is pressed', async () => {
    const { user, token } = await owner();
    const email = newEmail();
    await change({ user, token }, email);
    const link = { token: await linkTo(email) };
    const both = await Promise.all([shop.call(confirm, link), shop.call(confirm, link)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await emailOf(user)).toBe(email);
  });

  test('is not taken a day later, nor by an unknown link, nor when a later one was asked for', async () => {
    const { user, token } = await owner();
    const [first, second] = [newEmail(), newEmail()];
    await change({ user, token }, first);
    const firstLink = await linkTo(first);
    await change({ user, token }, second);
    expect((await shop.call(confirm, { token: firstLink })).body.code).toBe('LINK_ENDED');
    expect((await shop.call(confirm, { token: 'made-up' })).status).toBe(404);
    shop.clock.advance({ hours: 25 });
    expect((await shop.call(confirm, { token: await linkTo(second) })).status).toBe(404);
    expect(await emailOf(user)).toBe(user.email);
  });

  test('that another user has taken meanwhile is refused', async () => {
    const { user, token } = await owner();
    const email = newEmail();
    await change({ user, token }, email);
    await makeUser(shop.store, { email });
    expect((await shop.call(confirm, { token: await linkTo(email) })).status).toBe(409);
  });

  test('does not come true after a new password was chosen', async () => {
    const { user, token } = await owner();
    const email = newEmail();
    await change({ user, token }, email);
    await recover(user.email, 'mangue-verte-7');
    expect((await shop.call(confirm, { token: await linkTo(email) })).status).toBe(404);
  });

  test('is written to eight times an hour at most', async () => {
    const email = newEmail();
    const statuses = [];
    for (let asked = 1; asked <= 9; asked += 1) statuses.push((await change(await owner(), email)).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
    expect(await mailsTo(email)).toHaveLength(8);
  });
});

describe('"This was not me"', () => {
  test('keeps the old address before the new one is confirmed', async () => {
    const { user, token } = await owner();
    const email = newEmail();
    await change({ user, token }, email);
    const undone = await shop.call(undo, { token: await linkTo(user.email) });
    expect(undone.status).toBe(200);
    expect((await shop.call(confirm, { token: await linkTo(email) })).status).toBe(404);
    expect((await shop.call(userDetails, undefined, { token })).status).toBe(401);
  });

  test('brings the old address back for seven days, ends all sessions and opens the way to a new password', async () => {
    const { user, token } = await owner();
    const email = newEmail();
    await change({ user, token }, email);
    const link = await linkTo(user.email);
    await shop.call(confirm, { token: await linkTo(email) });
    shop.clock.advance({ days: 6 });
    const thief = (await logIn(email)).body.data.accesstoken;

    const undone = await shop.call(undo, { token: link });
    expect(undone.body.data).toMatchObject({ email: user.email });
    expect(await emailOf(user)).toBe(user.email);
    expect((await shop.call(userDetails, undefined, { token: thief })).status).toBe(401);
    // The old password is refused too, because the thief knew it.
    expect((await logIn(user.email)).status).toBe(401);
    const { resetToken } = undone.body.data;
    const passwords = { newPassword: 'papaye-mure-8', confirmPassword: 'papaye-mure-8' };
    const reset = await shop.call(resetPassword, { email: user.email, resetToken, ...passwords });
    expect(reset.status).toBe(200);
    expect((await logIn(user.email, 'papaye-mure-8')).status).toBe(200);
    expect((await shop.call(undo, { token: link })).body.code).toBe('LINK_ENDED');
  });

  test('is stronger than what the thief does next: a second address, a second factor, a new password, the old address registered', async () => {
    const { user, token } = await owner();
    const [first, second] = [newEmail(), newEmail()];
    await change({ user, token }, first);
    const link = await linkTo(user.email);
    await shop.call(confirm, { token: await linkTo(first) });
    const hijacked = { user: { ...user, email: first }, token };
    await change(hijacked, second);
    const linkOfThief = await linkTo(first);
    await shop.call(confirm, { token: await linkTo(second) });
    await addSecondFactor(token);
    await recover(second, 'le-voleur-1234');
    const squatter = { name: 'Thief', password: 'le-voleur-1234', confirmPassword: 'le-voleur-1234' };
    expect((await shop.call(register, { ...squatter, email: user.email })).status).toBe(409);

    const undone = await shop.call(undo, { token: link });
    expect(undone.status).toBe(200);
    expect(await emailOf(user)).toBe(user.email);
    const { resetToken } = undone.body.data;
    const passwords = { newPassword: 'papaye-mure-8', confirmPassword: 'papaye-mure-8' };
    await shop.call(resetPassword, { email: user.email, resetToken, ...passwords });
    expect((await logIn(user.email, 'papaye-mure-8')).status).toBe(200);
    expect((await shop.call(undo, { token: linkOfThief })).status).toBe(404);
    expect(await emailOf(user)).toBe(user.email);
  });

  test('keeps the second factor that was there before', async () => {
    const { user, token } = await owner();
    await addSecondFactor(token);
    shop.clock.advance({ minutes: 1 });
    await change({ user, token }, newEmail());
    const { resetToken } = (await shop.call(undo, { token: await linkTo(user.email) })).body.data;
    const passwords = { newPassword: 'papaye-mure-8', confirmPassword: 'papaye-mure-8' };
    await shop.call(resetPassword, { email: user.email, resetToken, ...passwords });
    expect((await logIn(user.email, 'papaye-mure-8')).body.code).toBe('SECOND_FACTOR_NEEDED');
  });

  test('ends after seven days, and then the old address is anyone’s', async () => {
    const { user, token } = await owner();
    const email = newEmail();
    await change({ user, token }, email);
    const link = await linkTo(user.email);
    await shop.call(confirm, { token: await linkTo(email) });
    shop.clock.advance({ days: 7, seconds: 1 });
    expect((await shop.call(undo, { token: link })).status).toBe(404);
    const newcomer = { name: 'Bih', password: 'mangue-verte', confirmPassword: 'mangue-verte' };
    expect((await shop.call(register, { ...newcomer, email: user.email })).status).toBe(201);
  });
});

async function addSecondFactor(token: string) {
  const started = await shop.call(endpoints.secondFactor.start, { password: TEST_PASSWORD }, { token });
  const { secret } = started.body.data;
  const timestamp = shop.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  expect((await shop.call(endpoints.secondFactor.confirm, { code }, { token })).status).toBe(200);
  // Sends the mail of this change before the next one is written.
  await shop.sentMails();
}

async function owner() {
  const user = await makeUser(shop.store, { verifyEmail: true });
  return { user, token: await shop.logInAs(user) };
}

function change({ user, token }: { user: MadeUser; token: string }, email: string) {
  const input = { name: user.name, mobile: '677123456', email, password: TEST_PASSWORD };
  return shop.call(updateUser, input, { token });
}

function newEmail(): string {
  counter += 1;
  return `new.${counter}@example.com`;
}

function logIn(email: string, password = TEST_PASSWORD) {
  return shop.call(login, { email, password });
}

async function emailOf({ id }: MadeUser): Promise<string> {
  const row = await shop.store.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? '';
}

async function mailsTo(address: string) {
  return (await shop.sentMails()).filter(({ recipient }) => recipient === address);
}

/** The token of the newest link that was mailed to this address. */
async function linkTo(address: string): Promise<string> {
  const text = (await mailsTo(address)).at(-1)?.text ?? '';
  return /\/email-change\/\w+\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

async function recover(email: string, password: string): Promise<void> {
  await shop.call(forgotPassword, { email });
  const otp = /^[A-Z\d]{6}$/m.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0];
  const { body } = await shop.call(endpoints.user.verifyForgotPasswordOtp, { email, otp });
  const { resetToken } = body.data;
  await shop.call(resetPassword, { email, resetToken, newPassword: password, confirmPassword: password });
}
