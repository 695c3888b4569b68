import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const declared = await Promise.all(
  ['tokens.css', 'drawings.css'].map((file) =>
    readFile(new URL(`../../../styles/${file}`, import.meta.url), 'utf8'),
  ),
);
const artColours = [...declared.join('\n').matchAll(/--art-[a-z-]+: (#[0-9a-f]{6});/g)].map(
  ([, colour]) => colour,
);

test.each(['crowned-woman', 'lipstick-trio', 'shea-bowl'])(
  '%s is drawn in the colours of the tokens',
  async (name) => {
    const drawing = await readFile(new URL(`${name}.svg`, import.meta.url), 'utf8');
    const used = new Set([...drawing.matchAll(/#[0-9a-f]{3,8}\b/g)].map(([colour]) => colour));
    expect(used.size).toBeGreaterThan(2);
    expect([...used].filter((colour) => !artColours.includes(colour))).toEqual([]);
  },
);
