import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Write } from '#db/write-together.ts';
import type { Francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { hasCode, promotionStateAt, readPromoCode } from '#shared/promotions.ts';
import { type Reduced, reduceByCode } from '../pricing/promotions/reduce.ts';
import { isCovered } from './covered.ts';

export type CodeLine = { productId: string; price: Francs; discount: number; quantity: number };

type Asked = {
  typed: string;
  lines: readonly CodeLine[];
  /** The phones of the order and of the address. A code may be valid once for each of them, and for those put on the order later. */
  phones: readonly string[];
  at: Date;
};

export type RedeemedCode = Reduced & { id: string; code: string; name: string; nameFr: string | null };

/** What a code takes off these lines now; nothing is written. */
export function tryCode(db: Database, asked: Asked): Promise<Outcome<RedeemedCode, 'PROMO_REFUSED'>> {
  return readCode(db, asked, false);
}

/**
 * What a code takes off an order that is being placed. Only one order gets the last use of a code, because others wait here for its row.
 * The code is locked after the products, as everywhere.
 */
export async function redeemCode(
  tx: Transaction,
  asked: Asked,
): Promise<Outcome<RedeemedCode, 'PROMO_REFUSED'>> {
  return readCode(tx, asked, true);
}

/** The rows of a used code, written with the order. */
export function codeUsed(
  id: string,
  { orderId, amount, at }: { orderId: string; amount: number; at: Date },
): Write[] {
  return [
    {
      name: 'codeUsed',
      rows: 1,
      statement: sql`
        insert into promotion_uses (order_id, promotion_id, amount, used_at)
        values (${orderId}, ${id}, ${amount}::integer, ${at}::timestamptz) returning 1`,
    },
    {
      name: 'codeCounted',
      rows: 1,
      statement: sql`update promotions set uses = uses + 1 where id = ${id} returning 1`,
    },
  ];
}

/** Gives back the code of an order that ends as a whole. */
export async function giveCodeBack(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await sql`
    with given_back as (
      update promotion_uses set given_back_at = ${at} where order_id = ${orderId} and given_back_at is null
      returning promotion_id
    )
    update promotions set uses = uses - 1 from given_back where promotions.id = given_back.promotion_id
  `.execute(tx);
}

/**
 * Takes the code again for an order that comes back. If others had its last use meanwhile, the order keeps its reduction without being
 * counted as a use, because its money has come. Runs after its products are locked.
 */
export async function takeCodeAgain(tx: Transaction, orderId: string): Promise<void> {
  await sql`
    with counted as (
      update promotions set uses = uses + 1 from promotion_uses as given
      where given.order_id = ${orderId} and given.given_back_at is not null and promotions.id = given.promotion_id
        and (most_uses is null or uses < most_uses)
      returning given.order_id
    )
    update promotion_uses set given_back_at = null from counted where promotion_uses.order_id = counted.order_id
  `.execute(tx);
}

async function readCode(
  db: Database,
  { typed, lines, phones, at }: Asked,
  isLocked: boolean,
): Promise<Outcome<RedeemedCode, 'PROMO_REFUSED'>> {
  const code = readPromoCode(typed);
  const promotion = await db
    .selectFrom('promotions')
    .select(['id', 'kind', 'name', 'nameFr', 'value', 'minimum', 'mostUses', 'uses', 'isOncePerPhone'])
    .select(['startsAt', 'endsAt', 'stoppedAt'])
    .where('code', '=', code)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!promotion || !hasCode(promotion.kind)) return refuse('PROMO_REFUSED', { why: 'unknown' });
  const state = promotionStateAt(promotion, at);
  if (state === 'planned') {
    return refuse('PROMO_REFUSED', { why: 'planned', startsAt: promotion.startsAt.toISOString() });
  }
  if (state !== 'running') return refuse('PROMO_REFUSED', { why: state });
  const { id, kind, name, nameFr, value, minimum } = promotion;
  if (promotion.isOncePerPhone && (await wasUsedBy(db, id, phones))) {
    return refuse('PROMO_REFUSED', { why: 'used_by_you' });
  }
  const covered = await coveredProducts(db, id, lines);
  const goods = lines.map(({ productId, price, discount, quantity }) => ({
    unitPrice: priceAfterDiscount(price, discount),
    quantity,
    isCovered: covered.has(productId),
  }));
  const reduced = reduceByCode(goods, { kind, value, minimum });
  if ('missing' in reduced) {
    return reduced.missing === 'covered'
      ? refuse('PROMO_REFUSED', { why: 'not_covered' })
      : refuse('PROMO_REFUSED', { why: 'too_little', minimum, missing: reduced.missing });
  }
  return succeed({ ...reduced, id, code, name, nameFr });
}

async function wasUsedBy(db: Database, promotionId: string, phones: readonly string[]): Promise<boolean> {
  const used = await db
    .selectFrom('promotionUses')
    .innerJoin('orders', 'orders.id', 'promotionUses.orderId')
    .select('orderId')
    .where('promotionId', '=', promotionId)
    .where('givenBackAt', 'is', null)
    .where(sql<boolean>`(former_phones || array[phone, delivery_mobile]) && ${phones}::text[]`)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

async function coveredProducts(
  db: Database,
  promotionId: string,
  lines: readonly CodeLine[],
): Promise<ReadonlySet<string>> {
  const ids = lines.map(({ productId }) => productId);
  const { rows } = await sql<{ id: string }>`
    select product.id from promotions as promotion
    join products as product on product.id = any (${ids}::text[]) and ${isCovered('promotion', 'product')}
    where promotion.id = ${promotionId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
