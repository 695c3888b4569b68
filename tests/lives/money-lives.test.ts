import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { linkRider } from '#core/cash/link-rider.ts';
import { saveRider } from '#core/cash/save-rider.ts';
import { transaction } from '#db/transaction.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';
import { runs } from '#tests/support/runs.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { type ActName, acts, endedNote, isActName } from './acts.ts';
import { saveFees } from './desk-acts.ts';
import { type Jump, type Life, liveTogether, type Step } from './live-together.ts';
import { givePromotions } from './promotions.ts';
import { providerWithBooks } from './provider-with-books.ts';
import type { World } from './world.ts';

vi.setConfig({ testTimeout: 4 * 60 * 60 * 1000 });

// `npm run bench:lives -- 10000` sets these; the gate runs only a few lives, the same ones each time.
const count = Number(process.env.LIVES ?? runs(60, 600));
const seed = Number(process.env.LIVES_SEED ?? 7);
const together = 30;
const rounds = 8;

const clock = createTestClock();
const card = providerWithBooks('card', clock);
const momo = providerWithBooks('mtn_momo', clock);
const simulated = providerWithBooks('orange_money', clock, { isSimulated: true });
const shop = await testShop({
  overrides: { payments: [card, momo, simulated], clock },
  database: {
    poolSize: 16,
    lockTimeoutMs: 60_000,
    statementTimeoutMs: 120_000,
    connectionTimeoutMs: 120_000,
  },
});
const staff = await makeAdmin(shop.store);
const world: World = {
  ...{ shop: { ...shop, clock }, card, momo, simulated, staff, riders: [], others: [] },
  ...{ cashCame: new Map(), byHand: new Map(), brought: new Map(), riderUsers: new Map(), drawer: 0 },
  ...{ gift: '', stories: 0, counted: new Map(), takeBack: new Map(), pricesUndone: 0 },
};
for (const phone of ['690000001', '690000002']) {
  const user = await makeUser(shop.store, { role: 'RIDER' });
  const rider = await saveRider(shop.store, staff, { name: 'Ibrahim', phone });
  if (!rider.ok) throw new Error('The rider is not known.');
  await transaction(shop.store.db, (tx) =>
    linkRider(tx, shop.store, { userId: user.id, name: 'Ibrahim', phone: rider.value.phone }),
  );
  world.riders.push(rider.value.id);
  world.riderUsers.set(rider.value.id, { ...user, sessionId: '', role: 'RIDER', language: 'fr' });
}

const dies = fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(40) });
for (const price of [1_800, 450])
  world.others.push(await makeProduct(shop.store, { stock: 1_000_000, price, discount: 0 }));
await saveFees(world);
await givePromotions(world);

const isTwice = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constant(true) },
);
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...Object.keys(acts).filter(isActName)),
  order: fc.nat(2),
  detail: fc.nat(3),
  dies,
  isTwice,
});
/** Typical courses of an order, so that lives get far; anything else happens between their steps. */
const ways: readonly (readonly ActName[])[] = [
  ['approve', 'tellOne', 'deliver', 'refund', 'payRefunds', 'sentBack', 'tellOne', 'settleRefund'],
  ['approve', 'ask', 'tellOne', 'deliver', 'comeBack', 'payRefunds', 'payRefunds', 'settleRefund'],
  ['approve', 'tellOne', 'dispute', 'tellOne', 'refundInPages', 'tellOne', 'deliver', 'refund'],
  ['approveOther', 'ask', 'tellOne', 'settleAmount', 'deliver', 'refund', 'payRefunds', 'settleRefund'],
  ['payCash', 'deliver', 'collect', 'handOver', 'writeOff', 'correct', 'refund', 'settleRefund'],
  ['payCash', 'deliver', 'approve', 'ask', 'collect', 'comeBack', 'settleRefund', 'payRefunds'],
  ['payCash', 'deliver', 'collect', 'collect', 'approve', 'ask', 'handOver', 'settleRefund'],
  ['decline', 'ask', 'tryAgain', 'approve', 'tellOne', 'deliver', 'comeBack', 'payRefunds'],
  ['fallSilent', 'approve', 'cancel', 'ask', 'speakAgain', 'ask', 'payRefunds', 'settleRefund'],
  ['approve', 'tellOne', 'takeOut', 'swap', 'deliver', 'collect', 'refundPart', 'payRefunds'],
  ['payCash', 'deliver', 'keepAtDoor', 'handOver', 'takeOut', 'settleRefund', 'swap', 'collect'],
  ['approve', 'ask', 'deliver', 'keepAtDoor', 'swap', 'refundPart', 'payRefunds', 'sentBack'],
  ['payCash', 'deliver', 'askWallet', 'payAtDoor', 'ask', 'bring', 'handOver', 'settleRefund'],
  ['decline', 'ask', 'payCash', 'deliver', 'payByLink', 'askWallet', 'payAtDoor', 'ask'],
  ['decline', 'payCash', 'deliver', 'keepPart', 'askWallet', 'payAtDoor', 'ask', 'bring'],
  ['payCash', 'deliver', 'payByLink', 'payAtDoor', 'tellOne', 'collect', 'refund', 'settleRefund'],
  ['decline', 'ask', 'payCash', 'deliver', 'askWallet', 'approveOther', 'ask', 'settleAmount'],
  ['payCash', 'deliver', 'bring', 'openTill', 'collect', 'refund', 'settleRefund', 'countTill'],
  ['approve', 'state', 'ask', 'openTill', 'noteEntry', 'payRefunds', 'countTill', 'state'],
  ['loseNext', 'tryAgain', 'approve', 'ask', 'deliver', 'fallSilent', 'refund', 'payRefunds'],
  ['payCash', 'deliver', 'bring', 'handOver', 'confirmHandOver', 'correctHandOver', 'handOver', 'countTill'],
  ['payCash', 'deliver', 'bring', 'handOver', 'countTill', 'correctHandOver', 'openTill', 'correctHandOver'],
  [
    'payCash',
    'deliver',
    'collect',
    'askReturn',
    'answerReturn',
    'takeParcelBack',
    'settleRefund',
    'payRefunds',
  ],
  ['openTill', 'noteEntry', 'takeBackEntry', 'approve', 'ask', 'cancel', 'payRefunds', 'settleRefund'],
  ['approve', 'ask', 'deliver', 'refundPart', 'payRefunds', 'sentBack', 'tellAll', 'askRefund'],
  ['approve', 'tellOne', 'add', 'bringElsewhere', 'deliver', 'collect', 'refund', 'settleRefund'],
  ['approve', 'ask', 'bringElsewhere', 'bringElsewhere', 'takeOut', 'deliver', 'collect', 'payRefunds'],
  ['bringElsewhere', 'approve', 'pickUp', 'ask', 'pickUp', 'deliver', 'collect', 'payRefunds'],
  ['approve', 'ask', 'cancel', 'loseProvider', 'withdraw', 'payRefunds', 'loseProvider', 'settleRefund'],
  ['payCash', 'bringElsewhere', 'add', 'deliver', 'keepAtDoor', 'collect', 'takeOut', 'settleRefund'],
  ['approve', 'ask', 'deliver', 'disputeAtLast', 'tellOne', 'tellOne', 'refund', 'payRefunds'],
  ['approve', 'ask', 'deliver', 'refundPart', 'payRefunds', 'disputeAtLast', 'swap', 'collect'],
  ['approve', 'ask', 'deliver', 'takeOut', 'swap', 'payRefunds', 'collect', 'takeParcelBack'],
  ['payCash', 'deliver', 'collect', 'swap', 'takeOut', 'collect', 'takeParcelBack', 'settleRefund'],
  ['approve', 'ask', 'deliver', 'swap', 'collect', 'swap', 'collect', 'payRefunds'],
  ['payCash', 'deliver', 'collect', 'writeOff', 'approve', 'ask', 'settleRefund', 'payRefunds'],
  ['approve', 'ask', 'deliver', 'refund', 'payRefunds', 'disputePart', 'tellOne', 'settleRefund'],
  ['orderAnew', 'approve', 'orderAnew', 'ask', 'approve', 'ask', 'deliver', 'payRefunds'],
  ['payCash', 'orderAnew', 'orderAnew', 'approve', 'ask', 'deliver', 'collect', 'settleRefund'],
  ['payCash', 'deliver', 'changeRider', 'bring', 'closeDay', 'confirmDay', 'changeRider', 'closeDay'],
  ['approve', 'tellOne', 'deliver', 'bring', 'deleteAccount', 'disputePart', 'tellOne', 'settleRefund'],
  ['moveHere', 'approve', 'ask', 'moveHere', 'deliver', 'refuseAtDoor', 'payRefunds', 'deleteAccount'],
  ['fallSilent', 'approve', 'state', 'bookLine', 'speakAgain', 'ask', 'tellOne', 'payRefunds'],
  ['changePrice', 'orderAnew', 'undoPrice', 'approve', 'tellOne', 'deliver', 'swap', 'payRefunds'],
  ['approve', 'tellOne', 'dispute', 'tellOne', 'noteEvidence', 'disputeAtLast', 'tellAgain', 'tellOne'],
  ['approve', 'ask', 'deliver', 'refund', 'loseProvider', 'disputeAtLast', 'state', 'tellOne'],
  ['approve', 'ask', 'deliver', 'dispute', 'tellOne', 'disputeAtLast', 'endDispute', 'tellOne'],
  ['payCash', 'add', 'stopPromotion', 'swap', 'deliver', 'collect', 'refundPart', 'settleRefund'],
];
const anyWay = fc.record({
  acts: fc.constantFrom(...ways),
  details: fc.array(fc.nat(3), { minLength: rounds, maxLength: rounds }),
});
const life: fc.Arbitrary<Life> = fc
  .record({
    ways: fc.array(anyWay, { minLength: 3, maxLength: 3 }),
    between: fc.array(fc.array(step, { maxLength: 2 }), { minLength: rounds, maxLength: rounds }),
    dies: fc.array(fc.array(dies, { minLength: 3, maxLength: 3 }), { minLength: rounds, maxLength: rounds }),
    twice: fc.array(fc.array(isTwice, { minLength: 3, maxLength: 3 }), {
      ...{ minLength: rounds, maxLength: rounds },
    }),
  })
  .map(({ ways: taken, between, dies: kills, twice }) =>
    between.map((others, round) => [
      ...taken.flatMap(({ acts: way, details }, order) => {
        const act = way[round];
        const how = { dies: kills[round]?.[order], isTwice: twice[round]?.[order] };
        return act ? [{ act, order, detail: details[round] ?? 0, ...how }] : [];
      }),
      ...others,
    ]),
  );
const jump = fc.constantFrom<Jump[]>('none', 'none', 'none', 'none', 'none', 'none', 'minutes', 'hours');

/** The sources of money movements in the ledger. */
const everyDay = ['attempt', 'collection', 'handover', 'refund', 'statement', 'till_closing', 'till_opening'];
const nowAndThen = ['dispute', 'handover_surplus', 'reversal', 'till_entry', 'write_off'];

test(`${count} random lives of orders end with the same books in the shop, at its providers and in its hands`, async () => {
  const lives = fc.sample(life, { seed, numRuns: count });
  const jumps = fc.sample(jump, { seed, numRuns: rounds * Math.ceil(count / together) });
  for (let from = 0; from < count; from += together) {
    const batch = from / together;
    await liveTogether(
      world,
      lives.slice(from, from + together),
      jumps.slice(batch * rounds, (batch + 1) * rounds),
    );
    if (process.env.LIVES !== undefined && batch % 10 === 9) console.info(`${from + together} lives`);
  }
  const rows = await shop.store.db.selectFrom('moneyMovements').select('source').distinct().execute();
  const sources = rows.map(({ source }) => source).toSorted();
  expect(sources).toEqual(expect.arrayContaining(everyDay));
  // A few lives do not include everything, and what they include depends on which step came first.
  if (count < 600) return;
  expect(sources).toEqual([...everyDay, ...nowAndThen].toSorted());
  // Acts that are always refused would prove nothing.
  expect(Object.entries(await countCorrections()).filter(([, rows]) => rows === 0)).toEqual([]);
});

async function countCorrections(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from handover_confirmations)::int as confirmed,
      (select count(*) from cash_handovers where takes_back is not null)::int as handovers,
      (select count(*) from cash_collections where takes_back is not null)::int as collections,
      (select count(*) from till_entries where takes_back is not null)::int as entries,
      (select count(*) from return_requests where state = 'accepted')::int as returns,
      (select count(*) from order_events where remark = 'refund_asked_again')::int as asked,
      (select count(*) from audit_entries where action = 'added' and kind = 'money')::int as booked,
      (select count(*) from invoices where kind = 'invoice' and document ? 'setOff')::int as supplements,
      (select count(*) from money_movements where is_simulated and kind = 'in')::int as simulated,
      (select count(*) from money_movements where is_simulated and kind = 'out')::int as simulated_back,
      (select count(*) from invoices where dispute_id is not null)::int as lost_on_paper,
      (select count(*) from promotion_uses join promotions on promotions.id = promotion_id where code = 'DIX')::int as codes,
      (select count(*) from promotion_uses where given_back_at is not null)::int as codes_back,
      (select count(*) from promotion_uses join promotions on promotions.id = promotion_id where kind = 'gift')::int as gifts,
      (select count(*) from orders where delivery_fee > 0)::int as fees,
      (select count(*) from order_line_changes where quantity > 0 and discount = 20)::int as in_a_sale,
      (select count(*) from order_events where actor = 'staff' and from_status is null)::int as by_telephone,
      (select count(*) from rider_changes where from_rider_id is not null)::int as riders_changed,
      (select count(*) from rider_day_confirmations where not is_right)::int as days_contested,
      (select count(*) from users where status = 'Deleted')::int as accounts_deleted,
      (select count(*) from order_events where remark = 'ordered_anew')::int as ordered_anew,
      (select count(*) from order_events where remark = 'address_changed' and actor = 'shopper')::int as moved,
      (select count(*) from order_events where remark = 'pick_up_instead')::int as picked_up,
      (select count(*) from orders where status = 'Refused')::int as refused,
      (select count(*) from promotions where stopped_at is not null)::int as promotions_stopped,
      (select count(*) from order_events where remark = 'dispute_evidence')::int as evidence,
      (select count(*) from order_events where note = ${endedNote})::int as disputes_ended,
      (select count(*) from orders where delivery_name = '')::int as forgotten,
      ${world.pricesUndone}::int as prices_undone,
      (select count(*) from disputes join payment_attempts on payment_attempts.id = attempt_id
        where disputes.state = 'lost' and disputes.amount < received_amount)::int as lost_in_part,
      (select count(*) from orders join cash_collections as collection on collection.order_id = orders.id
        where is_payment_simulated)::int as cash_beside_a_test
  `.execute(shop.store.db);
  return rows[0] ?? {};
}
