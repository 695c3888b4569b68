import { expect, test } from 'vitest';
import { choiceFields, isNarrowed, readListChoice } from './list-choice.ts';

const read = (query: string) => readListChoice(new URLSearchParams(query));

test.each([
  ['finish=satin&brand=Ndolo&finish=matte', 'brand=Ndolo&finish=matte&finish=satin'],
  ['sort=price&max=9000&min=1000&stock=1', 'min=1000&max=9000&stock=1&sort=price'],
  ['utm_source=tiktok&finish=purple&sort=cheap&min=-4&max=1e9&new=yes', ''],
  ['brand=&brand=%20&depth=deep&depth=deep', 'depth=deep'],
])('%s is read as %s', (query, known) => {
  expect(new URLSearchParams(choiceFields(read(query))).toString()).toBe(known);
});

test('a sort alone leaves nothing out', () => {
  expect(isNarrowed(read('sort=price'))).toBe(false);
  expect(isNarrowed(read('offer=1'))).toBe(true);
});
