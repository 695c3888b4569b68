import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import budgets from './budgets.json' with { type: 'json' };
import type { Latencies } from './latencies.ts';

/** `ratio`: how many primary-key reads a page of the list costs. */
export type CatalogueRow = { name: string; isSearch: boolean; ratio: number };

export type SizeFound = { products: number; rows: readonly CatalogueRow[]; typed: Latencies };

/** The promises hold for catalogues up to this size. */
const mostPromised = 100_000;

/** Prints the table, keeps it in `results/`, and fails the run if a search costs more than promised. */
export async function reportCatalogue(found: readonly SizeFound[]): Promise<void> {
  const names = found[0]?.rows.map(({ name, isSearch }) => ({ name, isSearch })) ?? [];
  const ratioOf = ({ rows }: SizeFound, name: string) => rows.find((row) => row.name === name)?.ratio ?? 0;
  const lines = [
    '# Lists and searches, in primary-key reads',
    '',
    `Node ${process.version}, ${cpus().length} cores, medians of 5 rounds, reads and lists in turn; the catalogue changes before each round of a search. \`npm run bench\` writes this file.`,
    '',
    `| products | ${found.map(({ products }) => products.toLocaleString('en')).join(' | ')} | at most |`,
    `|---|${'--:|'.repeat(found.length + 1)}`,
    ...names.map(
      ({ name, isSearch }) =>
        `| ${name} | ${found.map((size) => ratioOf(size, name).toFixed(1)).join(' | ')} | ${isSearch ? budgets.searchReads : ''} |`,
    ),
    `| typed letter by letter, p50 ms | ${found.map(({ typed }) => typed.p50.toFixed(1)).join(' | ')} | |`,
    `| typed letter by letter, p99 ms | ${found.map(({ typed }) => typed.p99.toFixed(1)).join(' | ')} | ${budgets.typedP99Ms} |`,
    '',
  ];
  console.info(lines.join('\n'));
  await writeFile(new URL('./results/catalogue.md', import.meta.url), lines.join('\n'));
  const promised = found.filter(({ products }) => products <= mostPromised);
  const missed = names
    .filter(
      ({ name, isSearch }) => isSearch && promised.some((size) => ratioOf(size, name) > budgets.searchReads),
    )
    .map(({ name }) => name);
  if (promised.some(({ typed }) => typed.p99 > budgets.typedP99Ms)) missed.push('typed letter by letter');
  if (missed.length > 0) {
    console.error(`Dearer than promised: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
}
