import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { StatementLineKind, StatementProvider, StatementResult } from '#shared/statements.ts';

export type Statement = {
  id: number;
  provider: StatementProvider;
  fileName: string;
  firstAt: Date;
  lastAt: Date;
  skippedCount: number;
  actorName: string | null;
  createdAt: Date;
};

/** The statements, newest first. */
export function listStatements(db: Database, { limit }: { limit: number }): Promise<Statement[]> {
  return selectStatements(db).orderBy('statements.id', 'desc').limit(limit).execute();
}

export function findStatement(db: Database, id: number): Promise<Statement | undefined> {
  return selectStatements(db).where('statements.id', '=', id).executeTakeFirst();
}

function selectStatements(db: Database) {
  return db
    .selectFrom('statements')
    .leftJoin('users', 'users.id', 'statements.actorId')
    .select(['statements.id', 'statements.provider', 'fileName', 'firstAt', 'lastAt', 'skippedCount'])
    .select(['users.name as actorName', 'statements.createdAt']);
}

/** A line of the statement, a movement of the books, or both if they are about the same money. */
export type ComparedLine = {
  /** The id of the statement's line; null if it has none. */
  lineId: number | null;
  result: StatementResult;
  kind: StatementLineKind;
  at: Date;
  reference: string;
  /** The amount in the statement; null if it has no line. */
  stated: number | null;
  /** The amount in the books; null if they have none. */
  known: number | null;
  fee: number;
  orderId: string | null;
  orderNumber: string | null;
  /** The note of the person who looked at the line; null if no one has. */
  lookNote: string | null;
};

export type StatementSum = {
  result: StatementResult;
  count: number;
  open: number;
  stated: number;
  known: number;
  fees: number;
};

/** The number and the sums of the lines for each result of the comparison. */
export async function sumStatement(db: Database, statement: Statement): Promise<StatementSum[]> {
  const { rows } = await sql<StatementSum>`
    with ${compared(statement)}
    select result, count(*)::int as count, count(*) filter (where looked_at is null)::int as open,
      coalesce(sum(stated), 0) as stated, coalesce(sum(known), 0) as known, coalesce(sum(fee), 0) as fees
    from compared group by result
  `.execute(db);
  return rows;
}

export async function listCompared(
  db: Database,
  statement: Statement,
  { result, page, limit }: { result: StatementResult; page: number; limit: number },
): Promise<ComparedLine[]> {
  const { rows } = await sql<ComparedLine>`
    with ${compared(statement)}
    select line_id, result, kind, compared.at, reference, stated, known, fee, order_id, order_number,
      case when looked_at is null then null else look_note end as look_note
    from compared left join orders on orders.id = order_id
    where result = ${result}
    order by compared.at, reference limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return rows;
}

/**
 * SQL: compares the lines with the movements of the statement's days. A payment is matched by the provider's number or ours; by the order's
 * number only if the amount is the same. Each movement has one line. A line whose attempt has received no money still leads to its order.
 */
export function compared({ provider, firstAt, lastAt }: Pick<Statement, 'provider' | 'firstAt' | 'lastAt'>) {
  return sql`line as (
      select * from statement_lines where provider = ${provider} and at >= ${firstAt} and at <= ${lastAt}
    ), movement as (
      select 'payment' as kind, id::text as id, order_id, received_amount as amount, received_at as at,
          array_remove(array[id::text, transaction_id, provider_reference], null) as words
        from payment_attempts where provider = ${provider}
      union all
      select 'refund', refunds.id::text, refunds.order_id, case when done_at is not null then refunds.amount end, done_at,
          array_remove(array[refunds.request_id::text, nullif(refunds.reference, '')], null)
        from refunds join payment_attempts on payment_attempts.id = attempt_id
        where provider = ${provider} and not is_paid_in_cash and not is_paid_elsewhere
    ), pair as (
      select line.id as line_id, movement.id, 1 as rank
        from (select id, provider, kind, unnest(reference_words) as word from statement_lines
          where provider = ${provider} and kind in ('payment', 'refund')) as line
        join (select kind, id, unnest(words) as word from movement) as movement using (kind, word)
      union all
      select line.id, movement.id, 2
        from (select id, kind, amount, unnest(reference_words) as word from statement_lines
          where provider = ${provider} and kind in ('payment', 'refund')) as line
        join orders on orders.order_number = line.word
        join movement on movement.order_id = orders.id and movement.kind = line.kind and movement.amount = line.amount
    ), best as (
      select distinct on (line_id) line_id, id from (
        select distinct on (id) line_id, id, rank from pair order by id, rank, line_id
      ) as one order by line_id, rank, id
    ), compared as (
      select line.id as line_id, line.kind, line.at, line.reference, line.amount as stated, movement.amount as known, line.fee,
        movement.order_id, line.looked_at, line.look_note,
        case when line.kind in ('fee', 'other') then 'other'
          when movement.amount is null then 'missing_here'
          when movement.amount <> line.amount then 'differs'
          else 'matched' end as result
        from line left join best on best.line_id = line.id
        left join movement on movement.id = best.id and movement.kind = line.kind
      union all
      select null, movement.kind, movement.at, coalesce(movement.words[2], movement.words[1]), null, movement.amount, 0,
        movement.order_id, null, '', 'missing_there'
        from movement
        where movement.amount is not null and movement.at >= ${firstAt} and movement.at <= ${lastAt}
          and not exists (select from best where best.id = movement.id)
    )`;
}
