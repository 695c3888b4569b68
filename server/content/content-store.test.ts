import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createContentStore, type Made } from './content-store.ts';
import { finishAnswer, plainPart } from './finished-answer.ts';

function kitchen() {
  const store = createContentStore({ mostBytes: 1_000_000, log: { info() {}, warn() {}, error() {} } });
  const begun: number[] = [];
  const make = async (): Promise<Made> => {
    const turn = begun.push(begun.length);
    await delay(20);
    const answer = finishAnswer(200, `made ${turn}`, {});
    return { answer, tags: new Set(), isKept: true, isOutage: false };
  };
  const read = async () => {
    const { answer } = await store.read({ key: '/', alias: '/', encoding: 'identity' }, make);
    return plainPart(answer).body.toString();
  };
  return { store, begun, read };
}

test('while changes are heard, all readers share one making', async () => {
  const { store, begun, read } = kitchen();
  store.trust();
  const texts = await Promise.all(Array.from({ length: 50 }, read));
  expect([begun.length, new Set(texts)]).toEqual([1, new Set(['made 1'])]);
});

test('while they are not, readers share too, but none gets what was begun before it asked', async () => {
  const { begun, read } = kitchen();
  const first = read();
  const meanwhile = Promise.all(Array.from({ length: 50 }, read));
  expect(await first).toBe('made 1');
  expect(new Set(await meanwhile)).toEqual(new Set(['made 2']));
  expect(begun).toHaveLength(2);
  expect(await read()).toBe('made 3');
});
