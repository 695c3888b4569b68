import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import budgets from './budgets.json' with { type: 'json' };

export type OrderRow = { name: string; order: number; plain: number };

/** Prints the table, keeps it in `results/`, and fails the run where a promise is not kept. */
export async function reportOrders(rows: readonly OrderRow[], rowsAnOrder: number): Promise<void> {
  const lines = [
    '# Orders beside transactions that write as many rows',
    '',
    `Node ${process.version}, ${cpus().length} cores, ${rowsAnOrder} rows an order, PostgreSQL that writes to disk at commit, medians of 5. \`npm run bench\` writes this file.`,
    '',
    '| | orders /s | plain /s | ratio | at least |',
    '|---|--:|--:|--:|--:|',
    ...rows.map(
      ({ name, order, plain }) =>
        `| ${name} | ${order.toFixed(0)} | ${plain.toFixed(0)} | ${(order / plain).toFixed(2)} | ${budgets.order} |`,
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
