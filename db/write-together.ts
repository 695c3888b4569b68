import { type RawBuilder, sql } from 'kysely';
import { prepared } from './prepared.ts';
import { ChangedMeanwhile, type Transaction } from './transaction.ts';

/** A statement that writes and returns its rows; a later one may read an earlier one's rows by its name. */
export type Write<Row = unknown> = {
  name: string;
  statement: RawBuilder<Row>;
  /** The expected number of rows; any other number aborts the transaction. */
  rows: number;
  /** The statement writes only rows that have not changed since they were read without a lock; if one has, the transaction starts again. */
  mayHaveChanged?: boolean;
};

/**
 * Runs several writes in one round trip and returns the row of the first. All of them see the database as it was
 * before, and references are checked after the last.
 */
export async function writeTogether<Row>(
  tx: Transaction,
  first: Write<Row>,
  others: readonly Write[],
): Promise<Row> {
  const writes = [first, ...others];
  const parts = writes.map(({ name, statement }) => sql`${sql.ref(name)} as (${statement})`);
  const counts = writes.map(
    ({ name }) => sql`(select count(*) from ${sql.table(name)}) as ${sql.ref(`${name}Rows`)}`,
  );
  const { rows } = await sql<Row & Record<string, unknown>>`${prepared} with ${sql.join(parts)}
    select ${sql.table(first.name)}.*, ${sql.join(counts)} from ${sql.table(first.name)}`.execute(tx);
  const [answer] = rows;
  if (answer === undefined) throw new Error(`${first.name}: nothing was written.`);
  for (const { name, rows: expected, mayHaveChanged } of writes) {
    const written = answer[`${name}Rows`];
    if (written === expected) continue;
    const problem = `${name}: ${written} rows were written instead of ${expected}.`;
    throw mayHaveChanged ? new ChangedMeanwhile(problem) : new Error(problem);
  }
  return answer;
}
