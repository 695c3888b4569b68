import { describe, expect, test } from 'vitest';
import { type BadSince, warnOfBadHealth } from '#core/health/warn-of-bad-health.ts';
import { queues } from '#server/jobs/queues.ts';
import { endpoints } from '#shared/endpoints.ts';
import { healthChecks, healthLevels } from '#shared/health.ts';
import { healthFindingText } from '#shared/messages/health-messages.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin } from '#tests/support/make.ts';

const disk = {
  freeBytes: 40_000_000_000,
  readFreeBytes: async () => disk.freeBytes,
  requireRoom: async () => undefined,
};
const shop = await testShop({ overrides: { disk } });
const { store, clock, call, logInAs, app } = shop;
const owner = await makeAdmin(store);

async function levels() {
  const { body } = await call(endpoints.health.get, {}, { token: await logInAs(owner) });
  expect(body.data.map(({ check }) => check)).toEqual([...healthChecks]);
  return Object.fromEntries(body.data.map(({ check, level }) => [check, level]));
}

async function writeWaitingMail() {
  await call(endpoints.user.forgotPassword, { email: owner.email });
}

describe('the health of the shop', () => {
  test('is in order in a shop that was just opened', async () => {
    expect(await levels()).toEqual(Object.fromEntries(healthChecks.map((check) => [check, 'ok'])));
  });

  test('says what it counted as numbers are written in the language', () => {
    const disk = { check: 'disk', level: 'ok', amount: 78_851 } as const;
    expect(healthFindingText('en', disk)).toContain(' 78.9 GB');
    expect(healthFindingText('fr', disk)).toContain('78,9\u202fGo');
    expect(healthFindingText('fr', { ...disk, amount: 120 })).toContain('120\u202fMo');
  });

  test('shows a proxy that TRUST_PROXY does not name, as soon as one was seen', async () => {
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '41.202.1.1' } });
    expect((await levels()).proxy).toBe('look');
  });

  test('shows a shop with a public address behind no proxy it knows, before the first request', async () => {
    const settings = { ...store.settings, publicUrl: 'https://shop.example.com' };
    const behind = await testShop({ overrides: { settings } });
    const trusting = await testShop({ overrides: { settings }, env: { trustProxy: 1 } });
    expect([behind, trusting].map((one) => one.store.door.hasUnknownProxy)).toEqual([true, false]);
  });

  test('is bad where background work has stopped, and is mailed once a day when that lasts', async () => {
    const badSince: BadSince = new Map();
    const look = () => warnOfBadHealth(store, queues, badSince);
    await writeWaitingMail();
    clock.advance({ minutes: 16 });
    expect((await levels()).jobs).toBe('bad');
    const written = async () => {
      const rows = await store.db
        .selectFrom('mailOutbox')
        .select(['recipient', 'textBody'])
        .where('kind', 'like', 'bad_health%')
        .orderBy('createdAt')
        .execute();
      return rows;
    };
    await look();
    expect(await written()).toEqual([]);
    clock.advance({ minutes: 11 });
    await look();
    await look();
    expect(await written()).toMatchObject([
      { recipient: owner.email, textBody: expect.stringContaining('Background work has stopped') },
    ]);
    expect((await written())[0]?.textBody).not.toContain('backups');

    // Trouble that begins later on the same day is reported on that day.
    const { place } = store.backups;
    store.backups.place = { ...place, list: () => Promise.reject(new Error('No answer')) };
    for (let minutes = 0; minutes < 60; minutes += 11) {
      clock.advance({ minutes: 11 });
      await look();
    }
    store.backups.place = place;
    expect(await written()).toMatchObject([
      {},
      { textBody: expect.stringMatching(/the place of the backups.+Background work/s) },
    ]);
    clock.advance({ hours: 23, minutes: 30 });
    await look();
    await look();
    expect(await written()).toHaveLength(3);
  });

  test('is bad where a provider gives no answer about a payment, or fails at every second call', async () => {
    const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000);
    const provider = store.payments[0]?.id ?? 'stripe';
    const counted = { provider, hour, answered: 8, failed: 2, lastError: 'no answer' } as const;
    const times = { lastAnswerAt: clock.now(), lastFailureAt: hour };
    await store.db
      .insertInto('providerAnswers')
      .values({ ...counted, ...times })
      .execute();
    expect((await levels()).payments).toBe('look');
    const silent = { answered: 5, failed: 5, lastAnswerAt: hour, lastFailureAt: clock.now() };
    await store.db.updateTable('providerAnswers').set(silent).execute();
    expect((await levels()).payments).toBe('bad');
  });

  test('has a sentence for whatever may be found, in both languages', () => {
    for (const check of healthChecks) {
      for (const level of healthLevels) {
        const [en, fr] = (['en', 'fr'] as const).map((language) =>
          healthFindingText(language, { check, level, amount: 7 }),
        );
        expect(en?.length).toBeGreaterThan(10);
        expect(fr).not.toBe(en);
      }
    }
  });
});
