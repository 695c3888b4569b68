import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { closingIssue, reachedIssue } from './closing-issues.ts';
import { proofs } from './proofs.ts';
import { type RowState, stateOfRow } from './row-states.ts';
import { readTestRuns } from './run-results.ts';
import { readSpecificationRows, type SpecificationRow } from './specification-rows.ts';

type JudgedRow = SpecificationRow & { readonly state: RowState };

const root = resolve(import.meta.dirname, '../..');

/** Writes test-results/traceability.md and returns the last line of a test run's output. */
export function reportTraceability(): string {
  const runs = readTestRuns(root);
  const rows = readSpecificationRows().map((row) => ({ ...row, state: stateOfRow(row, proofs, runs) }));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/traceability.md'), traceabilityPage(rows));
  return summaryLine(rows);
}

export function summaryLine(rows: readonly JudgedRow[]): string {
  const demanding = rows.filter((row) => row.state !== 'silent');
  const proven = inState(rows, 'proven').length;
  const named = inState(rows, 'named').length;
  const open = inState(rows, 'open');
  const openNow = open.filter((row) => closingIssue(row.id) <= reachedIssue).length;
  return (
    `Specification: ${proven} of ${demanding.length} rows proven by tests that ran and passed, ` +
    `${named} named but not passed, ${open.length} open (${openNow} here, ${open.length - openNow} in later issues)`
  );
}

export function traceabilityPage(rows: readonly JudgedRow[]): string {
  return [
    '# The specification, row by row',
    summaryLine(rows),
    '## Named, but not every test ran and passed',
    ...listed(inState(rows, 'named')),
    '## Open',
    ...listed(inState(rows, 'open')),
    '## Proven',
    ...listed(inState(rows, 'proven')),
    '## Silent: the specification says only that it does not show this',
    ...listed(inState(rows, 'silent')),
    '',
  ].join('\n\n');
}

function inState(rows: readonly JudgedRow[], state: RowState): JudgedRow[] {
  return rows.filter((row) => row.state === state);
}

function listed(rows: readonly JudgedRow[]): string[] {
  const lines = rows.map((row) => `- \`${row.id}\` (issue ${closingIssue(row.id)}): ${row.text}`);
  return lines.length === 0 ? ['None.'] : [lines.join('\n')];
}

if (import.meta.main) console.log(reportTraceability());
