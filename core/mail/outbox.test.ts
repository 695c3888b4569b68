import { beforeEach, describe, expect, test } from 'vitest';
import { workOff } from '#core/jobs/work-off.ts';
import { outbox } from '#core/mail/outbox.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { transaction } from '#db/transaction.ts';
import { refuse } from '#shared/outcome.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { deleteOldMail } from './delete-old-mail.ts';
import type { Mail } from './mailer.ts';
import { writeMail } from './write-mail.ts';
import { oneTimeCode, writePhoneMessage } from './write-phone-message.ts';

const { db } = await testDatabase();
const clock = createTestClock();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const parts = {
  db,
  clock,
  log,
  smsSender: undefined,
  whatsApp: undefined,
  shopSettings: createShopSettings(db),
};
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
    expect(await workOff(storeSending(sent), outbox)).toBe(1);
    expect(await workOff(storeSending(sent), outbox)).toBe(0);
    expect(sent).toEqual([expect.objectContaining({ recipient: 'amina@example.com', subject: 'Hello' })]);
  });

  test('sends nothing when the change it reports was refused', async () => {
    await transaction(db, async (tx) => {
      await writeMail(tx, { ...mail, now: clock.now() });
      return refuse('EMAIL_TAKEN');
    });
    expect(await workOff(storeSending([]), outbox)).toBe(0);
  });

  test('gives no mail to two senders at once', async () => {
    const sent: Mail[] = [];
    for (let count = 0; count < 12; count += 1) await writeMail(db, { ...mail, now: clock.now() });
    await Promise.all([1, 2, 3].map(() => workOff(storeSending(sent), outbox)));
    expect(sent).toHaveLength(12);
  });

  test('tries a mail again later when the mail server is down', async () => {
    const sent: Mail[] = [];
    await writeMail(db, { ...mail, now: clock.now() });
    expect(await workOff(storeFailing(), outbox)).toBe(0);
    expect(await workOff(storeSending(sent), outbox)).toBe(0);
    clock.advance({ seconds: 16 });
    expect(await workOff(storeSending(sent), outbox)).toBe(1);
  });

  test('gives a mail up after ten tries and keeps the reason', async () => {
    await writeMail(db, { ...mail, now: clock.now() });
    for (let round = 0; round < 15; round += 1) {
      await workOff(storeFailing(), outbox);
      clock.advance({ hours: 7 });
    }
    const [row] = await db.selectFrom('mailOutbox').selectAll().execute();
    expect(row).toMatchObject({ tries: 10, lastError: 'The mail server is down', sentAt: null, dueAt: null });
  });

  test('sends a mail again whose sender died on the way', async () => {
    const sent: Mail[] = [];
    await writeMail(db, { ...mail, now: clock.now() });
    const neverReturns = { ...storeSending([]), mailer: { send: () => new Promise<void>(() => undefined) } };
    void workOff(neverReturns, outbox);
    await expect
      .poll(() => db.selectFrom('mailOutbox').select('tries').executeTakeFirst())
      .toEqual({ tries: 1 });
    expect(await workOff(storeSending(sent), outbox)).toBe(0);
    clock.advance({ minutes: 3 });
    expect(await workOff(storeSending(sent), outbox)).toBe(1);
  });

  test('keeps nothing of a code that was sent, and sends none that no one can use any more', async () => {
    const sent: Mail[] = [];
    const code = { ...mail, kind: 'one-time code', subject: 'A3CD4E is your code', text: 'A3CD4E' };
    const rows = () =>
      db.selectFrom('mailOutbox').select(['subject', 'textBody', 'htmlBody', 'dueAt']).execute();
    await writeMail(db, { ...code, now: clock.now() });
    await workOff(storeSending(sent), outbox);
    expect(sent).toMatchObject([{ text: 'A3CD4E' }]);
    expect(await rows()).toEqual([{ subject: '', textBody: '', htmlBody: '', dueAt: null }]);
    await db.deleteFrom('mailOutbox').execute();
    await writeMail(db, { ...code, now: clock.now() });
    await workOff(storeFailing(), outbox);
    expect(await rows()).toMatchObject([{ textBody: 'A3CD4E' }]);
    clock.advance({ minutes: 11 });
    await workOff(storeSending(sent), outbox);
    expect(sent).toHaveLength(1);
    expect(await rows()).toEqual([{ subject: '', textBody: '', htmlBody: '', dueAt: null }]);
  });

  test('keeps no text of a sent message for longer than an hour, and its trace for 30 days', async () => {
    await writeMail(db, { ...mail, text: 'A3CD4E', now: clock.now() });
    await writeMail(db, { ...mail, recipient: 'waits@example.com', now: clock.now() });
    const stored = () =>
      db.selectFrom('mailOutbox').select(['recipient', 'textBody', 'subject']).orderBy('recipient').execute();
    await db
      .updateTable('mailOutbox')
      .set({ sentAt: clock.now(), dueAt: null })
      .where('textBody', '=', 'A3CD4E')
      .execute();
    // The WhatsApp gateway was removed from the settings meanwhile.
    const code = {
      channel: 'whatsapp',
      kind: oneTimeCode,
      recipient: '+237677001122',
      text: 'B4DE5F',
    } as const;
    const template = { name: 'phone_code', values: ['B4DE5F'], link: 'B4DE5F' };
    await writePhoneMessage(db, { ...code, template, language: 'fr', now: clock.now() });
    await deleteOldMail(storeSending([]));
    expect(await stored()).toMatchObject([
      { textBody: 'B4DE5F' },
      { textBody: 'A3CD4E' },
      { textBody: 'Hello' },
    ]);
    clock.advance({ hours: 1, seconds: 1 });
    await deleteOldMail(storeSending([]));
    expect(await stored()).toEqual([
      { recipient: '+237677001122', textBody: '', subject: '' },
      { recipient: 'amina@example.com', textBody: '', subject: '' },
      { recipient: 'waits@example.com', textBody: 'Hello', subject: 'Hello' },
    ]);
    clock.advance({ days: 30 });
    await deleteOldMail(storeSending([]));
    expect(await stored()).toMatchObject([
      { recipient: '+237677001122' },
      { recipient: 'waits@example.com' },
    ]);
    expect(
      await db.selectFrom('mailOutbox').select('template').where('template', 'is not', null).execute(),
    ).toEqual([]);
  });
});

function storeSending(sent: Mail[]) {
  return { ...parts, mailer: { send: async (one: Mail) => void sent.push(one) } };
}

function storeFailing() {
  return {
    ...parts,
    mailer: { send: () => Promise.reject(new Error('The mail server is down')) },
  };
}
