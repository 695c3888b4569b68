import { beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredAccess } from '#core/accounts/delete-expired.ts';
import { dummyHash } from '#core/accounts/passwords.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { outbox } from '#core/mail/outbox.ts';
import { MessageNotTaken } from '#core/mail/phone-gateway.ts';
import { endpoints } from '#shared/endpoints.ts';
import { legalTextsSince } from '#shared/legal-texts.ts';
import { type TestAnswer, testShop } from '#tests/support/app.ts';
import { createFakeGateway } from '#tests/support/fake-gateway.ts';
import { makeProduct, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const smsSender = createFakeGateway();
const { sent } = smsSender;
const [shop, texting] = [await testShop(), await testShop({ overrides: { smsSender } })];
const { open, requestLogin, logIn, addEmail } = endpoints.phoneAccount;
const { userDetails, login, updateUser } = endpoints.user;

const { confirm, undo } = endpoints.emailChange;

let phones = 0;
let emails = 0;
/** A phone that no other test uses. */
let mobile = '';
beforeEach(() => {
  phones += 1;
  mobile = `67700${String(phones).padStart(4, '0')}`;
});
const guest = () => ({ name: 'Aïcha Bello', mobile, city: 'yaounde', addressLine: 'Bastos, face pharmacie' });

describe('ordering with a phone number where the shop sends no SMS', () => {
  test('opens an account of this browser with the address, its region and no e-mail', async () => {
    const answer = await shop.call(open, guest(), { language: 'fr' });
    expect(answer.status).toBe(200);
    const token = tokenIn(answer);
    const details = await shop.call(userDetails, undefined, { token });
    expect(details.body.data).toMatchObject({ name: 'Aïcha Bello', email: '', mobile: `+237${mobile}` });
    // The version of the texts that were accepted, and when (Law 2024/017).
    const kept = await shop.store.db
      .selectFrom('users')
      .select(['acceptedTextsOf', 'acceptedTextsAt', 'createdAt'])
      .where('mobile', '=', `+237${mobile}`)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ acceptedTextsOf: legalTextsSince, acceptedTextsAt: kept.createdAt });
    const addresses = await shop.call(endpoints.address.get, undefined, { token });
    expect(addresses.body.data).toMatchObject([
      {
        name: 'Aïcha Bello',
        customer_email: '',
        address_line: 'Bastos, face pharmacie',
        city: 'yaounde',
        state: 'Centre',
        country: 'Cameroun',
        pincode: '00237',
        mobile: `+237${mobile}`,
      },
    ]);
  });

  test('the same number typed by someone else shows nothing of the first: no name, address, order or cart', async () => {
    const first = await orderedBy(guest());
    const stranger = await shop.call(open, { ...guest(), name: 'X', city: 'Douala', addressLine: 'Akwa' });
    const token = tokenIn(stranger);
    const details = await shop.call(userDetails, undefined, { token });
    expect(details.body.data).toMatchObject({ name: 'X', orderHistory: [] });
    const addresses = await shop.call(endpoints.address.get, undefined, { token });
    expect(addresses.body.data).toHaveLength(1);
    expect(JSON.stringify(addresses.body)).not.toContain('Bastos');
    const orders = await shop.call(endpoints.order.orderList, undefined, { token });
    expect(orders.body.data).toEqual([]);
    const tracking = await shop.call(endpoints.order.getTracking, { _id: first.orderId }, { token });
    expect(tracking.status).toBe(404);
  });

  test('nor does it lead to the account that a person has with e-mail and this number in her profile', async () => {
    const user = await makeUser(shop.store, { name: 'Amina', mobile: `+237${mobile}` });
    const answer = await shop.call(open, guest());
    const token = tokenIn(answer);
    const details = await shop.call(userDetails, undefined, { token });
    expect(details.body.data._id).not.toBe(user.id);
  });

  test('an order is placed without any e-mail, with a note for the rider', async () => {
    const { order } = await orderedBy(guest(), { deliveryNote: 'Appelez au portail bleu' });
    expect(order).toMatchObject({ phone: `+237${mobile}`, deliveryNote: 'Appelez au portail bleu' });
  });

  test.each([
    [{ mobile: '12' }, 'mobile'],
    [{ name: ' ' }, 'name'],
    [{ city: '' }, 'city'],
    [{ addressLine: '' }, 'addressLine'],
  ])('%j is refused at the field %s', async (wrong, field) => {
    const answer = await shop.call(open, { ...guest(), ...wrong });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  test('an account that ordered nothing is gone once its session is; one with an order stays', async () => {
    const own = await testShop();
    const idle = await own.call(open, guest());
    const idleUser = await own.call(userDetails, undefined, { token: tokenIn(idle) });
    own.clock.advance({ days: 5 });
    await deleteExpiredAccess(own.store);
    expect(await isThere(own, idleUser.body.data._id)).toBe(true);
    own.clock.advance({ days: 70 });
    await deleteExpiredAccess(own.store);
    expect(await isThere(own, idleUser.body.data._id)).toBe(false);
  });
});

describe('an account that was opened with a phone', () => {
  test('gets an e-mail and a password, which count once the link in the mail was used, and ends its other sessions', async () => {
    const token = tokenIn(await shop.call(open, guest()));
    const { _id: id } = (await shop.call(userDetails, undefined, { token })).body.data;
    const elsewhere = await shop.logInAs({ id });
    const form = emailForm();
    const added = await shop.call(addEmail, form, { token });
    expect(added.body.data).toMatchObject({ codeId: null, user: { email: '', pendingEmail: form.email } });
    expect((await shop.call(login, form)).status).toBe(401);
    // Until then the account has no password either.
    expect(await passwordHashOf(id)).toBe(dummyHash);

    expect((await shop.call(confirm, { token: await linkTo(form.email) })).status).toBe(200);
    expect((await shop.call(login, form)).status).toBe(200);
    const details = await shop.call(userDetails, undefined, { token });
    expect(details.body.data).toMatchObject({ email: form.email, verify_email: true, pendingEmail: null });
    expect((await shop.call(userDetails, undefined, { token: elsewhere })).status).toBe(401);
    expect((await shop.call(addEmail, emailForm(), { token })).status).toBe(403);
  });

  test('may give another e-mail while the first one was not proven; the last one counts', async () => {
    const token = tokenIn(await shop.call(open, guest()));
    const [first, second] = [emailForm(), emailForm()];
    await shop.call(addEmail, first, { token });
    await shop.call(addEmail, second, { token });
    expect((await shop.call(confirm, { token: await linkTo(first.email) })).status).toBe(404);
    expect((await shop.call(confirm, { token: await linkTo(second.email) })).status).toBe(200);
  });

  test('does not take an e-mail that another account has, nor two different passwords', async () => {
    const other = await makeUser(shop.store);
    const token = tokenIn(await shop.call(open, guest()));
    const form = { email: other.email, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
    expect((await shop.call(addEmail, form, { token })).status).toBe(409);
    const differing = { ...form, email: `a${mobile}@example.com`, confirmPassword: 'other' };
    expect((await shop.call(addEmail, differing, { token })).body.fields).toHaveProperty('confirmPassword');
  });

  test('saves name and phone without an e-mail, which another account must not leave out', async () => {
    const token = tokenIn(await shop.call(open, guest()));
    const saved = await shop.call(updateUser, { name: 'Aïcha B.', email: '', mobile }, { token });
    expect(saved.body.data).toMatchObject({ name: 'Aïcha B.', email: '' });
    const other = await shop.logInAs(await makeUser(shop.store));
    const refused = await shop.call(updateUser, { name: 'Amina', email: '', mobile }, { token: other });
    expect(refused.body.fields).toHaveProperty('email');
  });
});

describe('ordering with a phone number where the shop sends SMS', () => {
  test('a code is sent first, and with it the phone’s own account is found again on another device', async () => {
    const asked = await texting.call(open, guest());
    expect(asked.body.data).toEqual({ codeId: expect.any(String), channel: 'sms', tokens: null });
    const code = await codeSentTo(mobile);
    const first = await texting.call(open, { ...guest(), codeId: asked.body.data.codeId ?? '', code });
    const firstUser = await userOf(tokenIn(first));

    const again = await texting.call(open, { ...guest(), addressLine: 'Akwa' });
    const secondCode = await codeSentTo(mobile);
    const second = {
      ...guest(),
      addressLine: 'Akwa',
      codeId: again.body.data.codeId ?? '',
      code: secondCode,
    };
    const token = tokenIn(await texting.call(open, second));
    expect((await userOf(token))._id).toBe(firstUser._id);
    const addresses = await texting.call(endpoints.address.get, undefined, { token });
    expect(addresses.body.data).toHaveLength(2);
  });

  test('a code that does not arrive holds no one up: the order goes without, apart from the phone’s account', async () => {
    const asked = await texting.call(open, guest());
    const code = await codeSentTo(mobile);
    const known = await texting.call(open, { ...guest(), codeId: asked.body.data.codeId ?? '', code });
    const owner = await userOf(tokenIn(known));
    const without = await texting.call(open, { ...guest(), withoutCode: true });
    const guestUser = await userOf(tokenIn(without));
    expect(guestUser._id).not.toBe(owner._id);
    expect(guestUser.address_details).toHaveLength(1);
  });

  test('two devices that send right codes at once share one account', async () => {
    const ask = async () => {
      const { body } = await texting.call(open, guest());
      // Read before the next code is sent, because the two may arrive in any order.
      return { codeId: body.data.codeId ?? '', code: await codeSentTo(mobile) };
    };
    const codes = [await ask(), await ask()];
    const opened = await Promise.all(codes.map((code) => texting.call(open, { ...guest(), ...code })));
    const users = await Promise.all(opened.map((answer) => userOf(tokenIn(answer))));
    expect(new Set(users.map(({ _id }) => _id)).size).toBe(1);
  });

  test('a wrong code is refused five times, then the right one too', async () => {
    const asked = await texting.call(open, guest());
    const code = await codeSentTo(mobile);
    const codeId = asked.body.data.codeId ?? '';
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const wrong = await texting.call(open, { ...guest(), codeId, code: 'AAAAA3' });
      expect(wrong.body.code).toBe('CODE_WRONG');
    }
    expect((await texting.call(open, { ...guest(), codeId, code })).body.code).toBe('CODE_WRONG');
  });

  test('a code works for the phone it was sent to only, and once', async () => {
    const asked = await texting.call(open, guest());
    const code = await codeSentTo(mobile);
    const given = { ...guest(), codeId: asked.body.data.codeId ?? '', code };
    expect((await texting.call(open, { ...given, mobile: '699999999' })).body.code).toBe('CODE_WRONG');
    expect((await texting.call(open, given)).status).toBe(200);
    expect((await texting.call(open, given)).body.code).toBe('CODE_WRONG');
  });

  test('a code lasts ten minutes', async () => {
    const own = await testShop({ overrides: { smsSender } });
    for (const [seconds, code] of [
      [540, undefined],
      [601, 'CODE_WRONG'],
    ] as const) {
      const asked = await own.call(open, guest());
      const given = { codeId: asked.body.data.codeId ?? '', code: await codeSentTo(mobile, own) };
      own.clock.advance({ seconds });
      expect((await own.call(open, { ...guest(), ...given })).body.code).toBe(code);
    }
  });

  test('four codes an hour are sent to one phone, then the next says when', async () => {
    for (let code = 1; code <= 4; code += 1) expect((await texting.call(open, guest())).status).toBe(200);
    const refused = await texting.call(open, guest());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  });
});

describe('a stolen access token of an account whose phone is confirmed', () => {
  const texts = (phone: string) =>
    sent.filter(({ recipient }) => recipient === `+237${phone}`).map(({ text }) => text);

  test('adds no e-mail: that asks for a code which is sent to the phone', async () => {
    const { token } = await confirmedSession();
    const form = emailForm();
    const asked = await texting.call(addEmail, form, { token });
    expect(asked.body.data).toEqual({
      ...{ codeId: expect.any(String), channel: 'sms', mobile: `+237${mobile}`, user: null },
    });
    const codeId = asked.body.data.codeId ?? '';
    const guessed = await texting.call(addEmail, { ...form, codeId, code: 'AAAAA3' }, { token });
    expect([guessed.status, guessed.body.code]).toEqual([400, 'CODE_WRONG']);
    // Nor with a code sent to the thief's phone, nor after the profile names another phone.
    await texting.call(updateUser, { name: 'X', email: '', mobile: '698222333' }, { token });
    const own = await texting.call(open, { ...guest(), mobile: '698222333' });
    const thiefs = { codeId: own.body.data.codeId ?? '', code: await codeSentTo('698222333') };
    expect((await texting.call(addEmail, { ...form, ...thiefs }, { token })).body.code).toBe('CODE_WRONG');
    expect(await mailsTo(texting, form.email)).toEqual([]);
  });

  test('a mistake in the form is said before a code is sent', async () => {
    const { token } = await confirmedSession();
    const before = (await codesSentTo(mobile)).length;
    const other = await makeUser(texting.store);
    for (const [wrong, status] of [
      [{ email: other.email }, 409],
      [{ password: 'short', confirmPassword: 'short' }, 422],
      [{ confirmPassword: 'something else' }, 422],
    ] as const) {
      expect((await texting.call(addEmail, { ...emailForm(), ...wrong }, { token })).status).toBe(status);
    }
    expect(await codesSentTo(mobile)).toHaveLength(before);
  });

  test('with the code the e-mail waits for its link, and an SMS says how to keep it out', async () => {
    const { token, id } = await confirmedSession();
    const elsewhere = await texting.logInAs({ id });
    const form = emailForm();
    await addWithCode(form, token);
    await workOff(texting.store, outbox);
    const notice = texts(mobile).at(-1) ?? '';
    expect(notice).toContain('/email-change/undo?token=');
    expect(notice).not.toContain(form.email);
    expect((await texting.call(login, form)).status).toBe(401);
    await texting.call(confirm, { token: await linkTo(form.email, texting) });
    expect((await texting.call(login, form)).status).toBe(200);
    expect((await texting.call(userDetails, undefined, { token: elsewhere })).status).toBe(401);
  });

  test('what was added with a borrowed phone is taken back by the link in the SMS; the phone’s code still logs in', async () => {
    const { token, id } = await confirmedSession();
    const form = emailForm();
    await addWithCode(form, token);
    await workOff(texting.store, outbox);
    await texting.call(confirm, { token: await linkTo(form.email, texting) });
    const undone = await texting.call(undo, {
      token: /token=([\w-]+)/.exec(texts(mobile).at(-1) ?? '')?.[1] ?? '',
    });
    expect(undone.body.data).toEqual({ email: '', resetToken: null });
    expect((await texting.call(login, form)).status).toBe(401);
    expect((await texting.call(userDetails, undefined, { token })).status).toBe(401);
    const asked = await texting.call(requestLogin, { mobile });
    const code = { codeId: asked.body.data.codeId ?? '', code: await codeSentTo(mobile) };
    const back = (await texting.call(logIn, { mobile, ...code })).body.data.accessToken;
    expect(await userOf(back)).toMatchObject({ _id: id, email: '', verify_email: false });
    // The account has no password again: the thief's password is not asked for.
    const { deleteAccount } = endpoints.personalData;
    expect((await texting.call(deleteAccount, { password: '' }, { token: back })).status).toBe(200);
  });
});

describe('where WhatsApp is set', () => {
  const whatsApp = createFakeGateway('whatsapp');
  const codesBy = ({ sent: messages }: typeof whatsApp, phone: string) =>
    messages.filter(({ recipient }) => recipient === `+237${phone}`);

  test('and no SMS, codes go by WhatsApp, to fixed lines too, in words that WhatsApp approved', async () => {
    const writing = await testShop({ overrides: { whatsApp } });
    expect((await writing.call(endpoints.settings.shown, {})).body.data.codesBy).toBe('phone');
    for (const phone of [mobile, `2220${mobile.slice(-5)}`]) {
      const person = { ...guest(), mobile: phone };
      const asked = await writing.call(open, person, { language: 'fr' });
      expect(asked.body.data).toEqual({ codeId: expect.any(String), channel: 'whatsapp', tokens: null });
      await workOff(writing.store, outbox);
      const [message] = codesBy(whatsApp, phone);
      const code = message?.template?.link ?? '';
      expect(message).toMatchObject({
        language: 'fr',
        template: { name: 'phone_code', values: [code], link: code },
      });
      const given = { ...person, codeId: asked.body.data.codeId ?? '', code };
      expect((await writing.call(open, given)).body.data.tokens).not.toBeNull();

      const login = await writing.call(requestLogin, { mobile: phone });
      expect(login.body.data).toEqual({ codeId: expect.any(String), channel: 'whatsapp' });
    }
    // The outbox keeps nothing of codes.
    await workOff(writing.store, outbox);
    const kept = await writing.store.db
      .selectFrom('mailOutbox')
      .select(['textBody', 'template'])
      .where('channel', '=', 'whatsapp')
      .execute();
    expect(kept).toEqual(Array.from({ length: 4 }, () => ({ textBody: '', template: null })));
  });

  test('beside SMS, a code goes by SMS, and by WhatsApp where the number takes none', async () => {
    const both = await testShop({ overrides: { smsSender, whatsApp } });
    const fixed = `2221${mobile.slice(-5)}`;
    const channels = [];
    for (const phone of [mobile, fixed]) {
      channels.push((await both.call(open, { ...guest(), mobile: phone })).body.data.channel);
    }
    await workOff(both.store, outbox);
    expect(channels).toEqual(['sms', 'whatsapp']);
    expect([codesBy(whatsApp, mobile), codesBy(whatsApp, fixed)].map(({ length }) => length)).toEqual([0, 1]);
  });

  test('a phone without WhatsApp gets no code, and its order is placed without one', async () => {
    const writing = await testShop({ overrides: { whatsApp } });
    whatsApp.failures.push(new MessageNotTaken('WhatsApp refuses a message: 131026', { isFinal: true }));
    const asked = await writing.call(open, guest());
    await workOff(writing.store, outbox);
    expect(codesBy(whatsApp, mobile)).toEqual([]);
    const codeId = asked.body.data.codeId ?? '';
    const without = await writing.call(open, { ...guest(), codeId, withoutCode: true });
    expect(without.body.data.tokens).not.toBeNull();
  });

  test('an unknown number is answered as a known one', async () => {
    const writing = await testShop({ overrides: { whatsApp } });
    const answer = await writing.call(requestLogin, { mobile });
    expect(answer.body.data).toEqual({ codeId: expect.any(String), channel: 'whatsapp' });
    await workOff(writing.store, outbox);
    expect(codesBy(whatsApp, mobile)).toEqual([]);
  });
});

describe('logging in with a code', () => {
  test('is offered where codes reach phones, and refused elsewhere', async () => {
    const { shown } = endpoints.settings;
    expect((await texting.call(shown, {})).body.data.codesBy).toBe('phone');
    expect((await shop.call(shown, {})).body.data.codesBy).toBe('email');
    const refused = await shop.call(requestLogin, { mobile });
    expect([refused.status, refused.body.code]).toEqual([409, 'NO_PHONE_CODES']);
  });

  test('leads to the account of the phone', async () => {
    const owner = await confirmedOwner();
    const asked = await texting.call(requestLogin, { mobile });
    const code = await codeSentTo(mobile);
    const answer = await texting.call(logIn, { mobile, codeId: asked.body.data.codeId ?? '', code });
    expect((await userOf(answer.body.data.accessToken))._id).toBe(owner._id);
  });

  test('answers a phone without an account alike and sends nothing to it', async () => {
    const known = await confirmedOwner().then(() => texting.call(requestLogin, { mobile }));
    const strange = '698111222';
    const unknown = await texting.call(requestLogin, { mobile: strange });
    expect(unknown.status).toBe(known.status);
    expect({ ...unknown.body, data: null }).toEqual({ ...known.body, data: null });
    expect(await codesSentTo(strange)).toEqual([]);
  });

  test('a browser that the account knows gets its codes, however many strangers asked for', async () => {
    const proxied = await testShop({ overrides: { smsSender }, env: { trustProxy: 1 } });
    const asked = await proxied.call(open, guest());
    const read = { codeId: asked.body.data.codeId ?? '', code: await codeSentTo(mobile, proxied) };
    const cookie = browserOf(await proxied.call(open, { ...guest(), ...read }));
    const request = (from: string, headers = {}) =>
      proxied
        .call(requestLogin, { mobile }, { headers: { 'x-forwarded-for': from, ...headers } })
        .then(({ status }) => status);
    for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
      for (let code = 1; code <= 4; code += 1) await request(from);
    expect(await request('10.0.0.9')).toBe(429);
    const own = [];
    for (let code = 1; code <= 5; code += 1) own.push(await request('10.0.0.9', { cookie }));
    expect(own).toEqual([200, 200, 200, 200, 429]);

    // A login by code also makes the next browser known; another phone's cookie does not help.
    proxied.clock.advance({ minutes: 61 });
    const login = await proxied.call(requestLogin, { mobile });
    const code = await codeSentTo(mobile, proxied);
    const loggedIn = await proxied.call(logIn, { mobile, codeId: login.body.data.codeId ?? '', code });
    expect(browserOf(loggedIn)).toMatch(/^known_browser=/);
    expect(String(loggedIn.headers['set-cookie'])).toContain('Path=/api/phone-account;');
    const strange = `698${mobile.slice(3)}`;
    const other = (headers = {}) =>
      proxied.call(requestLogin, { mobile: strange }, { headers }).then(({ status }) => status);
    for (let count = 1; count <= 4; count += 1) await other();
    expect(await other({ cookie })).toBe(429);
  });

  test('is refused while the account is blocked', async () => {
    const owner = await confirmedOwner();
    const asked = await texting.call(requestLogin, { mobile });
    const code = await codeSentTo(mobile);
    await texting.store.db
      .updateTable('users')
      .set({ status: 'Blocked' })
      .where('id', '=', owner._id)
      .execute();
    const answer = await texting.call(logIn, { mobile, codeId: asked.body.data.codeId ?? '', code });
    expect(answer.body.code).toBe('ACCOUNT_BLOCKED');
  });
});

function tokenIn({ body }: TestAnswer<typeof open>): string {
  return body.data.tokens?.accessToken ?? '';
}

function emailForm() {
  emails += 1;
  const email = `aicha-${mobile}-${emails}@example.com`;
  return { email, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
}

function browserOf({ headers }: { headers: Record<string, unknown> }): string {
  return /known_browser=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
}

async function confirmedSession() {
  const asked = await texting.call(open, guest());
  const code = await codeSentTo(mobile);
  const token = tokenIn(await texting.call(open, { ...guest(), codeId: asked.body.data.codeId ?? '', code }));
  return { token, id: (await userOf(token))._id };
}

async function addWithCode(form: ReturnType<typeof emailForm>, token: string) {
  const asked = await texting.call(addEmail, form, { token });
  const given = { codeId: asked.body.data.codeId ?? '', code: await codeSentTo(mobile) };
  const added = await texting.call(addEmail, { ...form, ...given }, { token });
  expect(added.body.data.user).toMatchObject({ email: '', pendingEmail: form.email });
}

async function mailsTo({ store }: typeof shop, recipient: string) {
  return store.db.selectFrom('mailOutbox').select('textBody').where('recipient', '=', recipient).execute();
}

async function linkTo(recipient: string, of = shop): Promise<string> {
  const mail = (await mailsTo(of, recipient)).at(-1);
  return /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
}

async function passwordHashOf(id: string) {
  const { db } = shop.store;
  return (await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow())
    .passwordHash;
}

async function confirmedOwner() {
  const asked = await texting.call(open, guest());
  const code = await codeSentTo(mobile);
  const opened = await texting.call(open, { ...guest(), codeId: asked.body.data.codeId ?? '', code });
  return userOf(tokenIn(opened));
}

async function userOf(token: string) {
  return (await texting.call(userDetails, undefined, { token })).body.data;
}

async function codesSentTo(phone: string, { store } = texting): Promise<string[]> {
  await workOff(store, outbox);
  return sent
    .filter(({ recipient }) => recipient === `+237${phone}`)
    .map(({ text }) => /^[A-Z0-9]{6}/.exec(text)?.[0] ?? '');
}

async function codeSentTo(phone: string, from = texting): Promise<string> {
  return (await codesSentTo(phone, from)).at(-1) ?? '';
}

async function isThere(own: typeof shop, id: string): Promise<boolean> {
  const row = await own.store.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function orderedBy(person: ReturnType<typeof guest>, more: object = {}) {
  const token = tokenIn(await shop.call(open, person));
  const product = await makeProduct(shop.store, { price: 5000, stock: 5 });
  await shop.call(endpoints.cart.create, { productId: product.id }, { token });
  const [address] = (await shop.call(endpoints.address.get, undefined, { token })).body.data;
  const placed = await shop.call(
    endpoints.order.cashOnDelivery,
    {
      list_items: [{ productId: product.id, quantity: 1 }],
      addressId: address?._id ?? '',
      totalAmt: 5000,
      ...more,
    },
    { token },
  );
  expect(placed.status).toBe(201);
  return { token, order: placed.body.data, orderId: placed.body.data._id };
}
