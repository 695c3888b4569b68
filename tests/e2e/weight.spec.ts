import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '#tests/support/e2e.ts';
import { budgets, journeyBudget } from '../../bench/browser/budgets.ts';

const program = fileURLToPath(new URL('../../bench/weigh.ts', import.meta.url));
const pages = ['home', 'product', 'listing', 'search'] as const;

// Uses the demo catalogue in a separate shop, because in the shop of these tests a page grows with what other tests add.
test('a first visit and a first journey stay within their budgets of bytes, files and elements', async () => {
  // Starts a shop with the demo's catalogue.
  test.slow();
  const { stdout } = await promisify(execFile)('node', [program, '--json'], {
    env: { ...process.env, TEST_SHOP_PORT: undefined, TEST_DATABASE_URL: undefined },
  });
  const weights = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{') + 1));
  for (const name of pages) {
    const weight = flat(weights[name]);
    expect.soft(weight['scripts.files'], name).toBeGreaterThan(2);
    for (const [what, most] of Object.entries(flat(budgets[name]))) {
      expect.soft(weight[what], `${what} of ${name}`).toBeLessThanOrEqual(most);
    }
  }
  const journey = flat(weights.journey);
  expect.soft(journey.firstJourneyBytes).toBeGreaterThan(100_000);
  for (const [what, most] of Object.entries(flat(journeyBudget))) {
    expect.soft(journey[what], what).toBeLessThanOrEqual(most);
  }
});

type Numbers = { readonly [name: string]: number | Numbers };

/** `{ scripts: { files: 6 } }` as `{ 'scripts.files': 6 }`. */
function flat(numbers: Numbers, path = ''): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([name, value]) =>
      typeof value === 'number' ? [[path + name, value]] : Object.entries(flat(value, `${path}${name}.`)),
    ),
  );
}
