import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('what is asked at the same time is asked one after the other', async () => {
  const log: string[] = [];
  const ask = inTurn(async (name: string) => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  });
  expect(await Promise.all([ask('one'), ask('two')])).toEqual(['one', 'two']);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('what waits behind a failure fails at once, without being asked', async () => {
  const asked: string[] = [];
  const ask = inTurn(async (name: string) => {
    asked.push(name);
    throw new Error(`${name} broke`);
  });
  const answers = await Promise.allSettled([ask('one'), ask('two')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toEqual(['one']);
});
