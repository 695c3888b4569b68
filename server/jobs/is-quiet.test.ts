import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isQuiet } from './is-quiet.ts';

/** Keeps the process as busy as answering shoppers does, until stopped. */
function keepBusy(): () => void {
  let isOn = true;
  const work = () => {
    const until = performance.now() + 20;
    while (performance.now() < until);
    if (isOn) setImmediate(work);
  };
  setImmediate(work);
  return () => {
    isOn = false;
  };
}

test('a shop that serves shoppers is not quiet, and is again when they have gone', async () => {
  const stop = keepBusy();
  await delay(100);
  expect(await isQuiet()).toBe(false);
  stop();
  await delay(100);
  await expect.poll(() => isQuiet(), { timeout: 10_000 }).toBe(true);
});
