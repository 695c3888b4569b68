import { expect, test } from 'vitest';
import { writeMail } from '#core/mail/write-mail.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin } from '#tests/support/make.ts';

const { store, clock, call, logInAs } = await testShop();
const owner = { token: await logInAs(await makeAdmin(store)) };
const { list } = endpoints.queue;

async function addMail(recipient: string) {
  const content = { kind: 'test', subject: 'x', text: 'x', html: 'x', language: 'en' } as const;
  await writeMail(store.db, { ...content, recipient, now: clock.now() });
  return store.db.updateTable('mailOutbox').where('recipient', '=', recipient);
}

test('the queues say what waits, what is tried again and what was given up', async () => {
  clock.set(clock.now());
  expect((await call(list, undefined, owner)).body.data).toEqual([]);
  await addMail('amina@example.com');
  await (await addMail('brigitte@example.com')).set({ lastError: 'No answer' }).execute();
  await (await addMail('chantal@example.com')).set({ lastError: 'Refused', dueAt: null }).execute();
  expect((await call(list, undefined, owner)).body.data).toEqual([
    {
      ...{ name: 'messages', lane: 'mail', waiting: 2, oldestDueAt: clock.now().toISOString() },
      ...{ running: 0, failing: 1, stopped: 1, lastError: 'Refused' },
    },
  ]);
});
