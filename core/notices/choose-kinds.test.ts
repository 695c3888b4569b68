import { afterAll, beforeEach, expect, test } from 'vitest';
import { createWebPushSender } from '#adapters/push/web-push-sender.ts';
import { workOff } from '#core/jobs/work-off.ts';
import type { StaffRole } from '#shared/access.ts';
import { endpoints } from '#shared/endpoints.ts';
import type { NoticeKind } from '#shared/notices.ts';
import { testAuthSecret, testShop } from '#tests/support/app.ts';
import { createFakeGateway } from '#tests/support/fake-gateway.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { findLowStock, findNews } from './find-news.ts';
import { pushMessages } from './push-messages.ts';

const service = await startPushService();
afterAll(() => service.close());
const clock = createTestClock();
const { store, call, logInAs } = await testShop({
  overrides: {
    clock,
    pushSender: createWebPushSender({
      ...{ secret: new TextEncoder().encode(testAuthSecret), contact: 'mailto:shop@example.com', clock },
      furtherServices: [service.host],
    }),
    smsSender: createFakeGateway(),
  },
});
const owner = await makeUser(store, { role: 'OWNER', name: 'Solange' });
const { getKey, findDevice, saveDevice, listWhoHears, chooseKinds } = endpoints.notice;
const every: NoticeKind[] = ['order', 'issue', 'message', 'stock'];

beforeEach(async () => {
  // Noon in Douala.
  clock.set(new Date(`${clock.now().toISOString().slice(0, 10)}T11:00:00Z`));
  clock.advance({ minutes: 24 * 60 });
  await findNews(store);
  await findLowStock(store);
  for (const table of ['pushDevices', 'mutedNotices', 'mailOutbox', 'settings'] as const) {
    await store.db.deleteFrom(table).execute();
  }
});

/** A member of staff with a phone that subscribes to every kind of notice. */
async function person(role: StaffRole, more: { email?: string; mobile?: string } = {}) {
  const { id } = await makeUser(store, { role, ...more });
  return { id, ...(await phoneOf({ id })) };
}

async function phoneOf(someone: { id: string }) {
  const token = await logInAs(someone);
  const { received, ...browser } = service.addBrowser();
  const { status } = await call(saveDevice, { ...browser, kinds: every }, { token });
  expect(status).toBe(200);
  return { token, browser, kinds: () => received.map(({ content }) => kindOf(content)) };
}

function kindOf(content: unknown): string {
  return JSON.parse(JSON.stringify(content)).tag.split(':')[0];
}

async function choose({ id }: { id: string }, kinds: readonly NoticeKind[], as: { id: string } = owner) {
  return call(chooseKinds, { id, kinds }, { token: await logInAs(as) });
}

async function rowOf({ id }: { id: string }) {
  const { body } = await call(listWhoHears, {}, { token: await logInAs(owner) });
  return body.data.people.find((one) => one.id === id);
}

async function happen(): Promise<void> {
  await makeOrder(store, [{ product: await makeProduct(store, { stock: 50 }), quantity: 1 }]);
  await makeProduct(store, { stock: 1 });
  await findNews(store);
  await findLowStock(store);
  await workOff(store, pushMessages);
}

async function recipientsOf(kind: NoticeKind): Promise<string[]> {
  const rows = await store.db
    .selectFrom('mailOutbox')
    .select('recipient')
    .where('kind', '=', `notice of ${kind}`)
    .execute();
  return rows.map(({ recipient }) => recipient).toSorted();
}

test('an owner chooses of what each of the staff hears; the phone of the others rings as before', async () => {
  const [manager, packer] = [await person('MANAGER'), await person('ORDERS')];
  expect(await rowOf(manager)).toMatchObject({ heard: every, ways: { push: every } });
  const { status, body } = await choose(manager, ['stock']);
  expect([status, body.message]).toEqual([200, 'Notifications chosen']);
  expect(await rowOf(manager)).toMatchObject({ heard: ['stock'], ways: { push: ['stock'] }, devices: 1 });
  await happen();
  expect(manager.kinds()).toEqual(['stock']);
  expect(packer.kinds()).toEqual(['order']);
});

test('the page of the person offers what the owner lets through, and no device takes more', async () => {
  const manager = await person('MANAGER');
  await choose(manager, ['order', 'stock']);
  const as = { token: manager.token };
  const { endpoint } = manager.browser;
  expect((await call(getKey, undefined, as)).body.data.kinds).toEqual(['order', 'stock']);
  expect((await call(findDevice, { endpoint }, as)).body.data.kinds).toEqual(['order', 'stock']);
  const saved = await call(saveDevice, { ...service.addBrowser(), kinds: ['order', 'issue'] }, as);
  expect(saved.body.data.kinds).toEqual(['order']);
});

test('what is let through again comes to phones that take notices, until their person turns it off there', async () => {
  const manager = await person('MANAGER');
  await choose(manager, ['order']);
  await call(saveDevice, { ...manager.browser, kinds: ['order'] }, { token: manager.token });
  await choose(manager, ['order', 'stock']);
  await happen();
  // Both are sent at once: either may arrive first.
  expect(manager.kinds().toSorted()).toEqual(['order', 'stock']);
  await call(saveDevice, { ...manager.browser, kinds: ['order'] }, { token: manager.token });
  await choose(manager, ['order', 'stock']);
  await happen();
  expect(manager.kinds().toSorted()).toEqual(['order', 'order', 'stock']);
});

test('what waits for the morning does not ring for a person for whom it was turned off meanwhile', async () => {
  const packer = await person('ORDERS');
  clock.set(new Date(`${clock.now().toISOString().slice(0, 10)}T22:30:00Z`));
  await happen();
  await choose(packer, ['issue']);
  clock.advance({ minutes: 6 * 60 + 31 });
  await workOff(store, pushMessages);
  expect(packer.kinds()).toEqual([]);
  expect(await rowOf(packer)).toMatchObject({ devices: 1, failedAt: null, lostAt: null });
});

test('nothing comes of what is not the person’s work, whatever is asked for', async () => {
  const keeper = await person('CATALOGUE');
  await choose(keeper, ['order', 'stock']);
  expect((await rowOf(keeper))?.heard).toEqual(['stock']);
  await happen();
  expect(keeper.kinds()).toEqual(['stock']);
  const rider = await makeUser(store, { role: 'RIDER' });
  await choose(rider, every);
  expect((await rowOf(rider))?.heard).toEqual([]);
});

test('mails and SMS to someone of the staff follow the same choice; addresses of others get everything', async () => {
  const manager = await person('MANAGER', { email: 'paule@example.com', mobile: '677112233' });
  const keeper = await makeUser(store, { role: 'CATALOGUE', email: 'idriss@example.com' });
  const values = {
    noticeMails: `Paule@example.com, ${keeper.email}, books@example.com`,
    noticePhones: '6 77 11 22 33, 699001122',
    ...{ mailsLowStock: true, textsLowStock: true },
  };
  const rows = Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  await store.db
    .insertInto('settings')
    .values(rows.map((row) => ({ ...row, changedAt: clock.now() })))
    .execute();
  await choose(manager, ['stock']);
  await happen();
  expect(await recipientsOf('order')).toEqual(['+237699001122', 'books@example.com']);
  expect(await recipientsOf('stock')).toEqual([
    ...['+237677112233', '+237699001122'],
    ...['Paule@example.com', 'books@example.com', 'idriss@example.com'],
  ]);
  expect(await rowOf(manager)).toMatchObject({ ways: { mail: ['stock'], sms: ['stock'] } });
});

test('an owner who turns a kind off for herself gets no mail of it either', async () => {
  await choose(owner, ['issue', 'message', 'stock']);
  await happen();
  expect(await recipientsOf('order')).toEqual([]);
});

test('with another role the choice holds for what is still the person’s work, and ends with the work in the shop', async () => {
  const manager = await person('MANAGER');
  await choose(manager, ['order', 'message']);
  const as = { token: await logInAs(owner) };
  const become = (shown: StaffRole, role: StaffRole) =>
    call(endpoints.staff.changeRole, { id: manager.id, shown, role }, as);
  expect((await become('MANAGER', 'ORDERS')).status).toBe(200);
  expect((await rowOf(manager))?.heard).toEqual(['order', 'message']);
  expect((await become('ORDERS', 'CATALOGUE')).status).toBe(200);
  // The phone stays subscribed to what this role may still get.
  await happen();
  expect(manager.kinds()).toEqual(['stock']);
  expect(await rowOf(manager)).toMatchObject({ heard: ['stock'], devices: 1 });
  await choose(manager, []);
  expect((await call(endpoints.staff.remove, { id: manager.id }, as)).status).toBe(200);
  expect(await store.db.selectFrom('mutedNotices').select('userId').execute()).toEqual([]);
  expect((await choose(manager, every)).body.code).toBe('STAFF_NOT_FOUND');
});

test('only an owner chooses for others, and the log says for whom and what', async () => {
  const [manager, packer] = [
    await person('MANAGER'),
    await makeUser(store, { role: 'ORDERS', name: 'Paule' }),
  ];
  expect((await choose(packer, [], manager)).status).toBe(403);
  await choose(packer, ['order']);
  await choose(packer, ['order']);
  const { body } = await call(endpoints.audit.list, { kind: 'staff' }, { token: await logInAs(owner) });
  const ofPacker = body.data.filter(({ subjectId }) => subjectId === packer.id);
  expect(ofPacker).toMatchObject([
    {
      ...{ actorName: 'Solange', subjectName: 'Paule', action: 'changed' },
      changes: [{ field: 'notices', before: ['order', 'issue', 'message'], after: ['order'] }],
    },
  ]);
});
