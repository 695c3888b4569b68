import { sql } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '#db/client.ts';

export type Statement = { text: string; parameters: readonly unknown[] };

/** Every statement this process sends to PostgreSQL while `work` runs. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([asked, parameters]: unknown[]) => statementOf(asked, parameters));
  } finally {
    query.mockRestore();
  }
}

/** A prepared statement comes as one object (db/prepared.ts). */
function statementOf(asked: unknown, parameters: unknown): Statement {
  if (typeof asked === 'object' && asked !== null && 'text' in asked && 'values' in asked) {
    return statementOf(asked.text, asked.values);
  }
  return { text: String(asked), parameters: Array.isArray(parameters) ? parameters : [] };
}

/** PostgreSQL's plan for a statement, as text. */
export async function explain(db: Database, { text, parameters }: Statement): Promise<string> {
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => parameters[Number(number) - 1]);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.join(
    parts.flatMap((part, index) =>
      index < order.length ? [sql.raw(part), sql`${order[index]}`] : [sql.raw(part)],
    ),
    sql``,
  )}`.execute(db);
  return rows.map((row) => Object.values(row).join()).join('\n');
}

/** PostgreSQL's plan for a prepared statement once it keeps one plan for all parameters. */
export async function explainGeneric(db: Database, text: string): Promise<string> {
  const { rows } = await sql<{ queryPlan: string }>`explain (generic_plan) ${sql.raw(text)}`.execute(db);
  return rows.map((row) => Object.values(row).join()).join('\n');
}
