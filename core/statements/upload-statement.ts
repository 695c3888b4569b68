import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import type { FileTrouble } from '#shared/catalogue-files.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import {
  neededStatementFields,
  type StatementColumns,
  type StatementProvider,
  statementFields,
  statementLimits,
  suggestColumns,
} from '#shared/statements.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { noteStatedDisputes } from './note-stated-disputes.ts';
import { noteOpenLines } from './open-lines.ts';
import {
  isStripeReport,
  type ReadLine,
  readerOfColumns,
  readerOfStripe,
  type StatementLine,
} from './statement-lines.ts';

export type UploadedStatement = {
  provider: StatementProvider;
  fileName: string;
  content: Readable;
  /** The owner's choice of columns; undefined: her last choice, or a guess from their titles. */
  columns?: StatementColumns | undefined;
};

/** The entered statement, or what the owner needs to choose its columns first. */
export type StatementUpload =
  | { statementId: number; newLines: number }
  | { titles: string[]; samples: string[][]; suggestion: StatementColumns };

type Refusal = 'FILE_MISSING' | 'FILE_TOO_LARGE' | 'STATEMENT_UNREADABLE' | 'STATEMENT_EMPTY';
type Uploading = Pick<Store, 'db' | 'clock' | 'log' | 'tableFiles'>;

/**
 * Enters the lines of a provider's statement. Lines known already, from the same file or from one about other days, are not entered
 * again. Only their fees, and what banks took, count as money in the books.
 */
export async function uploadStatement(
  store: Uploading,
  staff: Pick<CurrentUser, 'id'>,
  upload: UploadedStatement,
): Promise<Outcome<StatementUpload, Refusal>> {
  const { db, clock } = store;
  const table = await readTable(store, upload.content);
  if (table === 'tooLong') return refuse('FILE_TOO_LARGE', { limitMegabytes: statementLimits.megabytes });
  if ('trouble' in table) return refuse('STATEMENT_UNREADABLE', table);
  if (table.rows.length === 0) return refuse('FILE_MISSING');
  const [titles = [], ...rows] = table.rows.map((cells) => cells.map((cell) => cell.trim()));
  if (rows.length === 0) return refuse('STATEMENT_EMPTY');
  const { read, suggestion } = await findReader(store, upload, titles);
  if (!read) return succeed({ titles, samples: rows.slice(0, 3), suggestion });
  const lines = rows.map(read).filter((line) => line !== undefined);
  if (lines.length === 0) return refuse('STATEMENT_EMPTY');
  const skipped = rows.length - lines.length;
  // Done first: if the upload breaks off here, the owner sends it again.
  await noteStatedDisputes(store, upload.provider, lines);
  return transaction(db, async (tx) => {
    if (upload.columns) await rememberColumns(tx, upload.provider, upload.columns, clock.now());
    const times = lines.map(({ at }) => at.getTime());
    const [firstAt, lastAt] = [new Date(least(times)), new Date(-least(times.map((time) => -time)))];
    const { provider, fileName } = upload;
    const about = { provider, fileName, firstAt, lastAt, lineCount: lines.length, skippedCount: skipped };
    const { id } = await tx
      .insertInto('statements')
      .values({ ...about, actorId: staff.id, createdAt: clock.now() })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'firstAt', 'lastAt', 'lineCount'])
          .doUpdateSet({ skippedCount: skipped }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const newLines = await enterLines(tx, { statementId: id, provider, lines });
    await noteOpenLines(tx, { provider, firstAt, lastAt });
    if (newLines > 0) {
      await recordChange(tx, {
        ...{ actorId: staff.id, kind: 'money', action: 'added', at: clock.now() },
        ...{ subjectId: String(id), subjectName: fileName, after: { statementLines: newLines } },
      });
    }
    return succeed({ statementId: id, newLines });
  });
}

const least = (times: readonly number[]) => times.reduce((one, other) => Math.min(one, other));

async function readTable(
  { tableFiles }: Uploading,
  content: Readable,
): Promise<'tooLong' | { trouble: FileTrouble; value: string } | { rows: string[][] }> {
  const id = newId();
  const rows: string[][] = [];
  try {
    const limit = statementLimits.megabytes * 1024 * 1024;
    if ((await tableFiles.receive(id, content, { offset: 0, limit })) === 'tooLong') return 'tooLong';
    for await (const part of tableFiles.readTable(id)) {
      if ('trouble' in part) return part;
      rows.push(...part.rows.map(({ cells }) => cells));
    }
  } finally {
    await tableFiles.remove(id);
  }
  return { rows };
}

async function findReader(
  { db }: Uploading,
  { provider, columns }: UploadedStatement,
  titles: readonly string[],
): Promise<{ read: ReadLine | undefined; suggestion: StatementColumns }> {
  if (provider === 'stripe' && isStripeReport(titles))
    return { read: readerOfStripe(titles), suggestion: {} };
  const remembered = await db
    .selectFrom('statementColumns')
    .select('columns')
    .where('provider', '=', provider)
    .executeTakeFirst();
  const known = [columns, remembered?.columns].find((one) => one !== undefined && isComplete(one, titles));
  return {
    read: known && readerOfColumns(titles, known),
    suggestion: suggestColumns(titles),
  };
}

function isComplete(columns: StatementColumns, titles: readonly string[]): boolean {
  return (
    neededStatementFields.every((field) => columns[field] !== undefined) &&
    statementFields.every((field) => columns[field] === undefined || titles.includes(columns[field]))
  );
}

async function rememberColumns(
  tx: Store['db'],
  provider: StatementProvider,
  said: StatementColumns,
  changedAt: Date,
): Promise<void> {
  const columns = JSON.stringify(said);
  await tx
    .insertInto('statementColumns')
    .values({ provider, columns, changedAt })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ columns, changedAt }))
    .execute();
}

async function enterLines(
  tx: Store['db'],
  {
    statementId,
    provider,
    lines,
  }: { statementId: number; provider: StatementProvider; lines: StatementLine[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into statement_lines (statement_id, provider, key, kind, reference_words, reference, amount, fee, at)
    select ${statementId}, ${provider}, key, kind, array(select jsonb_array_elements_text(words)), reference, amount, fee, at
    from jsonb_to_recordset(${JSON.stringify(lines.map(({ referenceWords: words, ...line }) => ({ ...line, words })))}::jsonb)
      as line (key text, kind text, words jsonb, reference text, amount integer, fee integer, at timestamptz)
    on conflict (provider, key) do nothing
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}
