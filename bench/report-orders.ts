import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import budgets from './budgets.json' with { type: 'json' };

/**
 * Transactions a second: orders by one process and by one per core, and `plain` ones made by Node; `pgbench` is undefined if the machine
 * does not have it.
 */
export type OrderRow = {
  name: string;
  order: number;
  plain: number;
  shared: number;
  pgbench: number | undefined;
};

/** Prints the table, keeps it in `results/`, and fails the run if a promise is not kept. */
export async function reportOrders(
  rows: readonly OrderRow[],
  { rowsAnOrder, processes }: { rowsAnOrder: number; processes: number },
): Promise<void> {
  const lines = [
    '# Orders beside transactions that write as many rows',
    '',
    `Node ${process.version}, ${cpus().length} cores, ${rowsAnOrder} rows an order, PostgreSQL that writes to disk at commit, medians of 5. \`npm run bench\` writes this file.`,
    '',
    `| | orders /s | plain, from Node /s | ratio | at least | pgbench /s | ratio | orders /s of ${processes} processes | to pgbench |`,
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ name, order, plain, shared, pgbench }) =>
        `| ${name} | ${order.toFixed(0)} | ${beside(order, plain)} | ${budgets.order} | ${beside(order, pgbench)} | ${shared.toFixed(0)} | ${ratioOf(shared, pgbench)} |`,
    ),
    '',
  ];
  console.info(lines.join('\n'));
  await writeFile(new URL('./results/orders.md', import.meta.url), lines.join('\n'));
  if (rows.some(({ order, plain }) => order / plain < budgets.order)) {
    console.error('Below the budget: orders');
    process.exitCode = 1;
  }
}

function beside(order: number, baseline: number | undefined): string {
  return `${baseline?.toFixed(0) ?? '–'} | ${ratioOf(order, baseline)}`;
}

function ratioOf(order: number, baseline: number | undefined): string {
  return baseline === undefined ? '–' : (order / baseline).toFixed(2);
}
