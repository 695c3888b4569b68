import { expect, test } from 'vitest';
import { createContentStore } from '#server/content/content-store.ts';
import { finishAnswer } from '#server/content/finished-answer.ts';

// Changes that only the clock causes: no notice announces them.

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('where it is asked for, an answer names what it shows, stock left out, and an answer that is not kept names nothing', async () => {
  const store = createContentStore({ mostBytes: 1_000_000, log: silent, namesWhatItShows: true });
  store.trust();
  const made = {
    answer: finishAnswer(200, 'page', { 'content-type': 'text/plain' }),
    tags: new Set(['categories', 'product:abc', 'stock:abc']),
    isKept: true,
    isOutage: false,
  };
  const look = async (key: string, isKept: boolean) =>
    (await store.read({ key, alias: key, encoding: 'identity' }, async () => ({ ...made, isKept }))).answer
      .headers['surrogate-key'];
  expect(await look('/', true)).toBe('categories product:abc');
  expect(store.findFresh('/')?.answer.unchangedHead).toContain('categories product:abc');
  expect(await look('/other', false)).toBeUndefined();
});

/** A store of one page whose text says how often it was made. */
function storeOfOnePage(freshForMs?: number) {
  let now = 1_000_000;
  let makings = 0;
  const store = createContentStore({ mostBytes: 1_000_000, log: silent, now: () => now });
  store.trust();
  const look = async () => {
    const found = await store.read({ key: '/', alias: '/', encoding: 'identity' }, async () => {
      makings += 1;
      return {
        answer: finishAnswer(200, `made ${makings}`, { 'content-type': 'text/plain' }),
        tags: new Set<string>(),
        isKept: true,
        isOutage: false,
        ...(freshForMs === undefined ? {} : { freshUntil: now + freshForMs }),
      };
    });
    return found.answer.parts.get('identity')?.body.toString();
  };
  return {
    store,
    look,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('a page that is true until a moment is made anew at that moment', async () => {
  const { store, look, wait } = storeOfOnePage(5_000);
  expect(await look()).toBe('made 1');
  wait(4_999);
  expect(store.findFresh('/')).toBeDefined();
  wait(1);
  expect(store.findFresh('/')).toBeUndefined();
  expect(await look()).toBe('made 2');
});

test('a page that stopped being true while it was made is made again before anyone gets it', async () => {
  let [now, makings] = [1_000_000, 0];
  const store = createContentStore({ mostBytes: 1_000_000, log: silent, now: () => now });
  store.trust();
  const ends = now + 5_000;
  const { answer } = await store.read({ key: '/', alias: '/', encoding: 'identity' }, async () => {
    const isShown = now < ends;
    makings += 1;
    now += 5_000;
    return {
      answer: finishAnswer(200, isShown ? 'with the banner' : 'without', { 'content-type': 'text/plain' }),
      tags: new Set<string>(),
      isKept: true,
      isOutage: false,
      ...(isShown ? { freshUntil: ends } : {}),
    };
  });
  expect([answer.parts.get('identity')?.body.toString(), makings]).toEqual(['without', 2]);
});

test('whatever was announced or not, nothing is kept for more than ten minutes', async () => {
  const { store, look, wait } = storeOfOnePage();
  await look();
  wait(599_999);
  expect(store.findFresh('/')).toBeDefined();
  wait(1);
  expect(store.findFresh('/')).toBeUndefined();
  expect(await look()).toBe('made 2');
});
