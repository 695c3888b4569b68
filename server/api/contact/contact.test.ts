import { describe, expect, test } from 'vitest';
import { deleteOldMessages } from '#core/contact/delete-old-messages.ts';
import { buildApp } from '#server/app.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';

const { call, store, clock } = await testShop();

const question = {
  name: 'Amina Ngo',
  email: 'amina@example.com',
  phone: '6 77 12 34 56',
  subject: 'advice',
  message: 'Which shade for me?\nMy skin is deep.',
  consent: true,
};

const messagesOf = (email: string) =>
  store.db.selectFrom('contactMessages').selectAll().where('email', '=', email).execute();

describe('POST /api/contact/send-message', () => {
  test('keeps the message as it was written, with language, phone and consent', async () => {
    const { status, body } = await call(
      endpoints.contact.sendMessage,
      { ...question, email: ' Kept@Example.com ' },
      { language: 'fr' },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, data: null });
    expect(body.message).toBe('Merci de nous avoir écrit\u202f! Nous vous répondrons très vite.');
    expect(await messagesOf('kept@example.com')).toMatchObject([
      {
        name: 'Amina Ngo',
        phone: '+237677123456',
        subject: 'advice',
        message: question.message,
        language: 'fr',
        consentedAt: expect.any(Date),
      },
    ]);
  });

  test('says thank you in the words of the specification, also without a phone', async () => {
    const { phone: _none, ...withoutPhone } = question;
    const { status, body } = await call(endpoints.contact.sendMessage, withoutPhone);
    expect(status).toBe(201);
    expect(body.message).toBe('Thank you for contacting us! We will get back to you shortly.');
    expect(await messagesOf('amina@example.com')).toMatchObject([{ phone: null }]);
  });

  test('asks for name, email, subject, message and consent, and says which is missing', async () => {
    const { status, body } = await call(endpoints.contact.sendMessage, { consent: false, subject: '' });
    expect(status).toBe(422);
    expect(body.fields).toEqual(
      Object.fromEntries(
        ['name', 'email', 'subject', 'message', 'consent'].map((field) => [field, 'This field is required.']),
      ),
    );
  });

  test('refuses an address and a phone that cannot be answered, and keeps nothing', async () => {
    const wrong = await call(endpoints.contact.sendMessage, { ...question, email: 'amina' });
    expect(wrong.body.fields).toHaveProperty('email');
    const { status, body } = await call(endpoints.contact.sendMessage, {
      ...question,
      email: 'no-one@example.com',
      phone: '12',
    });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ phone: 'Enter a phone number such as 6\u00a077\u00a012\u00a034\u00a056.' });
    expect(await messagesOf('no-one@example.com')).toEqual([]);
  });

  test('one e-mail may write ten times an hour', async () => {
    const app = await buildApp(store, { trustProxy: false, rateLimitFactor: 1 });
    const write = () =>
      app.inject({
        method: 'POST',
        url: '/api/contact/send-message',
        payload: { ...question, email: 'often@example.com' },
      });
    for (let time = 1; time <= 10; time += 1) expect((await write()).statusCode).toBe(201);
    expect((await write()).statusCode).toBe(429);
    await app.close();
  });
});

test('messages are deleted two years after they were sent', async () => {
  await call(endpoints.contact.sendMessage, { ...question, email: 'old@example.com' });
  clock.advance({ days: 729 });
  await deleteOldMessages(store);
  expect(await messagesOf('old@example.com')).toHaveLength(1);
  clock.advance({ days: 3 });
  await deleteOldMessages(store);
  expect(await messagesOf('old@example.com')).toEqual([]);
});
