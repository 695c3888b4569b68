import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';

const { call, store, clock, sentMails } = await testShop();

const subscribersAt = (email: string) =>
  store.db.selectFrom('newsletterSubscribers').selectAll().where('email', '=', email).execute();

async function mailsTo(email: string) {
  return (await sentMails()).filter(({ recipient }) => recipient === email);
}

async function tokenMailedTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /unsubscribe\?token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('POST /api/newsletter/subscribe', () => {
  test('keeps the address with the moment of consent, and mails the link that ends it', async () => {
    const { status, body } = await call(
      endpoints.newsletter.subscribe,
      { email: ' Amina@Example.com ' },
      { language: 'fr' },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, data: null });
    expect(await subscribersAt('amina@example.com')).toMatchObject([
      { language: 'fr', consentedAt: expect.any(Date), unsubscribedAt: null },
    ]);
    const [mail] = await mailsTo('amina@example.com');
    expect(mail?.subject).toBe('Bienvenue dans la lettre d’information de Ndolo Beauty');
    expect(mail?.text).toMatch(/\/fr\/newsletter\/unsubscribe\?token=\w{24}/);
  });

  test('an address is kept once and welcomed once, however often and fast it is sent', async () => {
    const email = 'twice@example.com';
    const answers = await Promise.all([1, 2, 3].map(() => call(endpoints.newsletter.subscribe, { email })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await subscribersAt(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('asks for an e-mail address', async () => {
    const { status, body } = await call(endpoints.newsletter.subscribe, { email: 'amina' });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('email');
  });
});

describe('POST /api/newsletter/unsubscribe', () => {
  test('ends the subscription of its own letter and no other; a second press is fine', async () => {
    for (const email of ['leaves@example.com', 'stays@example.com']) {
      await call(endpoints.newsletter.subscribe, { email });
    }
    const token = await tokenMailedTo('leaves@example.com');
    const { status, body } = await call(endpoints.newsletter.unsubscribe, { token });
    expect(status).toBe(200);
    expect(body.message).toBe('Done: no more letters will come to this address.');
    expect((await call(endpoints.newsletter.unsubscribe, { token })).status).toBe(200);
    expect(await subscribersAt('leaves@example.com')).toMatchObject([{ unsubscribedAt: expect.any(Date) }]);
    expect(await subscribersAt('stays@example.com')).toMatchObject([{ unsubscribedAt: null }]);
  });

  test('a former subscriber may come back, with a new consent', async () => {
    const email = 'returns@example.com';
    await call(endpoints.newsletter.subscribe, { email });
    await call(endpoints.newsletter.unsubscribe, { token: await tokenMailedTo(email) });
    const [left] = await subscribersAt(email);
    clock.advance({ days: 1 });
    await call(endpoints.newsletter.subscribe, { email });
    const [back] = await subscribersAt(email);
    expect(back?.unsubscribedAt).toBeNull();
    expect(back?.consentedAt.getTime()).toBeGreaterThan(left?.unsubscribedAt?.getTime() ?? Infinity);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('does not know a made-up link', async () => {
    const { status, body } = await call(endpoints.newsletter.unsubscribe, { token: 'made-up' });
    expect(status).toBe(404);
    expect(body.code).toBe('SUBSCRIPTION_NOT_FOUND');
    expect((await call(endpoints.newsletter.unsubscribe, {})).status).toBe(422);
  });
});
