import { describe, expect, test } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { endpoints } from '#shared/endpoints.ts';
import { failureMessages } from '#shared/messages/failure-messages.ts';
import { testShop } from '#tests/support/app.ts';
import { makeUser } from '#tests/support/make.ts';

const shop = await testShop();
const nowhere = createDatabase('postgres://stranger@127.0.0.1:9/nothing');

describe('when the database does not answer', () => {
  test('every call says to come back soon, and the log says why', async () => {
    const token = await shop.logInAs(await makeUser(shop.store));
    const { db } = shop.store;
    shop.store.db = nowhere;
    const answers = [
      await shop.call(endpoints.user.login, { email: 'amina@example.com', password: 'words' }),
      await shop.call(endpoints.user.userDetails, undefined, { token }),
    ];
    const health = await shop.app.inject('/api/health');
    shop.store.db = db;
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toMatchObject({ success: false, error: true, code: 'UNAVAILABLE' });
      expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|127\.0\.0\.1|sql/i);
    }
    expect(health.statusCode).toBe(503);
    expect(shop.logged.filter(({ level }) => level === 'error')).toHaveLength(3);
  });
});

describe('a bug', () => {
  test('is one fixed sentence to the shopper, and all of it to the log under the request’s id', async () => {
    const { db } = shop.store;
    // Breaks every query, as a bug would.
    const broken = db.withSchema('no_such_schema');
    shop.store.db = broken;
    const answer = await shop.call(endpoints.user.login, { email: 'amina@example.com', password: 'words' });
    shop.store.db = db;
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      success: false,
      error: true,
      message: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL',
      data: null,
    });
    expect(shop.logged.at(-1)).toMatchObject({
      level: 'error',
      facts: { requestId: answer.headers['x-request-id'], path: '/api/user/login', error: expect.any(Error) },
    });
  });
});

test('the refused data of a page is one sentence in the language of that page', async () => {
  const ask = (url: string, prefers: string) =>
    shop.app.inject({ url, headers: { 'accept-language': prefers } });
  expect((await ask('/fr/nowhere.data?_routes=page', 'en')).body).toBe(failureMessages.fr.notFound);
  expect((await ask('/nowhere.data', 'fr')).body).toBe(failureMessages.en.notFound);
  expect((await ask('/nowhere.png', 'fr')).body).toBe(failureMessages.fr.notFound);
});
