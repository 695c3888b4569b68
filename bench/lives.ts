import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

// Random lives of orders, many in one shop at once: `npm run bench:lives -- 10000 [--processes 3] [--seed 7]`. Each process has a shop of
// its own. It fails at the first life after which the books of the shop, its providers and the till do not agree.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const lives = Number(positionals[0] ?? 10_000);
const processes = Number(values.processes);
const began = Date.now();
const codes = await Promise.all(
  Array.from({ length: processes }, async (_, index) => {
    const env = {
      ...process.env,
      LIVES: String(Math.ceil(lives / processes)),
      LIVES_SEED: String(Number(values.seed) + index),
    };
    const child = spawn('vitest', ['run', 'tests/lives', '--reporter=dot'], { env, stdio: 'inherit' });
    const [code]: unknown[] = await once(child, 'exit');
    return code;
  }),
);
const seconds = Math.round((Date.now() - began) / 1000);
const isGood = codes.every((code) => code === 0);
console.log(
  `${lives} lives from seed ${values.seed} in ${seconds} s: ${isGood ? 'all books equal' : 'not equal, see above'}`,
);
process.exit(isGood ? 0 : 1);
