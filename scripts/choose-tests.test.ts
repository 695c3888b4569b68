import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chooseTests } from './choose-tests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a name chooses the unit and the browser files that have it in their path', async () => {
  const { unit, browser, isFull } = await chooseTests(root, ['paying', 'shared/money']);
  expect(unit).toEqual(['shared/money.test.ts']);
  expect(browser).toEqual(['tests/e2e/paying.spec.ts']);
  expect(isFull).toBe(false);
});

test('a file of the long matrices makes it a full run', async () => {
  expect(await chooseTests(root, ['slow-network'])).toEqual({
    unit: [],
    browser: ['tests/full/slow-network.spec.ts'],
    isFull: true,
  });
});

test('a name that no file has chooses nothing', async () => {
  expect(await chooseTests(root, ['no-such-file'])).toEqual({ unit: [], browser: [], isFull: false });
});
