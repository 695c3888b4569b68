import { beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { refuse } from '#shared/outcome.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import type { Mail } from './mailer.ts';
import { sendWaitingMail } from './send-waiting-mail.ts';
import { writeMail } from './write-mail.ts';

const { db } = await testDatabase();
const clock = createTestClock();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const content = {
  kind: 'test',
  recipient: 'amina@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};
const mail = { ...content, language: 'en' as const };

beforeEach(async () => {
  await db.deleteFrom('mailOutbox').execute();
});

describe('the outbox', () => {
  test('sends each waiting mail once', async () => {
    const sent: Mail[] = [];
    await writeMail(db, { ...mail, now: clock.now() });
    expect(await sendWaitingMail(storeSending(sent))).toBe(1);
    expect(await sendWaitingMail(storeSending(sent))).toBe(0);
    expect(sent).toEqual([expect.objectContaining({ recipient: 'amina@example.com', subject: 'Hello' })]);
  });

  test('sends nothing when the change it tells about was refused', async () => {
    await transaction(db, async (tx) => {
      await writeMail(tx, { ...mail, now: clock.now() });
      return refuse('EMAIL_TAKEN');
    });
    expect(await sendWaitingMail(storeSending([]))).toBe(0);
  });

  test('gives no mail to two senders at once', async () => {
    const sent: Mail[] = [];
    for (let count = 0; count < 12; count += 1) await writeMail(db, { ...mail, now: clock.now() });
    await Promise.all([1, 2, 3].map(() => sendWaitingMail(storeSending(sent))));
    expect(sent).toHaveLength(12);
  });

  test('tries a mail again later when the mail server is down', async () => {
    const sent: Mail[] = [];
    await writeMail(db, { ...mail, now: clock.now() });
    expect(await sendWaitingMail(storeFailing())).toBe(0);
    expect(await sendWaitingMail(storeSending(sent))).toBe(0);
    clock.advance({ seconds: 16 });
    expect(await sendWaitingMail(storeSending(sent))).toBe(1);
  });

  test('gives a mail up after ten tries and keeps the reason', async () => {
    await writeMail(db, { ...mail, now: clock.now() });
    for (let round = 0; round < 15; round += 1) {
      await sendWaitingMail(storeFailing());
      clock.advance({ hours: 7 });
    }
    const [row] = await db.selectFrom('mailOutbox').selectAll().execute();
    expect(row).toMatchObject({ tries: 11, lastError: 'The mail server is down', sentAt: null });
    expect(row?.givenUpAt).not.toBeNull();
  });

  test('sends a mail again whose sender died on the way', async () => {
    const sent: Mail[] = [];
    await writeMail(db, { ...mail, now: clock.now() });
    const neverReturns = { ...storeSending([]), mailer: { send: () => new Promise<void>(() => undefined) } };
    void sendWaitingMail(neverReturns);
    await expect
      .poll(() => db.selectFrom('mailOutbox').select('tries').executeTakeFirst())
      .toEqual({ tries: 1 });
    expect(await sendWaitingMail(storeSending(sent))).toBe(0);
    clock.advance({ minutes: 3 });
    expect(await sendWaitingMail(storeSending(sent))).toBe(1);
  });
});

function storeSending(sent: Mail[]) {
  return { db, clock, log, mailer: { send: async (one: Mail) => void sent.push(one) } };
}

function storeFailing() {
  return { db, clock, log, mailer: { send: () => Promise.reject(new Error('The mail server is down')) } };
}
