import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => id);

test('each icon that has a name is drawn in the file of the icons, and no other is sent', () => {
  const named = new Set(idsIn(read('icons.tsx'), /icon\('([^']+)'\)/g));
  const drawn = idsIn(read('icons.svg'), /<symbol id="([^"]+)"/g);
  expect(drawn).toHaveLength(new Set(drawn).size);
  expect([...named].toSorted()).toEqual(drawn.toSorted());
});
