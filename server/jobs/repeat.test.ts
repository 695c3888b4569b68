import { expect, test } from 'vitest';
import { pauseAfter, repeat } from './repeat.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('a job goes on after a round that failed, and says so', async () => {
  const errors: object[] = [];
  let rounds = 0;
  const job = repeat(
    { ...silent, error: (facts) => void errors.push(facts) },
    {
      name: 'send mail',
      pauseSeconds: 0.01,
      busyPauseSeconds: 0,
      round: async () => {
        rounds += 1;
        if (rounds === 1) throw new Error('The database went away');
        return rounds < 4;
      },
    },
  );
  await expect.poll(() => rounds, { timeout: 5_000 }).toBeGreaterThan(4);
  await job.stop();
  expect(errors).toEqual([expect.objectContaining({ job: 'send mail', failures: 1 })]);
});

test('stopping waits for the round that runs and starts no other', async () => {
  const round = Promise.withResolvers<undefined>();
  let rounds = 0;
  const job = repeat(silent, {
    name: 'tidy up',
    pauseSeconds: 0,
    round: () => {
      rounds += 1;
      return round.promise;
    },
  });
  await expect.poll(() => rounds).toBe(1);
  const stopped = job.stop();
  round.resolve(undefined);
  await stopped;
  expect(rounds).toBe(1);
});

test('every job looks again within 20 seconds of an outage of the database, however long that was', () => {
  const outage = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { syscall: 'connect' });
  const daily = { pauseSeconds: 86_400 };
  const pauses = Array.from({ length: 30 }, (_, index) => pauseAfter(outage, daily, index + 1));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(20);
  expect(pauseAfter(outage, daily, 1)).toBeLessThan(5);
  // Work that fails for another reason may fail for a long time.
  expect(pauseAfter(new Error('A bug'), { pauseSeconds: 5 }, 30)).toBe(300);
});
