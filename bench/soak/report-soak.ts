import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import type { Tally } from './tally.ts';

export type Found = {
  tally: Tally;
  /** Orders that were acknowledged but are not in the database. */
  lost: string[];
  placed: number;
  /** The number of products whose stock differs from their stock movements. */
  wrongStock: number;
  /** How often the shop was started. */
  lives: number;
};

/**
 * The memory that the system gives a process varies with V8's collections, and caches fill at first. So from the second third of the
 * longest life to the last third it may grow by a tenth, and so may what is left after a collection from the first measurement to the last.
 */
const mostGrowth = 1.1;

/** Prints the findings, keeps them in `results/`, and fails if an order is lost or doubled, stock is wrong, or memory grows. */
export async function reportSoak(
  { tally, lost, placed, wrongStock, lives }: Found,
  { minutes, shoppers }: { minutes: number; shoppers: number },
): Promise<void> {
  const memory = readMemory(tally);
  const doubled = placed - tally.acknowledged.size;
  const lines = [
    '# Half an hour of shopping and desk work, with accidents',
    '',
    `Node ${process.version}, ${cpus().length} cores (load ${loadavg()[1]?.toFixed(0)} over the last five minutes), ${minutes} minutes, ${shoppers} shoppers who do not think and one person at the desk, the shop's own PostgreSQL.`,
    'The shop is started again a second after it ends, as systemd does it. `npm run bench:soak` writes this file.',
    '',
    '| | |',
    '|---|--:|',
    `| orders acknowledged | ${tally.acknowledged.size} |`,
    `| of them lost | ${lost.length} |`,
    `| orders in the database that no shopper was answered about | ${doubled} |`,
    `| products whose stock is not the sum of its ledger | ${wrongStock} |`,
    `| starts of the shop | ${lives} |`,
    `| memory of shop and picture process in its longest life, first third, median | ${memory.first} MB |`,
    `| the same, second third | ${memory.second} MB |`,
    `| the same, last third | ${memory.last} MB |`,
    `| its largest | ${memory.most} MB |`,
    '',
    "| minute | objects after a collection | buffers after it | the shop's process before it |",
    '|--:|--:|--:|--:|',
    ...tally.held.map(
      ({ part, ...held }) =>
        `| ${part} | ${held.heap.toFixed(1)} MB | ${held.buffers.toFixed(1)} MB | ${held.taken.toFixed(0)} MB |`,
    ),
    '',
    '| accident | at minute | orders during it | from its end to the next order asked for |',
    '|---|--:|--:|--:|',
    ...tally.disturbances.map((disturbance) => {
      const { during, soldAfterMs } = tally.after(disturbance);
      const minute = ((disturbance.at - tally.startedAt) / 60_000).toFixed(1);
      const after = soldAfterMs === undefined ? 'never' : `${(soldAfterMs / 1_000).toFixed(1)} s`;
      return `| ${disturbance.kind} | ${minute} | ${during} | ${after} |`;
    }),
    '',
    '| answers | |',
    '|---|--:|',
    ...[...tally.answers].toSorted().map(([kind, count]) => `| ${kind} | ${count} |`),
    '',
    ...(tally.odd.length > 0 ? ['Answers 500:', '', ...tally.odd.map((line) => `- ${line}`), ''] : []),
  ];
  console.info(lines.join('\n'));
  await writeFile(new URL('../results/soak.md', import.meta.url), lines.join('\n'));
  const [firstLook, lastLook] = [tally.held.at(0), tally.held.at(-1)];
  const areObjectsFlat = firstLook && lastLook && lastLook.heap <= firstLook.heap * mostGrowth;
  const isFlat = areObjectsFlat && memory.last <= memory.second * mostGrowth;
  if (lost.length > 0 || doubled !== 0 || wrongStock > 0 || !isFlat) {
    console.error('The soak has failed: see the table above.');
    process.exitCode = 1;
  }
}

function readMemory({ memory }: Tally): Record<'first' | 'second' | 'last' | 'most', number> {
  const lives = Object.values(Object.groupBy(memory, ({ life }) => life)).map((samples = []) =>
    samples.map(({ megabytes }) => megabytes).filter((megabytes) => megabytes > 0),
  );
  const longest = lives.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const third = Math.floor(longest.length / 3);
  return {
    first: median(longest.slice(0, third)),
    second: median(longest.slice(third, -third)),
    last: median(longest.slice(-third)),
    most: Math.max(...longest),
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
