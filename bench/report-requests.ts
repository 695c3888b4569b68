import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import budgets from './budgets.json' with { type: 'json' };

export type RequestRow = {
  name: string;
  ours: number;
  bare: number;
  ratio: number;
  /** The promised ratio. */
  budget: number;
  bytes: number;
};

/** Prints the table, keeps it in `results/`, and fails the run if a promise is not kept. */
export async function reportRequests(
  rows: readonly RequestRow[],
  megabytes: number,
  how: string,
): Promise<void> {
  const lines = [
    '# Requests per second beside a bare Node HTTP server',
    '',
    `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${how}. \`npm run bench\` writes this file.`,
    '',
    '| | shop /s | bare /s | ratio | at least | bytes an answer |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ name, ours, bare: other, ratio, budget, bytes }) =>
        `| ${name} | ${ours.toFixed(0)} | ${other.toFixed(0)} | ${ratio.toFixed(2)} | ${budget} | ${bytes} |`,
    ),
    '',
    `Memory of the shop and its picture process afterwards: ${megabytes} MB (at most ${budgets.megabytes}).`,
    '',
  ];
  console.info(lines.join('\n'));
  await writeFile(new URL('./results/requests.md', import.meta.url), lines.join('\n'));
  const missed = rows.filter(({ ratio, budget }) => ratio < budget).map(({ name }) => name);
  if (megabytes > budgets.megabytes) missed.push('memory');
  if (missed.length > 0) {
    console.error(`Below the budget: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
}
