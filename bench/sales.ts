import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { findMatched } from '#core/product-list/matching.ts';
import { applyDueSales } from '#core/promotions/apply-sales.ts';
import { savePromotion, stopPromotion } from '#core/promotions/save-promotion.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { transaction } from '#db/transaction.ts';
import { fillBigCatalogue } from '#demo/seed/fill-big-catalogue.ts';
import { succeed } from '#shared/outcome.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';

// A sale of a whole catalogue (decision 607): how long the owner waits, how long until every price is the new one, how long an order of one
// of these products waits meanwhile, what is left when the process is killed half way, and how long the end of the sale takes.

const products = Number(process.argv[2] ?? 10_000);
const clock = { now: () => new Date() };

if (process.env.SALES_OF) await writeUntilKilled(process.env.SALES_OF);
else await measureSales();

async function writeUntilKilled(connectionString: string): Promise<void> {
  const db = createDatabase(connectionString);
  await applyDueSales({ db, clock });
  await db.destroy();
}

async function measureSales(): Promise<void> {
  const server = await startThrowAwayPostgres({ isDurable: true });
  try {
    const connectionString = await server.connectTo('bench');
    await migrate(connectionString);
    const db = createDatabase(connectionString, { applicationName: 'shop bench' });
    await fillBigCatalogue(db, { products });
    await sql`vacuum analyze`.execute(db);
    await measure(db, connectionString);
    await db.destroy();
  } finally {
    await server.stop();
  }
}

async function measure(db: Database, connectionString: string): Promise<void> {
  const store = { db, clock };
  const before = await sumOfPrices(db);
  const { id } = await db
    .insertInto('users')
    .values({ id: 'owner', name: 'Bench', email: 'bench@example.com', passwordHash: '', role: 'OWNER' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const saving = await seconds(() => beginSale(store, id));
  const first = await countReduced(db);
  console.log(`saved after ${saving.toFixed(1)} s, ${first} prices are the new ones`);

  const job = fork(new URL(import.meta.url).pathname, {
    env: { ...process.env, SALES_OF: connectionString },
  });
  while ((await countReduced(db)) < products / 2) await delay(20);
  job.kill('SIGKILL');
  await once(job, 'exit');
  await delay(200);
  const left = await countReduced(db);
  console.log(`killed: ${left} prices are the new ones, ${await countWrong(db)} neither the old nor the new`);

  const orders = watchOrders(db);
  const rest = await seconds(() => applyDueSales(store));
  const waits = await orders.stop();
  console.log(
    `the other ${products - left}: ${rest.toFixed(1)} s; ${await countReduced(db)} are the new ones`,
  );
  console.log(`an order of one of them waited ${Math.max(...waits)} ms at most (${waits.length} tries)`);

  const sale = await db.selectFrom('promotions').select('id').executeTakeFirstOrThrow();
  const ending = await seconds(async () => {
    await stopPromotion(store, { id }, sale.id);
    await applyDueSales(store);
  });
  const after = await sumOfPrices(db);
  console.log(`ended after ${ending.toFixed(1)} s; all as before: ${after === before}`);
}

async function beginSale(store: { db: Database; clock: typeof clock }, owner: string): Promise<void> {
  const matching = { search: '', view: 'all' as const, isNear: false };
  const { stamp, count } = await findMatched(store.db, matching);
  if (count !== products) throw new Error(`The list has ${count} products`);
  const outcome = await savePromotion(
    store,
    { id: owner },
    {
      ...{ kind: 'sale', name: 'All', nameFr: 'Tout', value: 90, code: null, minimum: 0 },
      ...{ startsAt: new Date(), endsAt: null, isOncePerPhone: false, mostUses: null },
      ...{ categories: [], brands: [], products: [], giftProductId: null, matching: { ...matching, stamp } },
    },
  );
  if (!outcome.ok) throw new Error(outcome.refusal.code);
}

/** Locks one of the products again and again, as an order does, and records the waits. */
function watchOrders(db: Database) {
  const waits: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now();
      await transaction(db, async (tx) => {
        await sql`
          select id from products
          where id = (select id from products order by id offset ${Math.floor(Math.random() * products)} limit 1)
          for no key update`.execute(tx);
        return succeed();
      });
      waits.push(Math.round(performance.now() - start));
      await delay(20);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return waits;
    },
  };
}

async function countReduced(db: Database): Promise<number> {
  return count(db, sql`sale_discount = 90 and discount = 90`);
}

async function countWrong(db: Database): Promise<number> {
  return count(db, sql`not (sale_discount is null or (sale_discount = 90 and discount = 90))`);
}

async function count(db: Database, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where deleted_at is null and ${condition}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function sumOfPrices(db: Database): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    select md5(string_agg(concat(id, ' ', price, ' ', discount, ' ', sale_discount, ' ', own_discount), ',' order by id)) as sum
    from products`.execute(db);
  return rows[0]?.sum ?? '';
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
