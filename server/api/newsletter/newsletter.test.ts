import { describe, expect, test } from 'vitest';
import { deleteOldSubscribers } from '#core/newsletter/retention.ts';
import { endpoints } from '#shared/endpoints.ts';
import { newsletterConsent } from '#shared/messages/newsletter-consent.ts';
import { testShop } from '#tests/support/app.ts';

const { call, store, clock, sentMails } = await testShop();
const { subscribe, confirm, unsubscribe } = endpoints.newsletter;

const subscribersAt = (email: string) =>
  store.db.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).execute();

async function mailsTo(email: string) {
  return (await sentMails()).filter(({ recipient }) => recipient === email);
}

async function tokenMailedTo(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return /newsletter\/confirm\?token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function unsubscribeTokenOf(email: string): Promise<string> {
  const [subscriber] = await subscribersAt(email);
  return subscriber?.unsubscribeToken ?? '';
}

async function join(email: string): Promise<void> {
  await call(subscribe, { email });
  expect((await call(confirm, { token: await tokenMailedTo(email) })).status).toBe(200);
}

describe('POST /api/newsletter/subscribe', () => {
  test('mails a link to the address, which is not subscribed before it was used', async () => {
    const email = 'amina@example.com';
    const { status, body } = await call(subscribe, { email: ' Amina@Example.com ' }, { language: 'fr' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, data: null });
    expect(await subscribersAt(email)).toMatchObject([
      { language: 'fr', consentedAt: null, consentText: newsletterConsent.fr.text, unsubscribedAt: null },
    ]);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('À confirmer\u00a0: la newsletter de Ndolo Beauty');
    expect(mail?.text).toMatch(/\/fr\/newsletter\/confirm\?token=\w{24}/);
  });

  test('an address is kept once and asked once a day, however often and fast it is sent', async () => {
    const email = 'twice@example.com';
    const answers = await Promise.all([1, 2, 3].map(() => call(subscribe, { email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await subscribersAt(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
    clock.advance({ days: 1 });
    await call(subscribe, { email });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('a subscribed address gets no second mail, and the answer does not tell', async () => {
    const email = 'joined@example.com';
    await join(email);
    clock.advance({ days: 2 });
    const { status, body } = await call(subscribe, { email });
    expect([status, body.message]).toEqual([
      201,
      'One more step: press the link in the mail we have just sent you.',
    ]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('asks for an e-mail address', async () => {
    const { status, body } = await call(subscribe, { email: 'amina' });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('email');
  });
});

describe('POST /api/newsletter/confirm', () => {
  test('keeps the address with the moment of consent; a second press changes nothing', async () => {
    const email = 'confirms@example.com';
    await call(subscribe, { email });
    const token = await tokenMailedTo(email);
    clock.advance({ hours: 2 });
    const { status, body } = await call(confirm, { token });
    const [confirmed] = await subscribersAt(email);
    const waited = Number(confirmed?.consentedAt) - Number(confirmed?.askedAt);
    expect(waited).toBeGreaterThanOrEqual(2 * 3_600_000);
    expect([status, body.message]).toEqual([200, 'Thank you! Our news will come to this address.']);
    clock.advance({ hours: 2 });
    expect((await call(confirm, { token })).status).toBe(200);
    expect(await subscribersAt(email)).toEqual([confirmed]);
  });

  test('a link is refused after a week, and the address is deleted', async () => {
    const email = 'late@example.com';
    await call(subscribe, { email });
    const token = await tokenMailedTo(email);
    clock.advance({ days: 7, minutes: 1 });
    const { status, body } = await call(confirm, { token });
    expect([status, body.code]).toEqual([404, 'SUBSCRIPTION_NOT_FOUND']);
    await deleteOldSubscribers(store);
    expect(await subscribersAt(email)).toEqual([]);
  });

  test('an old link does not bring back an address that has left', async () => {
    const email = 'gone@example.com';
    await call(subscribe, { email });
    const token = await tokenMailedTo(email);
    await call(confirm, { token });
    clock.advance({ minutes: 1 });
    await call(unsubscribe, { token: await unsubscribeTokenOf(email) });
    expect((await call(confirm, { token })).status).toBe(404);
    expect(await subscribersAt(email)).toMatchObject([{ unsubscribedAt: expect.any(Date) }]);
  });
});

describe('POST /api/newsletter/unsubscribe', () => {
  test('ends the subscription of its own letter and no other; a second press is fine', async () => {
    for (const email of ['leaves@example.com', 'stays@example.com']) await join(email);
    const token = await unsubscribeTokenOf('leaves@example.com');
    const { status, body } = await call(unsubscribe, { token });
    expect(status).toBe(200);
    expect(body.message).toBe('Done: no more letters will come to this address.');
    expect((await call(unsubscribe, { token })).status).toBe(200);
    expect(await subscribersAt('leaves@example.com')).toMatchObject([{ unsubscribedAt: expect.any(Date) }]);
    expect(await subscribersAt('stays@example.com')).toMatchObject([{ unsubscribedAt: null }]);
  });

  test('a former subscriber may come back, with a new consent', async () => {
    const email = 'returns@example.com';
    await join(email);
    clock.advance({ days: 1 });
    await call(unsubscribe, { token: await unsubscribeTokenOf(email) });
    const [left] = await subscribersAt(email);
    clock.advance({ days: 1 });
    await join(email);
    const [back] = await subscribersAt(email);
    expect(back?.unsubscribedAt).toBeNull();
    expect(back?.consentedAt?.getTime()).toBeGreaterThan(left?.unsubscribedAt?.getTime() ?? Infinity);
  });

  test('an address that left is deleted after a year, with the proof of its consent', async () => {
    const email = 'forgotten@example.com';
    await join(email);
    await call(unsubscribe, { token: await unsubscribeTokenOf(email) });
    clock.advance({ days: 364 });
    await deleteOldSubscribers(store);
    expect(await subscribersAt(email)).toHaveLength(1);
    clock.advance({ days: 2 });
    await deleteOldSubscribers(store);
    expect(await subscribersAt(email)).toEqual([]);
  });

  test('does not know a made-up link', async () => {
    const { status, body } = await call(unsubscribe, { token: 'made-up' });
    expect(status).toBe(404);
    expect(body.code).toBe('SUBSCRIPTION_NOT_FOUND');
    expect((await call(unsubscribe, {})).status).toBe(422);
  });
});
