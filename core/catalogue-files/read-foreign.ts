import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '#db/client.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import { type ColumnMeaning, type FileMapping, firstOffered } from '#shared/foreign-columns.ts';
import { readText } from './cell-text.ts';
import {
  cellsOfRow,
  type ForeignColumns,
  keysOf,
  mostOfGroup,
  type OwnRow,
  type Parents,
  readGroup,
  readNamed,
} from './foreign-rows.ts';
import { cutTo } from './foreign-values.ts';
import type { Shelves } from './place-in-shelves.ts';
import { recogniseColumns } from './recognise-columns.ts';
import { plainTitle, withoutEmptyEnd } from './table-columns.ts';
import type { TablePart, TableRow } from './table-files.ts';

const longestSample = 80;

/** The key that all files with these titles share. */
export function keyOfTitles(titles: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(titles.map(plainTitle)))
    .digest('hex');
}

/** What the columns mean: as the owner chose for the last file with the same titles, or else as their titles suggest. */
export async function guessMapping(db: Database, first: readonly string[]): Promise<FileMapping> {
  const titles = withoutEmptyEnd(first).map((title) => title.trim());
  const guess = recogniseColumns(titles);
  const before = await db
    .selectFrom('imports')
    .select('mapping')
    .where('titlesKey', '=', keyOfTitles(titles))
    .where('mapping', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(10)
    .execute();
  const known = before.map(({ mapping }) => mapping).find((mapping) => mapping?.isChosen);
  return {
    ...{ source: guess.source, titles, samples: titles.map(() => []), isChosen: false },
    ...(known?.meanings.length === titles.length ? remember(known, guess.meanings) : guess),
    unit: known?.unit ?? '',
    pieces: known?.pieces ?? null,
  };
}

/**
 * Reuses the owner's earlier choice. A column that she skipped is taken if its meaning is one that the shop did not offer then.
 */
function remember(
  { meanings, offered = firstOffered }: FileMapping,
  guessed: readonly ColumnMeaning[],
): Pick<FileMapping, 'meanings' | 'newColumns'> {
  const newColumns = guessed.flatMap((guess, index) =>
    meanings[index] === 'skip' && !offered.includes(guess) ? index : [],
  );
  return {
    meanings: meanings.map((said, index) => (newColumns.includes(index) ? (guessed[index] ?? said) : said)),
    newColumns,
  };
}

/** Adds values to each column's samples, without repeating any. */
export function addSamples({ samples }: FileMapping, rows: readonly TableRow[]): void {
  for (const { cells } of rows) {
    for (const [index, known] of samples.entries()) {
      const text = cutTo(readText(cells[index] ?? '').replace(/\s+/g, ' '), longestSample);
      if (text !== '' && known.length < importLimits.samples && !known.includes(text)) known.push(text);
    }
  }
}

type Parts = () => AsyncIterable<TablePart>;
export type OwnPart = { rows: OwnRow[] } | Exclude<TablePart, { rows: TableRow[] }>;

/**
 * Turns the file's rows into rows of our own. The table is read twice if variants name their product, which may come after
 * them.
 */
export async function* translate(
  columns: ForeignColumns,
  parts: Parts,
  shelves: Shelves,
): AsyncGenerator<OwnPart> {
  const breathe = pauses();
  const namesParents = columns.meanings.includes('parent') && columns.meanings.includes('kind');
  const parents = namesParents ? await findParents(columns, parts(), breathe) : undefined;
  let isFirst = true;
  let group: ReturnType<typeof cellsOfRow>[] = [];
  let rows: OwnRow[] = [];
  async function endGroup(): Promise<void> {
    for (const own of readGroup(columns, group, shelves)) {
      rows.push(own);
      await breathe();
    }
    group = [];
  }
  for await (const part of parts()) {
    if ('trouble' in part) {
      yield part;
      return;
    }
    for (const row of isFirst ? part.rows.slice(1) : part.rows) {
      await breathe();
      const cells = cellsOfRow(columns, row);
      if (parents) {
        rows.push(...readNamed(columns, cells, parents, shelves));
        continue;
      }
      const key = cells.get('group').toLowerCase();
      if (group.length > 0 && (key === '' || key !== group[0]?.get('group').toLowerCase())) await endGroup();
      // One row beyond the limit shows that the group is too long; further ones are not kept in memory.
      if (group.length <= mostOfGroup) group.push(cells);
    }
    isFirst = false;
    yield { rows };
    rows = [];
  }
  await endGroup();
  yield { rows };
}

async function findParents(
  columns: ForeignColumns,
  parts: AsyncIterable<TablePart>,
  breathe: () => Promise<void>,
): Promise<Parents> {
  const parents: Parents = { byKey: new Map(), named: new Set() };
  let isFirst = true;
  for await (const part of parts) {
    if ('trouble' in part) return parents;
    for (const row of isFirst ? part.rows.slice(1) : part.rows) {
      await breathe();
      const cells = cellsOfRow(columns, row);
      if (/\bvariation\b/i.test(cells.get('kind'))) parents.named.add(cells.get('parent').toLowerCase());
      else if (/\bvariable\b/i.test(cells.get('kind')))
        for (const key of keysOf(cells)) parents.byKey.set(key, cells);
    }
    isFirst = false;
  }
  return parents;
}

const longestWorkMs = 20;

/** Lets the shop answer its visitors between two rows: the same process serves both. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestWorkMs) return;
    await setImmediate();
    since = performance.now();
  };
}
