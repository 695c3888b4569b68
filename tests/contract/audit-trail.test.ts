import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { blockPhone } from '#core/blocked-phones/blocked-phones.ts';
import { newId } from '#core/ids.ts';
import { placeOf } from '#core/order-desk/plan-delivery.ts';
import { getOrder } from '#core/orders/order-queries.ts';
import { startCount } from '#core/stock/start-count.ts';
import { registeredCalls } from '#server/api/registered-calls.ts';
import { isForStaff } from '#shared/access.ts';
import type { AuditKind } from '#shared/audit.ts';
import type { Call, Endpoint } from '#shared/contract/call.ts';
import type { Contract, Noun } from '#shared/contract/contract.ts';
import { endpoints } from '#shared/endpoints.ts';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { testShop } from '#tests/support/app.ts';
import {
  makeAdmin,
  makeCategory,
  makeProduct,
  makeSubCategory,
  makeUser,
  TEST_IMAGE,
} from '#tests/support/make.ts';
import { makeShortCash } from '#tests/support/make-issue.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { makePicture } from '#tests/support/make-picture.ts';
import { makePromotion } from '#tests/support/make-promotion.ts';
import { makeQuestion } from '#tests/support/make-question.ts';
import { makeReview } from '#tests/support/make-review.ts';

const { call, upload, store, logInAs, clock } = await testShop({ keepsLimits: true });

type AnyCall = { [N in Noun]: Contract[N][keyof Contract[N]] }[Noun];
/** The calls whose contract names a kind of audit entry. */
type AuditedEndpoint = Extract<AnyCall, { audit: AuditKind }>['endpoint'];

/** The input for each call that leaves an audit entry. */
const changes: Record<AuditedEndpoint, () => Promise<object>> = {
  [endpoints.statements.upload]: async () => ({
    ...{ provider: 'mtn_momo', fileName: 'momo.csv', date: 'Date', reference: 'Id', amount: 'Amount' },
  }),
  [endpoints.statements.lookAt]: async () => ({ lineId: await statementLine(), note: 'A gift' }),
  [endpoints.statements.bookLine]: async () => ({
    lineId: await statementLine(),
    orderNumber: await numberOfOrder(),
    note: 'Sent by hand',
  }),
  [endpoints.statements.takeBack]: async () => ({ id: (await statementWithLine()).statementId }),
  [endpoints.category.addCategory]: async () => ({ name: 'Lips', image: TEST_IMAGE }),
  [endpoints.category.update]: async () => ({
    _id: (await makeCategory(store)).id,
    name: 'Eyes',
    image: TEST_IMAGE,
  }),
  [endpoints.category.delete]: async () => ({ _id: (await makeCategory(store)).id }),
  [endpoints.category.moveContents]: async () => ({
    _id: (await makeSubCategory(store)).categoryIds[0],
    to: (await makeCategory(store)).id,
  }),
  [endpoints.category.arrange]: async () => ({ ids: [(await makeCategory(store)).id] }),
  [endpoints.subcategory.create]: async () => ({ ...(await subCategoryForm()), name: 'Lipstick' }),
  [endpoints.subcategory.update]: async () => ({
    ...(await subCategoryForm()),
    _id: (await makeSubCategory(store)).id,
  }),
  [endpoints.subcategory.delete]: async () => ({ _id: (await makeSubCategory(store)).id }),
  [endpoints.subcategory.moveProducts]: async () => ({
    _id: (await makeProduct(store)).subCategoryIds[0],
    to: (await makeSubCategory(store)).id,
  }),
  [endpoints.product.create]: productForm,
  [endpoints.product.updateDetails]: async () => ({
    ...(await productForm()),
    _id: (await makeProduct(store)).id,
  }),
  [endpoints.product.delete]: async () => ({ _id: (await makeProduct(store)).id }),
  [endpoints.product.restore]: async () => ({ _id: (await makeProduct(store, { isListed: false })).id }),
  [endpoints.family.save]: async () => ({
    name: 'Velvet Lipstick',
    shades: [{ ...(await productForm()), shade: { name: 'Mboa', hex: '#8a1c3b' } }],
  }),
  [endpoints.productList.change]: async () => ({
    changes: [{ id: (await makeProduct(store)).id, price: 4_321 }],
  }),
  [endpoints.productList.changeMatching]: matchingChange,
  [endpoints.productList.undoMatching]: async () => {
    const token = await logInAs(await makeAdmin(store));
    const { id } = (await call(endpoints.productList.changeMatching, await matchingChange(), { token })).body
      .data;
    return { id };
  },
  [endpoints.stock.adjust]: async () => ({
    productId: (await makeProduct(store)).id,
    change: 4,
    cause: 'received',
  }),
  [endpoints.stock.setLimit]: async () => ({ productId: (await makeProduct(store)).id, limit: 12 }),
  [endpoints.stockCount.end]: async () => ({
    countId: (await startCount(store, await makeAdmin(store))).count?.id,
    applies: true,
  }),
  [endpoints.orderDesk.move]: async () => ({ orders: [await placedOrder()], to: 'Confirmed' }),
  [endpoints.orderDesk.addNote]: async () => ({ _id: await placedOrder(), note: 'Call before noon' }),
  [endpoints.orderDesk.dispatch]: async () => ({ orders: [await placedOrder({ status: 'Packed' })] }),
  [endpoints.orderDesk.changeRider]: async () => ({
    _id: await placedOrder({ status: 'Out for delivery' }),
    ...{ shown: null, rider: await makeRider(1), note: 'Fell ill' },
  }),
  [endpoints.orderDesk.bringAgain]: async () => ({
    _id: await placedOrder({ status: 'Out for delivery' }),
    day: '2099-03-05',
  }),
  [endpoints.orderDesk.noteCall]: async () => ({ _id: await placedOrder(), noted: 0 }),
  [endpoints.orderDesk.noteRefusal]: async () => ({ _id: await placedOrder(), reason: 'changed_mind' }),
  [endpoints.cash.collect]: async () => ({ ...(await dueCash()), amount: 100, note: 'The rest tomorrow' }),
  [endpoints.cash.writeOff]: async () => ({ ...(await dueCash(100)), note: 'A coin was missing' }),
  [endpoints.cash.handOver]: async () => ({ rider: await makeRider(500), inHand: 500, amount: 500 }),
  [endpoints.cash.correctCollection]: async () => ({
    entryId: await collectedCash(),
    ...{ amount: 1_000, rider: null, note: 'Counted again' },
  }),
  [endpoints.cash.correctHandover]: async () => {
    const rider = await makeRider(700);
    return { entryId: await handedOverBy(rider), amount: 300, rider, note: 'Counted again' };
  },
  [endpoints.cash.confirmHandOver]: async () => {
    await ownRider();
    return { entryId: await handedOverByOwn(), amount: 500 };
  },
  [endpoints.parcel.confirmHandOver]: async () => {
    return { entryId: await handedOverByOwn(), amount: 500 };
  },
  [endpoints.cash.closeDay]: async () => ({ rider: await makeRider(600), ...dayOf({ outstanding: 600 }) }),
  [endpoints.cash.confirmDay]: async () => {
    await ownRider();
    return { closingId: await closeOwnDay() };
  },
  [endpoints.parcel.confirmDay]: async () => ({ closingId: await closeOwnDay(), isRight: true }),
  [endpoints.till.open]: async () => {
    await closeOpenTill();
    return { float: 20_000, note: 'Counted again' };
  },
  [endpoints.till.noteEntry]: async () => {
    const { expected: shown } = await openTill();
    return { kind: 'paid_out', amount: 500, note: 'Taxi', shown };
  },
  [endpoints.till.takeBack]: async () => {
    const { expected: shown } = await openTill();
    const token = await logInAs(await makeAdmin(store));
    const entry = { kind: 'paid_in', amount: 500, note: 'Coins', shown };
    const { body } = await call(endpoints.till.noteEntry, entry, { token });
    return { entryId: Number(body.data.open?.lines[0]?.sourceId), note: 'Twice' };
  },
  [endpoints.till.close]: async () => {
    const { id: till, expected } = await openTill();
    return { till, expected, counted: expected };
  },
  [endpoints.customer.blockPhone]: async () => ({ phone: '6 99 11 22 33', reason: 'Refused three parcels' }),
  [endpoints.customer.liftPhone]: async () => {
    const phone = '+237699112244';
    await blockPhone(store, await makeAdmin(store), { phone, reason: 'A mistake' });
    return { phone };
  },
  [endpoints.settings.save]: async () => ({ piecesPerOrder: 90 }),
  [endpoints.rider.save]: async () => ({ name: 'Ibrahim', phone: '6 90 55 44 33' }),
  [endpoints.rider.setActive]: async () => ({ riderId: await makeRider(0), isActive: false }),
  [endpoints.payment.settleRefund]: async () => ({ id: await dueRefund(), reference: 'MP260305.1530' }),
  [endpoints.payment.startRefund]: async () => ({
    orderId: await deliveredOrder(),
    reason: 'The lid was cracked.',
  }),
  [endpoints.payment.askRefund]: async () => ({ id: await refundOfCard() }),
  [endpoints.attention.lookAt]: async () => ({ orderId: await flaggedOrder(), note: 'Called her.' }),
  [endpoints.attention.noteEvidence]: async () => ({ id: await openDispute(), note: 'Signed slip sent.' }),
  [endpoints.attention.endDispute]: async () => ({
    id: await disputeOfGoneProvider(),
    end: 'lost',
    note: 'Seen in its pages.',
  }),
  [endpoints.attention.settleAmount]: async () => ({
    id: await otherAmount(),
    decision: 'give_back',
    note: 'Called her.',
  }),
  [endpoints.caller.placeOrder]: async () => {
    const { id, price, discount } = await makeProduct(store);
    return {
      lines: [{ productId: id, quantity: 1 }],
      total: bill([{ price: francs(price), discount, quantity: 1 }]).total,
      ...{ name: 'Mama Odile', addressLine: 'Akwa', city: 'Douala', state: 'Littoral' },
      ...{ country: 'Cameroon', pincode: '00237', mobile: '677001122', language: 'fr' },
    };
  },
  [endpoints.returns.answer]: async () => ({ orderId: await orderAskedBack(), state: 'accepted' }),
  [endpoints.returns.takeBack]: async () => ({ orderId: await deliveredOrder() }),
  [endpoints.cash.askWallet]: async () => {
    const { _id, due } = await dueCash();
    return { _id, due, amount: due, provider: 'mtn_momo', payer_phone: '677001122' };
  },
  [endpoints.orderLines.takeOut]: async () => linesOf(await twoPieces('Placed'), 'Placed'),
  [endpoints.orderLines.keepAtDoor]: async () => {
    const { orderId, productId } = await twoPieces('Out for delivery');
    return { orderId, pieces: [{ productId, of: 2, quantity: 1 }], due: 9_999, isPaid: true };
  },
  [endpoints.orderLines.swap]: async () => {
    const { orderId, productId } = await twoPieces('Placed');
    const { id: into } = await makeProduct(store, { price: 9_999 });
    const piece = { productId, of: 2, quantity: 1 };
    return { orderId, shown: 'Placed', piece, into, seenTotal: 19_998 };
  },
  [endpoints.orderDesk.changeDelivery]: async () => {
    const { orderId } = await twoPieces('Placed');
    const placed = await getOrder(store.db, orderId);
    const { phone, deliveryNote, isPickUp, total: seenTotal } = placed;
    const shown = { ...placeOf(placed), phone, deliveryNote, isPickUp };
    return { _id: orderId, ...shown, shown, addressLine: 'Deido, Rue de la Joie', seenTotal };
  },
  [endpoints.orderLines.add]: async () => {
    const { orderId } = await twoPieces('Placed');
    const { id: productId } = await makeProduct(store, { price: 9_999, discount: 0 });
    return { orderId, shown: 'Placed', productId, quantity: 1, seenTotal: 29_997 };
  },
  [endpoints.customer.delete]: async () => ({ id: (await makeUser(store)).id }),
  [endpoints.customer.saveNote]: async () => ({
    ...{ id: (await makeUser(store)).id, note: 'Calls back', tags: ['loyal'], shown: null },
  }),
  [endpoints.customer.setBlocked]: async () => ({ id: (await makeUser(store)).id, isBlocked: true }),
  [endpoints.missedSearch.setIgnored]: async () => ({ words: await missedWords(), isIgnored: true }),
  [endpoints.parcel.deliver]: async () => ({ id: await carriedParcel(), due: 19_998, amount: 19_998 }),
  [endpoints.parcel.askWallet]: async () => {
    const asked = { id: await carriedParcel(), due: 19_998, amount: 9_000 };
    return { ...asked, provider: 'mtn_momo', payer_phone: '677001122' };
  },
  [endpoints.parcel.keepPart]: async () => {
    const { orderId: id, productId } = await carriedPieces();
    return { id, due: 9_999, pieces: [{ productId, of: 2, quantity: 1 }] };
  },
  [endpoints.parcel.bringAgain]: async () => ({ id: await carriedParcel(), day: '2099-03-05' }),
  [endpoints.parcel.refuse]: async () => ({ id: await carriedParcel() }),
  [endpoints.staff.invite]: async () => ({ role: 'ORDERS', contact: 'paule@example.com' }),
  [endpoints.staff.withdraw]: async () => ({ id: await openInvitation() }),
  [endpoints.staff.changeRole]: async () => ({
    id: (await makeUser(store, { role: 'ORDERS' })).id,
    ...{ shown: 'ORDERS', role: 'CATALOGUE' },
  }),
  [endpoints.staff.dropSecondFactor]: async () => {
    const { id } = await makeUser(store, { role: 'ORDERS' });
    await store.db
      .insertInto('secondFactors')
      .values({ userId: id, sealedSecret: '', createdAt: clock.now(), confirmedAt: clock.now() })
      .execute();
    return { id };
  },
  [endpoints.staff.remove]: async () => ({ id: (await makeUser(store, { role: 'ORDERS' })).id }),
  [endpoints.notice.chooseKinds]: async () => ({
    ...{ id: (await makeUser(store, { role: 'ORDERS' })).id, kinds: ['order'] },
  }),
  [endpoints.newsletter.export]: async () => ({}),
  [endpoints.money.export]: async () => ({ table: 'cash', from: '2026-01-01', to: '2026-01-31' }),
  [endpoints.inbox.answer]: async () => ({ id: await contactMessage(), answer: 'It left yesterday.' }),
  [endpoints.inbox.setState]: async () => ({ id: await contactMessage(), state: 'done' }),
  [endpoints.promotion.save]: async () => ({
    kind: 'sale',
    name: 'Weekend',
    value: 20,
    products: [(await makeProduct(store)).id],
  }),
  [endpoints.promotion.stop]: async () => ({ id: (await makePromotion(store)).id }),
  [endpoints.home.publish]: async () => {
    const token = await logInAs(await makeAdmin(store));
    const { data } = (await call(endpoints.home.getDraft, {}, { token })).body;
    const blocks = data.blocks.toReversed();
    const saved = await call(endpoints.home.saveDraft, { blocks, version: data.version }, { token });
    return { version: saved.body.data.version };
  },
  [endpoints.brand.save]: async () => {
    await makeProduct(store, { details: [['Brand', 'Ndolo']] });
    return { name: 'Ndolo', story: 'Colours for our skins.' };
  },
  [endpoints.brand.rename]: async () => {
    await makeProduct(store, { details: [['Brand', 'Toghou']] });
    return { name: 'Toghou', to: 'Toghu' };
  },
  [endpoints.brand.delete]: async () => {
    await store.db
      .insertInto('brands')
      .values({ name: 'Described', story: 'Colours.', updatedAt: clock.now() })
      .execute();
    return { name: 'Described' };
  },
  [endpoints.delivery.saveZones]: async () => {
    const token = await logInAs(await makeAdmin(store));
    const { body } = await call(endpoints.delivery.getZones, {}, { token });
    const zone = { city: 'Douala', fee: 1000, daysFrom: 0, daysTo: 1, takesCash: true, isActive: false };
    return { seenVersion: body.version, zones: [...body.data, zone] };
  },
  [endpoints.review.setState]: async () => ({ id: (await makeReview(store)).id, state: 'shown' }),
  [endpoints.question.answer]: async () => ({
    ...(await makeQuestion(store)),
    answer: 'Yes, it does.',
    isShown: true,
  }),
  [endpoints.question.delete]: () => makeQuestion(store),
  [endpoints.review.answer]: async () => ({ id: (await makeReview(store)).id, answer: 'Thank you!' }),
};

/** A change of all products with this name. */
async function matchingChange() {
  const token = await logInAs(await makeAdmin(store));
  const { name: search } = await makeProduct(store, { name: `Matching ${newId()}` });
  const { stamp } = (await call(endpoints.productList.match, { search }, { token })).body.data;
  return { search, id: newId(), stamp, step: { kind: 'amount', by: 500 } };
}

async function numberOfOrder(): Promise<string> {
  const { orderNumber } = await store.db
    .selectFrom('orders')
    .select('orderNumber')
    .where('id', '=', await placedOrder())
    .executeTakeFirstOrThrow();
  return orderNumber;
}

async function statementLine(): Promise<number> {
  return (await statementWithLine()).id;
}

async function statementWithLine(): Promise<{ id: number; statementId: number }> {
  const { id: statementId } = await store.db
    .insertInto('statements')
    .values({
      ...{ provider: 'orange_web', fileName: 'om.csv', firstAt: clock.now(), lastAt: clock.now() },
      ...{ lineCount: 1, skippedCount: 0, actorId: '', createdAt: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await store.db
    .insertInto('statementLines')
    .values({
      ...{ statementId, provider: 'orange_web', key: randomUUID(), kind: 'payment', referenceWords: [] },
      ...{ reference: 'MP1', amount: 500, fee: 0, at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, statementId };
}

/** An order of two pieces at 9 999 F each. */
async function twoPieces(status: 'Placed' | 'Out for delivery') {
  const product = await makeProduct(store, { price: 9_999, stock: 5 });
  const { id: orderId } = await makeOrder(store, [{ product, quantity: 2 }], { status });
  return { orderId, productId: product.id };
}

function linesOf({ orderId, productId }: Awaited<ReturnType<typeof twoPieces>>, shown: string) {
  return { orderId, shown, pieces: [{ productId, of: 2, quantity: 1 }] };
}

async function openTill() {
  const token = await logInAs(await makeAdmin(store));
  await call(endpoints.till.open, { float: 20_000, note: 'Counted again' }, { token });
  const { body } = await call(endpoints.till.get, {}, { token });
  return body.data.open?.till ?? { id: 0, expected: 0 };
}

async function closeOpenTill(): Promise<void> {
  const { id: till, expected } = await openTill();
  const token = await logInAs(await makeAdmin(store));
  await call(endpoints.till.close, { till, expected, counted: expected }, { token });
}

/** The account of the rider who carries every `carriedParcel`. */
async function ownRider() {
  const account = await makeUser(store, { name: 'Solange', role: 'RIDER' });
  const rider = { name: 'Solange', phone: '+237690887766', userId: account.id, createdAt: clock.now() };
  await store.db
    .insertInto('riders')
    .values({ id: 'own', ...rider })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ userId: account.id }))
    .execute();
  return account;
}

/** Two pieces at 9 999 F each, on their way with that rider. */
async function carriedPieces() {
  const pieces = await twoPieces('Out for delivery');
  await store.db.updateTable('orders').set({ riderId: 'own' }).where('id', '=', pieces.orderId).execute();
  return pieces;
}

async function carriedParcel(): Promise<string> {
  return (await carriedPieces()).orderId;
}

async function openInvitation(): Promise<string> {
  const token = await logInAs(await makeAdmin(store));
  await call(endpoints.staff.invite, { role: 'ORDERS', contact: '699001122' }, { token });
  const { body } = await call(endpoints.staff.list, {}, { token });
  return body.data.invitations[0]?.id ?? '';
}

beforeAll(() => makePicture(store, TEST_IMAGE));

test('every call of the staff says what it leaves in the log, or why it leaves nothing', () => {
  for (const { call } of registeredCalls.filter((registered) => isForStaff(registered.call.access))) {
    expect([call.endpoint, kindOf(call) ?? reasonOf(call)]).toEqual([
      call.endpoint,
      expect.stringMatching(/./),
    ]);
  }
});

describe('who changed what is written down with the change', () => {
  test.each(stories())('%s', async (endpoint, kind, sent) => {
    const actor = endpoint.includes('/api/parcel/') ? await ownRider() : await makeAdmin(store);
    const token = await logInAs(actor);
    const input = await sent();
    clock.advance({ seconds: 1 });
    const answer = await send(endpoint, input, { token });
    expect(answer.status, answer.body.message).toBeLessThan(300);
    const { body } = await call(
      endpoints.audit.list,
      { actor: actor.id },
      { token: await logInAs(await makeAdmin(store)) },
    );
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data[0]).toMatchObject({
      ...{ actorName: 'Solange', kind, subjectId: expect.stringMatching(/./) },
    });
  });
});

/** A call that expects a file gets one. */
function send(endpoint: Endpoint, input: object, options: { token: string }) {
  if (endpoint !== endpoints.statements.upload) return call(endpoint, input, options);
  const bytes = Buffer.from('Date,Id,Amount\n2026-11-02,4711,5000');
  const fields = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
  return upload(endpoint, { field: 'file', bytes, fields }, options);
}

function stories() {
  const sent = new Map<string, () => Promise<object>>(Object.entries(changes));
  return registeredCalls.flatMap(({ call }) => {
    const [kind, send] = [kindOf(call), sent.get(call.endpoint)];
    if (kind === undefined) return [];
    if (!send) throw new Error(`Nothing is said about what ${call.endpoint} is sent.`);
    return [[call.endpoint, kind, send] as const];
  });
}

function kindOf({ audit }: Call): AuditKind | undefined {
  return typeof audit === 'string' ? audit : undefined;
}

function reasonOf({ audit }: Call): string | undefined {
  return typeof audit === 'object' ? audit.none : undefined;
}

async function subCategoryForm() {
  return { name: 'Balms', image: TEST_IMAGE, category: [{ _id: (await makeCategory(store)).id }] };
}

async function productForm() {
  const { id, categoryIds } = await makeSubCategory(store);
  return {
    name: 'Velvet lipstick',
    image: [TEST_IMAGE],
    category: categoryIds.map((_id) => ({ _id })),
    subCategory: [{ _id: id }],
    unit: '3.5 g',
    stock: 5,
    price: 4500,
    discount: 0,
    description: 'A matte lipstick.',
    more_details: {},
  };
}

async function placedOrder(state: Parameters<typeof makeOrder>[2] = {}): Promise<string> {
  return (await makeOrder(store, [{ product: await makeProduct(store), quantity: 1 }], state)).id;
}

/** A delivered order, and the amount still due after part of its cash was collected. */
async function dueCash(collected = 0): Promise<{ _id: string; due: number }> {
  const id = await placedOrder({ status: 'Out for delivery' });
  const { total } = await store.db
    .updateTable('orders')
    .set({ cashCollected: collected, settled: collected })
    .where('id', '=', id)
    .returning('total')
    .executeTakeFirstOrThrow();
  return { _id: id, due: total - collected };
}

/** The id of the entry for cash collected for such an order. */
async function collectedCash(): Promise<number> {
  const { _id, due } = await dueCash();
  const token = await logInAs(await makeAdmin(store));
  await call(endpoints.cash.collect, { _id, due, amount: due }, { token });
  const { body } = await call(endpoints.orderDesk.getOrder, { _id }, { token });
  return body.data.cash.collections[0]?.id ?? 0;
}

async function handedOverBy(rider: string): Promise<number> {
  const token = await logInAs(await makeAdmin(store));
  await call(endpoints.cash.handOver, { rider, inHand: 700, amount: 500, note: 'Fuel' }, { token });
  const { body } = await call(endpoints.cash.getDay, {}, { token });
  return body.data.entries.find(({ kind, riderId }) => kind === 'handed_over' && riderId === rider)?.id ?? 0;
}

async function handedOverByOwn(): Promise<number> {
  await store.db.updateTable('riders').set({ cashInHand: 700 }).where('id', '=', 'own').execute();
  return handedOverBy('own');
}

function dayOf(figures: { outstanding: number }) {
  const none = { dispatched: 0, delivered: 0, refused: 0, carried: 0, collected: 0, handedOver: 0 };
  return { day: shopDayOf(clock.now()), figures: { ...none, ...figures } };
}

let closedDays = 0;
/** Closes the day of the rider 'own', with different cash each time. */
async function closeOwnDay(): Promise<number> {
  const token = await logInAs(await makeAdmin(store));
  closedDays += 1;
  await store.db
    .updateTable('riders')
    .set({ cashInHand: 900 + closedDays })
    .where('id', '=', 'own')
    .execute();
  const { body } = await call(endpoints.cash.getDay, {}, { token });
  const row = body.data.rows.find(({ rider }) => rider?.id === 'own');
  if (!row) throw new Error('The rider has no day.');
  const { dispatched, delivered, refused, carried, collected, handedOver, outstanding } = row;
  const figures = { dispatched, delivered, refused, carried, collected, handedOver, outstanding };
  await call(
    endpoints.cash.closeDay,
    { rider: 'own', day: body.data.day, figures, note: newId() },
    { token },
  );
  const closed = (await call(endpoints.cash.getDay, {}, { token })).body.data.rows;
  return closed.find(({ rider }) => rider?.id === 'own')?.closing?.id ?? 0;
}

async function makeRider(cashInHand: number): Promise<string> {
  const id = newId();
  const phone = `+2376${String(cashInHand).padStart(8, '0')}`;
  await store.db
    .insertInto('riders')
    .values({ id, name: 'Ibrahim', phone, cashInHand, createdAt: clock.now() })
    .execute();
  return id;
}

async function dueRefund(): Promise<string> {
  const lines = [{ product: await makeProduct(store), quantity: 1 }];
  const { id } = await makeOrder(store, lines, { status: 'Confirmed', paymentStatus: 'Paid' });
  const token = await logInAs(await makeAdmin(store));
  await call(endpoints.orderDesk.move, { orders: [id], to: 'Cancelled' }, { token });
  const refund = await store.db
    .selectFrom('refunds')
    .select('id')
    .where('orderId', '=', id)
    .executeTakeFirst();
  return refund?.id ?? '';
}

async function deliveredOrder(): Promise<string> {
  const lines = [{ product: await makeProduct(store), quantity: 1 }];
  return (await makeOrder(store, lines, { status: 'Delivered', paymentStatus: 'Paid' })).id;
}

async function flaggedOrder(): Promise<string> {
  const lines = [{ product: await makeProduct(store), quantity: 1 }];
  const { id } = await makeOrder(store, lines, { status: 'Delivered' });
  await makeShortCash(store, id);
  return id;
}

async function orderAskedBack(): Promise<string> {
  const id = await deliveredOrder();
  const { userId } = await store.db
    .selectFrom('orders')
    .select('userId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const token = await logInAs({ id: userId });
  await call(endpoints.order.requestReturn, { _id: id, reason: 'damaged' }, { token });
  return id;
}

/** A payment that brought a different amount than was asked for. */
async function otherAmount(): Promise<string> {
  const at = clock.now();
  const { id } = await store.db
    .insertInto('paymentAttempts')
    .values({
      ...{ id: randomUUID(), orderId: await deliveredOrder(), provider: 'sandbox', method: 'card' },
      ...{ kind: 'hosted', isSimulated: true, state: 'succeeded', amount: 2500, reason: 'mismatch' },
      ...{ expiresAt: at, receivedAmount: 2000, receivedAt: at, createdAt: at, updatedAt: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function openDispute(id = 'dp_1'): Promise<string> {
  const attemptId = await otherAmount();
  const { orderId } = await store.db
    .selectFrom('paymentAttempts')
    .select('orderId')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const at = clock.now();
  const dispute = {
    id,
    provider: 'stripe',
    orderId,
    attemptId,
    amount: 2000,
    reason: 'fraudulent',
  } as const;
  await store.db
    .insertInto('disputes')
    .values({ ...dispute, state: 'needs_answer', openedAt: at, saidAt: at })
    .execute();
  return dispute.id;
}

/** A dispute about a payment by Stripe, which is not set up here. */
async function disputeOfGoneProvider(): Promise<string> {
  const id = await openDispute('dp_2');
  await store.db
    .updateTable('paymentAttempts')
    .set({ provider: 'stripe' })
    .where('id', 'in', (query) => query.selectFrom('disputes').select('attemptId').where('id', '=', id))
    .execute();
  return id;
}

/** A refund of a card payment that the provider has refused. */
async function refundOfCard(): Promise<string> {
  const orderId = await deliveredOrder();
  const at = clock.now();
  const attempt = await store.db
    .insertInto('paymentAttempts')
    .values({
      ...{ id: randomUUID(), orderId, provider: 'sandbox', method: 'card', kind: 'hosted' },
      ...{ isSimulated: true, state: 'succeeded', amount: 2500, isCounted: true },
      ...{ expiresAt: at, receivedAmount: 2500, receivedAt: at, createdAt: at, updatedAt: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const refund = await store.db
    .insertInto('refunds')
    .values({
      ...{ id, requestId: id, orderId, attemptId: attempt.id, amount: 2500, cause: 'order_ended' },
      ...{ state: 'due', createdAt: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return refund.id;
}

async function missedWords(): Promise<string> {
  await call(endpoints.missedSearch.note, { search: 'Beard oil' });
  return 'beard oil';
}

async function contactMessage(): Promise<string> {
  const id = newId();
  await store.db
    .insertInto('contactMessages')
    .values({
      id,
      name: 'Bih',
      email: 'bih@example.com',
      subject: 'advice',
      message: 'Which shade?',
      language: 'en',
      consentedAt: clock.now(),
    })
    .execute();
  return id;
}
