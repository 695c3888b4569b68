import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancelOrder } from '#core/checkout/cancel-order.ts';
import { placeOrder } from '#core/checkout/place-order.ts';
import { adjustStock } from '#core/stock/adjust-stock.ts';
import { endpoints } from '#shared/endpoints.ts';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { testShop } from '#tests/support/app.ts';
import { applyTable, sendTable } from '#tests/support/import-table.ts';
import {
  type MadeProduct,
  makeAddress,
  makeAdmin,
  makeCartItem,
  makeProduct,
  makeUser,
  TEST_IMAGE,
} from '#tests/support/make.ts';
import { makePicture } from '#tests/support/make-picture.ts';
import { ledgerSum, stockOf } from './stock-of.ts';

const shop = await testShop();
const { store, call } = shop;
const { db } = store;
const owner = await makeAdmin(store);
const admin = { ...owner, sessionId: 'none', role: 'OWNER', language: 'en' } as const;
const token = await shop.logInAs(owner);
await makePicture(store, TEST_IMAGE);
const happened = new Map<string, number>();

type Step =
  | { does: 'order'; quantities: [number, number] }
  | { does: 'cancel'; order: number }
  | { does: 'adjust'; product: number; change: number; key: number | undefined }
  | { does: 'import'; stocks: [number, number] }
  | { does: 'edit'; product: number; stock: number; stockSeen: number };

const pieces = fc.nat({ max: 12 });
const product = fc.nat({ max: 1 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('order' as const),
    quantities: fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })),
  }),
  fc.record({ does: fc.constant('cancel' as const), order: fc.nat({ max: 3 }) }),
  fc.record({
    does: fc.constant('adjust' as const),
    product,
    change: fc.integer({ min: -6, max: 6 }).filter((change) => change !== 0),
    key: fc.option(fc.nat({ max: 1 }), { nil: undefined }),
  }),
  fc.record({ does: fc.constant('import' as const), stocks: fc.tuple(pieces, pieces) }),
  fc.record({ does: fc.constant('edit' as const), product, stock: pieces, stockSeen: pieces }),
);

/** A story in which every kind of step succeeds; in random ones any of them may be refused. */
const plainStory: Step[][] = [
  [{ does: 'order', quantities: [0, 2] }],
  [{ does: 'cancel', order: 0 }],
  [{ does: 'adjust', product: 0, change: 3, key: 0 }],
  [{ does: 'import', stocks: [4, 7] }],
  [{ does: 'edit', product: 1, stock: 9, stockSeen: 7 }],
];

test('after any orders, cancellations, adjustments, imported files and saved forms, several at once, the ledger of each product sums up to its stock', async () => {
  const turns = fc.array(fc.array(anyStep, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 10 });
  await fc.assert(fc.asyncProperty(turns, live), { numRuns: 6, examples: [[plainStory]] });
  for (const step of ['order', 'cancel', 'adjust', 'import', 'edit']) {
    // Otherwise the property could hold because every step was refused.
    expect(happened.get(step) ?? 0, step).toBeGreaterThan(0);
  }
}, 60_000);

type Scene = { products: MadeProduct[]; orders: { id: string; userId: string }[] };

/** The steps of a turn run at the same time. */
async function live(turns: Step[][]): Promise<void> {
  const scene: Scene = { products: [], orders: [] };
  for (const stock of [0, 9]) scene.products.push(await makeProduct(store, { stock }));
  for (const steps of turns) {
    const done = await Promise.all(steps.map((step) => take(step, scene)));
    for (const [index, { does }] of steps.entries()) {
      if (done[index] === true) happened.set(does, (happened.get(does) ?? 0) + 1);
    }
  }
  for (const made of scene.products) {
    const stock = await stockOf(store, made);
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(Number(await ledgerSum(store, made))).toBe(stock);
  }
}

/** Does the step; returns whether it succeeded. */
async function take(step: Step, scene: Scene): Promise<boolean> {
  if (step.does === 'order') return order(step.quantities, scene);
  if (step.does === 'import') return importFile(step.stocks, scene);
  if (step.does === 'edit') return edit(step, scene);
  if (step.does === 'cancel') {
    const placed = scene.orders[step.order];
    return placed !== undefined && (await cancelOrder(store, { id: placed.userId }, placed.id)).ok;
  }
  const { id: productId } = known(scene, step.product);
  const key = step.key === undefined ? undefined : `${productId} ${step.key}`;
  const adjustment = { productId, change: step.change, cause: 'counted', note: '', key } as const;
  return (await adjustStock(store, admin, adjustment)).ok;
}

async function order(quantities: readonly number[], { products, orders }: Scene): Promise<boolean> {
  const lines = products.flatMap((ordered, index) => {
    const quantity = quantities[index] ?? 0;
    return quantity > 0
      ? [{ productId: ordered.id, quantity, price: francs(ordered.price), discount: 0 }]
      : [];
  });
  if (lines.length === 0) return false;
  const { id: userId } = await makeUser(store);
  for (const { productId, quantity } of lines) await makeCartItem(store, { userId, productId, quantity });
  const placed = await placeOrder(
    store,
    { id: userId },
    {
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      addressId: (await makeAddress(store, { userId })).id,
      total: bill(lines).total,
      language: 'en',
    },
  );
  if (placed.ok) orders.push({ id: placed.value.id, userId });
  return placed.ok;
}

async function importFile(stocks: readonly number[], { products }: Scene): Promise<boolean> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'reference'])
    .where(
      'id',
      'in',
      products.map(({ id }) => id),
    )
    .execute();
  const table = products.map(({ id }, index) => {
    const reference = rows.find((row) => row.id === id)?.reference;
    return `${reference};${stocks[index]}`;
  });
  const { id } = await sendTable(shop, token, ['Reference;Quantity in stock', ...table].join('\n'));
  const { status } = await applyTable(shop, token, id);
  return status === 200;
}

/** Saves the form that was opened when there were `stockSeen` pieces. */
async function edit(
  { product: index, stock, stockSeen }: Step & { does: 'edit' },
  scene: Scene,
): Promise<boolean> {
  const { id } = known(scene, index);
  const { body } = await call(endpoints.product.getDetails, { productId: id }, { token });
  const saved = await call(endpoints.product.updateDetails, { ...body.data, stock, stockSeen }, { token });
  return saved.status === 200;
}

function known({ products }: Scene, index: number): MadeProduct {
  const found = products[index];
  if (!found) throw new Error(`There is no product ${index}.`);
  return found;
}
