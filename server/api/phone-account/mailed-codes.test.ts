import { beforeEach, describe, expect, test } from 'vitest';
import { dummyHash } from '#core/accounts/passwords.ts';
import { endpoints } from '#shared/endpoints.ts';
import { type TestAnswer, testShop } from '#tests/support/app.ts';
import { createFakeGateway } from '#tests/support/fake-gateway.ts';
import { makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

// A shop that sends mails, but neither SMS nor WhatsApp messages.
const shop = await testShop();
const { open } = endpoints.phoneAccount;
const { userDetails, login, forgotPassword, verifyForgotPasswordOtp, resetPassword } = endpoints.user;

let guests = 0;
let email = '';
beforeEach(() => {
  guests += 1;
  email = `aicha-${guests}@example.com`;
});
const guest = () => ({
  ...{ name: 'Aïcha Bello', mobile: '677001122', city: 'Douala', addressLine: 'Akwa, face Total', email },
});

describe('a code by e-mail for an order', () => {
  test('is offered only where mails leave the shop and no message reaches phones', async () => {
    const codesBy = async (of: typeof shop) =>
      (await of.call(endpoints.settings.shown, undefined)).body.data.codesBy;
    expect(await codesBy(shop)).toBe('email');
    const texting = await testShop({ overrides: { smsSender: createFakeGateway() } });
    expect(await codesBy(texting)).toBe('phone');
    const looking = await testShop({
      overrides: { mailer: { send: async () => undefined, isForLooking: true } },
    });
    expect(await codesBy(looking)).toBeNull();
    expect(tokenIn(await looking.call(open, guest()))).not.toBe('');
  });

  test('is not sent where one reaches the phone, nor without an address', async () => {
    const texting = await testShop({ overrides: { smsSender: createFakeGateway() } });
    expect((await texting.call(open, guest())).body.data.channel).toBe('sms');
    const without = await shop.call(open, { ...guest(), email: '' });
    expect(without.body.data).toMatchObject({ codeId: null, channel: null });
    expect((await userOf(without)).email).toBe('');
  });

  test('comes in the language of the page, and opens an account with the proven address and no password', async () => {
    const asked = await shop.call(open, guest(), { language: 'fr' });
    expect(asked.body).toMatchObject({
      message: 'Un code arrive dans votre boîte e-mail.',
      data: { codeId: expect.any(String), channel: 'email', tokens: null },
    });
    const mail = await lastMailTo(email);
    expect(mail).toContain('Voici le code pour continuer votre commande');
    // Anyone can type an address: a name would be a stranger's words in the shop's own mail.
    expect(mail).not.toContain('Aïcha');
    const opened = await shop.call(open, { ...guest(), code: codeIn(mail) });
    expect(await userOf(opened)).toMatchObject({ name: 'Aïcha Bello', email, verify_email: true });
    const { passwordHash, confirmedMobile } = await rowOf(email);
    expect({ passwordHash, confirmedMobile }).toEqual({ passwordHash: dummyHash, confirmedMobile: null });
    const addresses = await shop.call(endpoints.address.get, undefined, { token: tokenIn(opened) });
    expect(addresses.body.data).toMatchObject([{ customer_email: email, mobile: '+237677001122' }]);
  });

  test('leads on to a password, which the account has not: a code gives it one', async () => {
    expect((await userOf(await openWithCode())).hasPassword).toBe(false);
    await shop.call(forgotPassword, { email });
    const otp = codeIn(await lastMailTo(email));
    const { resetToken } = (await shop.call(verifyForgotPasswordOtp, { email, otp })).body.data;
    const passwords = { newPassword: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
    expect((await shop.call(resetPassword, { email, resetToken, ...passwords })).status).toBe(200);
    const { accesstoken: token } = (await shop.call(login, { email, password: TEST_PASSWORD })).body.data;
    expect((await shop.call(userDetails, undefined, { token })).body.data.hasPassword).toBe(true);
  });

  test('finds the account of the mailbox again on another device, whatever phone is typed', async () => {
    const first = await userOf(await openWithCode());
    const second = await userOf(await openWithCode({ mobile: '699887766', addressLine: 'Bonapriso' }));
    expect(second._id).toBe(first._id);
    expect(second.address_details).toHaveLength(2);
  });

  test('leads to an account with a password only if its address was proven', async () => {
    const proven = await makeUser(shop.store, { verifyEmail: true });
    email = proven.email;
    expect((await userOf(await openWithCode()))._id).toBe(proven.id);

    // Registered by anyone, who would see the orders of the mailbox's owner with the password.
    const doubtful = await makeUser(shop.store, { verifyEmail: false });
    email = doubtful.email;
    const before = await rowOf(email);
    expect((await openWithCode()).body.code).toBe('EMAIL_TAKEN');
    expect(await rowOf(email)).toEqual(before);
  });

  test('proves the address of an account that the desk opened, which has no password', async () => {
    const caller = await makeUser(shop.store, { verifyEmail: false });
    email = caller.email;
    await shop.store.db
      .updateTable('users')
      .set({ passwordHash: dummyHash })
      .where('id', '=', caller.id)
      .execute();
    expect(await userOf(await openWithCode())).toMatchObject({ _id: caller.id, verify_email: true });
  });

  test('does not open a blocked account', async () => {
    const blocked = await makeUser(shop.store, { verifyEmail: true, status: 'Blocked' });
    email = blocked.email;
    expect((await openWithCode()).body.code).toBe('ACCOUNT_BLOCKED');
  });

  test('answers an address with an account like one without', async () => {
    const { email: known } = await makeUser(shop.store, { verifyEmail: true });
    const answers = await Promise.all(
      [known, email].map((address) => shop.call(open, { ...guest(), email: address })),
    );
    const [first, second] = answers.map(({ status, body }) => ({ status, body: { ...body, data: null } }));
    expect(first).toEqual(second);
  });

  test('works once, also when the form is sent twice at once', async () => {
    await shop.call(open, guest());
    const given = { ...guest(), code: codeIn(await lastMailTo(email)) };
    const answers = await Promise.all([shop.call(open, given), shop.call(open, given)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await shop.call(open, given)).body.code).toBe('CODE_WRONG');
  });

  test('two devices that send right codes at once share one account', async () => {
    const codes = [];
    for (let device = 1; device <= 2; device += 1) {
      const asked = await shop.call(open, guest());
      codes.push({ code: codeIn(await lastMailTo(email)), cookie: browserOf(asked) });
    }
    const opened = await Promise.all(
      codes.map(({ code, cookie }) => shop.call(open, { ...guest(), code }, { headers: { cookie } })),
    );
    const users = await Promise.all(opened.map(userOf));
    expect(new Set(users.map(({ _id }) => _id)).size).toBe(1);
  });

  test('is refused five times when wrong, then also when right', async () => {
    const asked = await shop.call(open, guest());
    const headers = { cookie: browserOf(asked) };
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const wrong = await shop.call(open, { ...guest(), code: 'AAAAA3' }, { headers });
      expect(wrong.body.code).toBe('CODE_WRONG');
    }
    const right = await shop.call(open, { ...guest(), code: codeIn(await lastMailTo(email)) }, { headers });
    expect(right.body.code).toBe('CODE_WRONG');
  });

  test('that does not arrive holds no one up: the order goes without, apart from the account of the mailbox', async () => {
    const owner = await makeUser(shop.store, { verifyEmail: true });
    email = owner.email;
    await shop.call(open, guest());
    const without = await shop.call(open, { ...guest(), withoutCode: true });
    const user = await userOf(without);
    expect(user._id).not.toBe(owner.id);
    expect(user.email).toBe('');
  });

  test('counts with the codes for new passwords: eight mails an hour to one address', async () => {
    for (let mail = 1; mail <= 4; mail += 1) {
      expect((await shop.call(open, guest())).status).toBe(200);
      expect((await shop.call(forgotPassword, { email })).status).toBe(200);
    }
    const refused = await shop.call(open, guest());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  test('gives no new password where the address has no account', async () => {
    await shop.call(open, guest());
    const otp = codeIn(await lastMailTo(email));
    expect((await shop.call(verifyForgotPasswordOtp, { email, otp })).body.code).toBe('CODE_WRONG');
  });

  test('is not asked of an address that is none', async () => {
    const refused = await shop.call(open, { ...guest(), email: 'aicha@' });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['email']);
  });
});

/** Asks for a code and sends it. */
async function openWithCode(typed: object = {}): Promise<TestAnswer<typeof open>> {
  await shop.call(open, { ...guest(), ...typed });
  return shop.call(open, { ...guest(), ...typed, code: codeIn(await lastMailTo(email)) });
}

async function lastMailTo(recipient: string): Promise<string> {
  const { textBody } = await shop.store.db
    .selectFrom('mailOutbox')
    .select('textBody')
    .where('recipient', '=', recipient)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return textBody;
}

function codeIn(mail: string): string {
  return /^[A-Z0-9]{6}$/m.exec(mail)?.[0] ?? '';
}

function rowOf(address: string) {
  return shop.store.db.selectFrom('users').selectAll().where('email', '=', address).executeTakeFirstOrThrow();
}

function tokenIn({ body }: TestAnswer<typeof open>): string {
  return body.data.tokens?.accessToken ?? '';
}

async function userOf(answer: TestAnswer<typeof open>) {
  return (await shop.call(userDetails, undefined, { token: tokenIn(answer) })).body.data;
}

function browserOf({ headers }: { headers: Record<string, unknown> }): string {
  return /known_browser=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
}
