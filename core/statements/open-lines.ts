import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import { isAllowed, type Role } from '#shared/access.ts';
import type { StatementProvider } from '#shared/statements.ts';
import { compared } from './statement-queries.ts';

type Span = { provider: StatementProvider; firstAt: Date; lastAt: Date };

/** Marks the lines of these days that differ from the books and that no one has dealt with. */
export async function noteOpenLines(db: Database, span: Span): Promise<void> {
  await sql`
    with ${compared(span)}
    update statement_lines as line set open_as = found.open_as
    from (select line_id, case when result in ('missing_here', 'differs') then result end as open_as from compared) as found
    where line.id = found.line_id and line.looked_at is null and line.open_as is distinct from found.open_as
  `.execute(db);
}

/** Compares the open lines again: those whose money became known meanwhile agree now. */
export async function compareOpenLines({ db }: Pick<Store, 'db'>): Promise<void> {
  const spans = await selectOpen(db)
    .select(({ fn }) => ['provider', fn.min('at').as('firstAt'), fn.max('at').as('lastAt')])
    .groupBy('provider')
    .$castTo<Span>()
    .execute();
  for (const span of spans) await noteOpenLines(db, span);
}

export type OpenLines = {
  count: number;
  /** Where to find the oldest of them. */
  first: { statementId: number; result: 'missing_here' | 'differs' } | null;
};

const most = 100;

/** The number of lines that wait for a person who may see statements, counted up to 100. */
export async function countOpenLines(db: Database, role: Role): Promise<OpenLines> {
  if (!isAllowed('manager', role)) return { count: 0, first: null };
  const [first] = await selectOpen(db)
    .select(['statementId', 'openAs as result'])
    .orderBy('at')
    .limit(1)
    .$castTo<NonNullable<OpenLines['first']>>()
    .execute();
  if (!first) return { count: 0, first: null };
  const { count } = await db
    .selectFrom(selectOpen(db).select('id').limit(most).as('open'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count, first };
}

function selectOpen(db: Database) {
  return db.selectFrom('statementLines').where('openAs', 'is not', null).where('lookedAt', 'is', null);
}
