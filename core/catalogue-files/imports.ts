import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import {
  type fileTroubles,
  type ImportState,
  importLimits,
  rowProblems,
  type WorkTrouble,
} from '#shared/catalogue-files.ts';
import type { FileMapping, NewShelf } from '#shared/foreign-columns.ts';
import { isProductField } from '#shared/product-fields.ts';
import type { Store } from '../store.ts';
import type { FoundProblem } from './read-row.ts';

/** A shelf to be added, with the French names of what the shop has of it already. */
export type NamedShelf = NewShelf & { categoryFr: string | null; subCategoryFr: string | null };

/** An import: a file on its way into the catalogue, or its final state. */
export type Import = {
  id: string;
  state: ImportState;
  fileName: string;
  failure: { code: (typeof fileTroubles)[number]; value: string } | null;
  sizeBytes: number;
  /** Bytes received so far. */
  received?: number;
  /** The failure of the last try. */
  trouble: WorkTrouble | null;
  /** All automatic tries failed: an owner has to decide. */
  isStopped: boolean;
  rowCount: number;
  position: number;
  createdCount: number;
  updatedCount: number;
  unchangedCount: number;
  faultyCount: number;
  problemCount: number;
  /** True if the columns are those of another program, and the owner has chosen what they mean. */
  isMapped: boolean;
  newShelves: NamedShelf[];
  /** Until then the import can be undone as a whole. */
  undoableUntil: Date | null;
  undoneCount: number;
  keptCount: number;
  actorName: string;
  createdAt: Date;
  changedAt: Date;
};

/** The job has work to do in these states, until it gives up. */
export const workedOnStates = [
  'reading',
  'checking',
  'applying',
  'undoing',
] as const satisfies readonly ImportState[];

export function isWorkedOn(state: string): boolean {
  return workedOnStates.some((known) => known === state);
}

export type ImportProblem = FoundProblem & { row: number };
export type KeptProblem = ImportProblem & { id: number };

export async function findImport(db: Database, id: string): Promise<Import | undefined> {
  const row = await imports(db).where('id', '=', id).executeTakeFirst();
  return row && toImport(row);
}

export async function getImport(db: Database, id: string): Promise<Import> {
  return toImport(await imports(db).where('id', '=', id).executeTakeFirstOrThrow());
}

/** What the columns of another program's file mean; null for a file with our own columns. */
export async function getMapping(db: Database, id: string): Promise<FileMapping | null> {
  const { mapping } = await db
    .selectFrom('imports')
    .select('mapping')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return mapping;
}

/** The import with the number of bytes received so far. */
export async function withReceived(
  { tableFiles }: Pick<Store, 'tableFiles'>,
  known: Import,
): Promise<Import> {
  if (known.state !== 'receiving') return known;
  return { ...known, received: await tableFiles.countReceived(known.id) };
}

/** One page of imports, newest first. */
export async function listImports(
  { db, tableFiles }: Pick<Store, 'db' | 'tableFiles'>,
  { page, limit }: { page: number; limit: number },
): Promise<{ imports: Import[]; totalCount: number }> {
  const [rows, { count }] = await Promise.all([
    imports(db)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('imports')
      .select((fields) => fields.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const found = rows.map((row) => withReceived({ tableFiles }, toImport(row)));
  return { imports: await Promise.all(found), totalCount: count };
}

/** The stored problems, in the order of the file. */
export async function listProblems(
  db: Database,
  { importId, page, limit }: { importId: string; page: number; limit: number },
): Promise<{ problems: KeptProblem[]; totalCount: number }> {
  const ofImport = db.selectFrom('importProblems').where('importId', '=', importId);
  const [rows, { count }] = await Promise.all([
    ofImport
      .select(['id', 'rowNumber', 'field', 'code', 'value'])
      .orderBy('rowNumber')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    ofImport.select((fields) => fields.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { problems: rows.map(toProblem), totalCount: count };
}

function imports(db: Database) {
  return db
    .selectFrom('imports')
    .select([
      ...([
        'id',
        'state',
        'fileName',
        'failure',
        'failureValue',
        'sizeBytes',
        'rowCount',
        'position',
      ] as const),
      ...(['createdCount', 'updatedCount', 'unchangedCount', 'faultyCount', 'problemCount'] as const),
      ...(['doneAt', 'undoneCount', 'keptCount'] as const),
      ...(['trouble', 'dueAt'] as const),
      ...(['actorName', 'createdAt', 'changedAt'] as const),
      sql<boolean>`coalesce((mapping ->> 'isChosen')::boolean, false)`.as('isMapped'),
      namedShelves.as('newShelves'),
    ]);
}

const namedShelves = sql<NamedShelf[]>`(
  select coalesce(
    jsonb_agg(
      shelf || jsonb_build_object(
        'categoryFr', (select name_fr from categories where lower(name) = lower(shelf ->> 'category')),
        'subCategoryFr', (select name_fr from sub_categories where lower(name) = lower(shelf ->> 'subCategory'))
      ) order by place
    ),
    '[]'
  )
  from jsonb_array_elements(new_shelves) with ordinality as each (shelf, place)
)`;

type ImportRow = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number];

function toImport({ failure, failureValue, trouble, dueAt, doneAt, ...row }: ImportRow): Import {
  const isStopped = dueAt === null && isWorkedOn(row.state);
  return {
    ...row,
    failure: failure && { code: failure, value: failureValue },
    // A try that ended the process could not record why.
    trouble: trouble ?? (isStopped ? 'shopFailed' : null),
    isStopped,
    undoableUntil: row.state === 'done' && doneAt !== null ? undoEnd(doneAt) : null,
  };
}

export function undoEnd(doneAt: Date): Date {
  return new Date(doneAt.getTime() + importLimits.hoursToUndo * 3_600_000);
}

function toProblem(row: {
  id: number;
  rowNumber: number;
  field: string;
  code: string;
  value: string;
}): KeptProblem {
  return {
    id: row.id,
    row: row.rowNumber,
    field: isProductField(row.field) ? row.field : '',
    code: rowProblems.find((known) => known === row.code) ?? 'characters',
    value: row.value,
  };
}
