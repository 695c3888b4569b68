import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { MoneyLineKind, MoneyPlace, MovementSource } from '#shared/money-movements.ts';
import { endOfShopDay, startOfShopDay } from '#shared/shop-day.ts';

/** A movement of the ledger, or a refund that is still due, with the names of its order and people. */
export type MoneyLine = {
  source: MovementSource;
  sourceId: string;
  kind: MoneyLineKind;
  place: MoneyPlace;
  /** Negative if the movement takes back another one. */
  amount: number;
  isSimulated: boolean;
  /** What the provider kept for a payment or a refund, by its statement. Lines of the kind `fee` are the same money. */
  fee: number | null;
  /** The provider's number of the movement. */
  reference: string;
  note: string;
  orderId: string | null;
  orderNumber: string | null;
  riderName: string | null;
  actorName: string | null;
  at: Date;
};

export type MoneyFilters = {
  places?: readonly MoneyPlace[] | undefined;
  kinds?: readonly MoneyLineKind[] | undefined;
  /** A part of an order number or of a provider's number. */
  search?: string | undefined;
  /** The first and the last day, both included, in Douala's time zone. */
  from?: string | undefined;
  to?: string | undefined;
  /** `to` is excluded. */
  period?: { from: Date; to: Date } | undefined;
  isSimulated?: boolean | undefined;
};

/** The last line that was read, from `next`. */
export type MoneyCursor = { at: string; source: string; sourceId: string };

const cursorParts = /^(\d{1,17})-([a-z_]+)-([\w-]+)$/;

export function readMoneyCursor(text: string): MoneyCursor | undefined {
  const [, at, source, sourceId] = cursorParts.exec(text) ?? [];
  return at !== undefined && source !== undefined && sourceId !== undefined
    ? { at, source, sourceId }
    : undefined;
}

type Page = { after?: MoneyCursor | undefined; limit: number; order: 'newest first' | 'oldest first' };

/** One page of lines, and the cursor of the next page. */
export async function listMoneyLines(
  db: Database,
  filters: MoneyFilters,
  { after, limit, order }: Page,
): Promise<{ lines: MoneyLine[]; next: string | null }> {
  const isNewestFirst = order === 'newest first';
  const place = isNewestFirst ? sql`at desc, source desc, source_id desc` : sql`at, source, source_id`;
  const beyond = after && [
    sql`(at, source, source_id) ${sql.raw(isNewestFirst ? '<' : '>')}
      (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.source}, ${after.sourceId})`,
  ];
  const { rows } = await sql<MoneyLine & { micros: number }>`
    select line.*, stated.fee, orders.order_number, riders.name as rider_name, users.name as actor_name,
      (extract(epoch from line.at) * 1000000)::bigint as micros
    from (
      select * from (${allLines}) as every_line
      where ${allOf([...conditionsOf(filters), ...(beyond ?? [])])}
      order by ${place} limit ${limit + 1}
    ) as line
    left join payment_attempts as attempt on attempt.id = case when line.source = 'attempt' then line.source_id::uuid end
    left join refunds as refund on refund.id = case when line.source = 'refund' and line.kind = 'out' then line.source_id::uuid end
    left join lateral (${feeOfLine}) as stated on true
    left join orders on orders.id = line.order_id
    left join riders on riders.id = line.rider_id
    left join users on users.id = line.actor_id
    order by ${place}
  `.execute(db);
  const lines = rows.slice(0, limit);
  const last = lines.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return { lines, next: isMore ? `${last.micros}-${last.source}-${last.sourceId}` : null };
}

const feeOfLine = sql`
  select nullif(sum(fee), 0)::int as fee from statement_lines
  where provider = line.place and kind = case when attempt.id is null then 'refund' else 'payment' end
    and reference_words && array_remove(array[attempt.id::text, attempt.transaction_id, attempt.provider_reference,
      refund.request_id::text, nullif(refund.reference, '')], null)`;

export type MoneySums = {
  came: number;
  givenBack: number;
  /** The part of `givenBack` that banks took in disputes that were lost. */
  takenBack: number;
  fees: number;
  owed: number;
};

/** SQL over movements of the ledger: what banks took in disputes that were lost. */
export const takenByBanks = sql`coalesce(sum(amount) filter (where source = 'dispute'), 0)::bigint`;

/** The sums of all lines that match, without test payments. */
export async function sumMoneyLines(db: Database, filters: MoneyFilters): Promise<MoneySums> {
  const sumOf = (kind: MoneyLineKind) => sql`coalesce(sum(amount) filter (where kind = ${kind}), 0)::bigint`;
  const { rows } = await sql<MoneySums>`
    select ${sumOf('in')} as came, ${sumOf('out')} as given_back, ${takenByBanks} as taken_back, ${sumOf('fee')} as fees,
      ${sumOf('owed')} as owed
    from (${allLines}) as every_line
    where not is_simulated and ${allOf(conditionsOf(filters))}
  `.execute(db);
  return rows[0] ?? { came: 0, givenBack: 0, takenBack: 0, fees: 0, owed: 0 };
}

const allLines = sql`
  select source, source_id, kind, place, order_id, rider_id, amount, is_simulated, reference, note, actor_id, at
    from money_movements
  union all
  select 'refund', refunds.id::text, 'owed', coalesce(provider, 'cash'), refunds.order_id, null, refunds.amount,
      coalesce(is_simulated, false), reference, '', null, refunds.created_at
    from refunds left join payment_attempts on payment_attempts.id = attempt_id
    where refunds.state <> 'done'`;

function conditionsOf({
  places,
  kinds,
  search = '',
  from,
  to,
  period,
  isSimulated,
}: MoneyFilters): RawBuilder<unknown>[] {
  const words = search.match(/[\p{L}\p{N}_-]+/gu) ?? [];
  return [
    ...(isSimulated === undefined ? [] : [sql`is_simulated = ${isSimulated}`]),
    ...(places === undefined ? [] : [sql`place = any(${[...places]})`]),
    ...(kinds === undefined ? [] : [sql`kind = any(${[...kinds]})`]),
    ...(from === undefined ? [] : [sql`at >= ${startOfShopDay(from)}`]),
    ...(to === undefined ? [] : [sql`at < ${endOfShopDay(to)}`]),
    ...(period === undefined ? [] : [sql`at >= ${period.from} and at < ${period.to}`]),
    ...words.map((word) => {
      const part = `%${word.replaceAll('_', '\\_')}%`;
      return sql`(reference ilike ${part} or order_id in (select id from orders where order_number ilike ${part}))`;
    }),
  ];
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
