import { sql } from 'kysely';
import { expect } from 'vitest';
import { expireReservations } from '#core/checkout/expire-reservations.ts';
import { workOff } from '#core/jobs/work-off.ts';
import { refundRequests } from '#core/refunds/refund-requests.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { providerReports } from '#core/settlement/provider-reports.ts';
import { endStatuses, isEnd } from '#shared/order-status.ts';
import { expectLedger } from '#tests/support/expect-ledger.ts';
import { expectPaymentStatus } from '#tests/support/expect-payment-status.ts';
import { expectTrueLines } from '#tests/support/expect-true-lines.ts';
import { makeProduct } from '#tests/support/make.ts';
import { type ActName, acceptedNote, acts, settleOne } from './acts.ts';
import { beginOrders } from './begin-orders.ts';
import { dyingStore, unlessKilled } from './dying-store.ts';
import { expectDays } from './expect-days.ts';
import { expectNumbers, expectPapers } from './expect-papers.ts';
import { expectPromotions } from './expect-promotions.ts';
import { forgetEarlier } from './forget-earlier.ts';
import { followSales, giveGift, planSale } from './promotions.ts';
import type { ProviderWithBooks } from './provider-with-books.ts';
import { tellEverything } from './tell-events.ts';
import { closeDrawer, countDrawer, openDrawer } from './till-acts.ts';
import { listDisagreements, uploadBooks } from './upload-books.ts';
import { type LivingOrder, providersOf, type World } from './world.ts';

export type Step = {
  act: ActName;
  order: number;
  detail: number;
  /** The number of statements after which the process that does it is killed. */
  dies?: number | undefined;
  /** It is done twice at the same moment, as by two members of staff or by a double press. */
  isTwice?: boolean | undefined;
};

/** The steps of one round run at the same time. */
export type Life = Step[][];

type Story = { life: Life; product: { id: string; stock: number }; orders: LivingOrder[] };

/** How far the clock jumps between two rounds. */
export type Jump = 'none' | 'minutes' | 'hours';

/** Runs many lives in one shop at once; in the end all books must agree. */
export async function liveTogether(world: World, lives: Life[], jumps: Jump[]): Promise<void> {
  const { store, clock } = world.shop;
  clock.advance({ days: 100 });
  const since = clock.now();
  await forgetEarlier(world);
  await openDrawer(world);
  await giveGift(world);
  await planSale(world);
  const stories = await Promise.all(lives.map((life, index) => beginStory(world, life, index)));
  const longest = Math.max(...lives.map((life) => life.length));
  for (let round = 0; round < longest; round += 1) {
    await Promise.all(stories.map((story) => liveRound(world, story, round)));
    const jump = jumps[round % Math.max(1, jumps.length)] ?? 'none';
    clock.advance(jumps.length === 0 || jump === 'none' ? { seconds: 5 } : jumpOf[jump]);
    if (jump !== 'none') await expireReservations(store);
    await followSales(world);
  }
  for (const story of stories) story.orders = await listOrdersWith(world, story);
  await comeToRest(world, stories);
  await Promise.all(stories.map((story) => expectBooks(world, story)));
  await expectPromotions(world);
  await expectRiders(world);
  await expectDrawer(world);
  await expectDays(world);
  await expectNumbers(store.db);
  for (const { id } of [...world.others, { id: world.gift }])
    await expectStock(world, { id, stock: 1_000_000 }, undefined, '');
  for (const provider of [world.card, world.momo]) await expectStatement(world, provider);
  await closeDrawer(world);
  await expectLedger(store, world.staff, since);
  const orderIds = stories.flatMap(({ orders }) => orders.map(({ id }) => id));
  await expectPaymentStatus(store, orderIds);
  await expectTrueLines(store, orderIds);
  for (const provider of providersOf(world)) provider.forget();
}

const jumpOf = { minutes: { minutes: 20 }, hours: { hours: 9 } } as const;

async function beginStory(world: World, life: Life, index: number): Promise<Story> {
  const stock = 30;
  const product = await makeProduct(world.shop.store, { stock, price: 1000 });
  return { life, product: { id: product.id, stock }, orders: await beginOrders(world, product.id, index) };
}

/** All orders that ever had a piece of the story's product, including those that were given up for others. */
async function listOrdersWith({ shop }: World, { product, orders }: Story): Promise<LivingOrder[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    select distinct orders.id, user_id from stock_movements join orders on orders.id = order_id
    where product_id = ${product.id}
  `.execute(shop.store.db);
  const [first] = orders;
  if (!first || rows.length < orders.length) throw new Error('An order took no pieces.');
  return rows.map((row) => ({ ...first, ...row }));
}

async function liveRound(world: World, { life, orders }: Story, round: number): Promise<void> {
  const { store } = world.shop;
  await Promise.all(
    (life[round] ?? []).map(async ({ act, order: index, detail, dies, isTwice }) => {
      const order = orders[index];
      if (!order) return;
      const process = dies === undefined ? store : dyingStore(store, dies);
      const press = () => unlessKilled<unknown>(acts[act](world, order, detail, process));
      await Promise.all(isTwice ? [press(), press()] : [press()]);
    }),
  );
}

/** All providers answer again, banks decide, every event is sent, and the shop has time to ask and to give money back. */
async function comeToRest(world: World, stories: Story[]): Promise<void> {
  const { store, clock } = world.shop;
  for (const provider of providersOf(world)) provider.recover();
  // A refund without an answer waits for the bank's decision (decision 468).
  world.card.decideDisputes();
  for (let turn = 0; turn < 4; turn += 1) {
    await tellEverything(world);
    clock.advance({ hours: 7 });
    await expireReservations(store);
    await workOff(store, paymentQuestions);
    await workOff(store, providerReports);
    await workOff(store, refundRequests);
  }
  for (const { orders } of stories)
    for (const { id } of orders)
      for (let turn = 0; turn < 12; turn += 1) await settleOne(world, id, 0, store);
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Compares the shop's ledger, the providers' books and the cash that changed hands, order by order. */
async function expectBooks(world: World, { life, product, orders }: Story): Promise<void> {
  const { db } = world.shop.store;
  const steps = JSON.stringify(life);
  for (const { id } of orders) {
    const order = await db
      .selectFrom('orders')
      .innerJoin('orderMoney', 'orderMoney.orderId', 'orders.id')
      .select(['status', 'came', 'givenBack', 'isPaymentSimulated'])
      .where('orders.id', '=', id)
      .executeTakeFirstOrThrow();
    const attempts = await db
      .selectFrom('paymentAttempts')
      .select(['id', 'state', 'amount', 'receivedAmount', 'reason', 'isCounted', 'isSimulated', 'dueAt'])
      .where('orderId', '=', id)
      .execute();
    const lines = await db
      .selectFrom('moneyMovements')
      .select(['kind', 'attemptId', 'place', 'amount', 'isSimulated'])
      .where('orderId', '=', id)
      .where('kind', 'in', ['in', 'out'])
      .execute();
    const open = await db
      .selectFrom('refunds')
      .select(['attemptId', 'amount'])
      .where('orderId', '=', id)
      .where('state', '<>', 'done')
      .execute();
    const hands = [...world.byHand.values()].filter(({ orderId }) => orderId === id);
    const amountOf = (kind: 'in' | 'out', attemptId: string | null) =>
      sum(
        lines.filter((line) => line.kind === kind && line.attemptId === attemptId).map((line) => line.amount),
      );

    const [atProviders, inShop] = [
      { took: 0, gaveBack: 0 },
      { took: 0, gaveBack: 0 },
    ];
    for (const attempt of attempts) {
      expect(['succeeded', 'failed', 'expired', 'cancelled'], steps).toContain(attempt.state);
      const books = providersOf(world).map((provider) => provider.books(attempt.id));
      const byHand = hands.filter(({ attemptId }) => attemptId === attempt.id);
      atProviders.took += sum(books.map(({ took }) => took));
      atProviders.gaveBack += sum([
        ...books.map(({ gaveBack }) => gaveBack),
        ...byHand.map(({ amount }) => amount),
      ]);
      const shop = { took: amountOf('in', attempt.id), gaveBack: amountOf('out', attempt.id) };
      inShop.took += shop.took;
      inShop.gaveBack += shop.gaveBack;
      expect(shop.gaveBack, `More went back than came. ${steps}`).toBeLessThanOrEqual(shop.took);
    }
    // For the order as a whole: a payment booked from a statement is an attempt that the provider never heard of.
    expect({ ...inShop, order: id }, steps).toEqual({ ...atProviders, order: id });
    const cash = { came: amountOf('in', null), back: amountOf('out', null) };
    const cashBack = sum(hands.filter(({ attemptId }) => attemptId === null).map(({ amount }) => amount));
    expect({ ...cash, order: id }, steps).toEqual({
      ...{ came: world.cashCame.get(id) ?? 0, back: cashBack, order: id },
    });
    expect(cash.back, `More cash went back than came. ${steps}`).toBeLessThanOrEqual(cash.came);
    expect(open, `No one could give this back. ${steps}`).toEqual([]);

    const waived = await db
      .selectFrom('cashWriteOffs')
      .select('amount')
      .where('orderId', '=', id)
      .where('note', '=', acceptedNote)
      .execute();
    const missing = attempts.map(({ isCounted, amount, receivedAmount }) =>
      isCounted ? Math.max(0, amount - (receivedAmount ?? amount)) : 0,
    );
    expect(
      sum(waived.map(({ amount }) => amount)),
      `More was written off than was asked for and did not come. ${steps}`,
    ).toBeLessThanOrEqual(sum(missing));

    const disputes = await db.selectFrom('disputes').select('id').where('orderId', '=', id).execute();
    const undecided = sum(
      attempts
        .filter(({ reason, isCounted }) => reason === 'mismatch' && !isCounted)
        // Simulated money does not count for an order paid with real money.
        .filter(({ isSimulated }) => isSimulated === order.isPaymentSimulated)
        .map(({ id: attempt }) => amountOf('in', attempt) - amountOf('out', attempt)),
    );
    const kept = order.came - order.givenBack - undecided;
    // An order that has ended keeps no money; a person decides about disputed money.
    if (isEnd(order.status) && disputes.length === 0)
      expect({ kept, order: id }, steps).toEqual({ kept: 0, order: id });
    await expectPapers(db, id, steps);
  }
  await expectStock(
    world,
    product,
    orders.map(({ id }) => id),
    steps,
  );
}

/**
 * Expects every piece that is not on the shelf to be in an open or delivered order, or to be unsaleable. Only the orders of `ids` count;
 * without `ids` all do.
 */
async function expectStock(
  { shop, counted }: World,
  product: Story['product'],
  ids: readonly string[] | undefined,
  steps: string,
): Promise<void> {
  const isAsked = ids ? sql<boolean>`order_id = any(${ids})` : sql<boolean>`true`;
  const { rows } = await sql<{ stock: number; taken: number; damaged: number }>`
    select stock,
      (select coalesce(sum(line.quantity), 0)::int from order_lines as line join orders on orders.id = line.order_id
        where product_id = products.id and ${isAsked} and status <> all(${[...endStatuses]})) as taken,
      (select coalesce(-sum(change), 0)::int from stock_movements
        where product_id = products.id and ${isAsked} and cause = 'damaged') as damaged
    from products where id = ${product.id}
  `.execute(shop.store.db);
  const [shelf] = rows;
  if (!shelf) throw new Error('The product is gone.');
  const found = counted.get(product.id) ?? 0;
  expect(shelf.stock, steps).toBe(product.stock + found - shelf.taken - shelf.damaged);
}

/** Expects riders to hold what they were given and have not handed over. */
async function expectRiders({ shop, riders, brought }: World): Promise<void> {
  for (const rider of riders) {
    const { db } = shop.store;
    const lines = await db
      .selectFrom('moneyMovements')
      .select(['kind', 'amount'])
      .where('riderId', '=', rider)
      .execute();
    const amountOf = (kind: string) =>
      sum(lines.filter((line) => line.kind === kind).map(({ amount }) => amount));
    const { cashInHand } = await db
      .selectFrom('riders')
      .select('cashInHand')
      .where('id', '=', rider)
      .executeTakeFirstOrThrow();
    expect(amountOf('moved')).toBe(brought.get(rider) ?? 0);
    expect(cashInHand).toBe(amountOf('in') + amountOf('difference') - amountOf('moved'));
  }
}

/** Expects all cash that came to be in the drawer, in a rider's hand, or paid back out of the till. */
async function expectDrawer({ shop, riders, cashCame, byHand, drawer }: World): Promise<void> {
  const inHands = await shop.store.db
    .selectFrom('riders')
    .select('cashInHand')
    .where('id', 'in', riders)
    .execute();
  const cashBack = [...byHand.values()].filter(({ from }) => from === 'till');
  const expected =
    drawer +
    sum([...cashCame.values()]) -
    sum(inHands.map(({ cashInHand }) => cashInHand)) -
    sum(cashBack.map(({ amount }) => amount));
  expect(await countDrawer(shop.store)).toBe(expected);
}

/**
 * Expects the provider's statement to agree with the books line by line, except for money that went back without the provider or was sent
 * back by a bank.
 */
async function expectStatement(world: World, provider: ProviderWithBooks): Promise<void> {
  const { store } = world.shop;
  const id = await uploadBooks(world, provider, store);
  if (id === undefined) return;
  const stated = provider.statement();
  const { missingHere, missingThere, differs, fees } = await listDisagreements(store, id);
  const byHand = [...world.byHand.values()].map(({ reference }) => reference);
  const sentBack = stated
    .filter(({ category }) => category === 'refund_failure')
    .map(({ reference }) => reference);
  expect(differs).toEqual([]);
  expect(missingHere.filter(({ reference }) => !sentBack.includes(reference))).toEqual([]);
  expect(missingThere.filter(({ reference }) => !byHand.includes(reference))).toEqual([]);
  expect(fees).toBe(sum(stated.map(({ fee }) => fee)));
}
