import type { Proof, Proofs } from './proof.ts';
import type { TestRun } from './run-results.ts';
import type { SpecificationRow } from './specification-rows.ts';
import { showsTitle } from './test-titles.ts';

/** `named`: tests are listed for the row, but not all of them ran and passed. */
export type RowState = 'proven' | 'named' | 'open' | 'silent';

export function stateOfRow(row: SpecificationRow, proofs: Proofs, runs: readonly TestRun[]): RowState {
  const named = proofs[row.id] ?? [];
  if (named.length === 0) return row.isSilent ? 'silent' : 'open';
  return named.every((proof) => hasPassed(proof, runs)) ? 'proven' : 'named';
}

/** A test inside a loop runs several times: all of its runs must pass, and there must be at least one. */
function hasPassed(proof: Proof, runs: readonly TestRun[]): boolean {
  const outcomes = runs
    .filter((run) => run.file === proof.file && showsTitle(proof.title, run.title))
    .map((run) => run.outcome);
  return outcomes.includes('passed') && !outcomes.includes('failed');
}
