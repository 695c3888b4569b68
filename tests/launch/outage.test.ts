import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { writeMail } from '#core/mail/write-mail.ts';
import { productPath } from '#shared/page-paths.ts';
import { testAuthSecret } from '#tests/support/app.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import { databaseLine } from '#tests/support/database-line.ts';
import { makeProduct } from '#tests/support/make.ts';
import { isFullRun } from '#tests/support/runs.ts';
import { newDataFolder, openShop } from './launch-shop.ts';

// Real processes, on slow machines too: the time limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000 });

const database = await emptyDatabase();
const line = await databaseLine(database.connectionString);

// A frozen database takes twice as long, because each query waits for its timeout.
test.each([['away', line.cut] as const, ...(isFullRun ? [['frozen', line.silence] as const] : [])])(
  'while the database is %s, static pages are there and others say when to come again',
  async (_how, fall) => {
    line.mend();
    const env = { DATABASE_URL: line.connectionString, AUTH_SECRET: testAuthSecret };
    const shop = await openShop(await newDataFolder(), { env });
    const see = async (path: string) => {
      const response = await fetch(`http://localhost:${shop.port}${path}`, {
        headers: { 'accept-language': 'en', cookie: 'language=en' },
        signal: AbortSignal.timeout(30_000),
      });
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        text: await response.text(),
      };
    };
    const product = await makeProduct(database);
    expect((await see('/contact')).status).toBe(200);
    for (const path of ['//', '///', '//[', '//a@b/', '//x:99999/', '//evil.example/fr']) {
      expect([path, (await see(path)).status]).toEqual([path, 404]);
    }

    fall();
    const start = Date.now();
    for (const path of ['/privacy-policy', '/terms', '/login']) {
      expect(await see(path)).toMatchObject({ status: 200, text: expect.stringContaining('</footer>') });
    }
    expect(Date.now() - start).toBeLessThan(15_000);
    const away = await see(productPath({ _id: product.id, name: product.name }));
    expect(away).toMatchObject({ status: 503, retryAfter: '5', text: expect.stringContaining('</footer>') });
    expect(away.text).toContain('The shop is having a short break');
    expect((await see('/search?q=lipstick')).status).toBe(503);

    // The service manager leaves it alone, and monitoring hears of it.
    expect([(await see('/health/live')).status, (await see('/health/ready')).status]).toEqual([200, 503]);

    line.mend();
    await expect
      .poll(async () => (await see(productPath({ _id: product.id, name: product.name }))).status, {
        timeout: 15_000,
      })
      .toBe(200);
  },
);

// Long enough for every job to reach its longest pause.
test.runIf(isFullRun)('after an outage of 40 seconds a mail that waits leaves within 20', async () => {
  line.mend();
  const env = { DATABASE_URL: line.connectionString, AUTH_SECRET: testAuthSecret };
  await openShop(await newDataFolder(), { env });
  line.cut();
  const now = new Date();
  const words = { subject: 'Your order', text: 'Your order', html: '', language: 'en' as const };
  await writeMail(database.db, { kind: 'order placed', recipient: 'amina@example.cm', now, ...words });
  await setTimeout(40_000);
  const sentAt = () => database.db.selectFrom('mailOutbox').select('sentAt').executeTakeFirstOrThrow();
  expect(await sentAt()).toEqual({ sentAt: null });
  line.mend();
  await expect.poll(sentAt, { timeout: 20_000 }).toEqual({ sentAt: expect.any(Date) });
});
