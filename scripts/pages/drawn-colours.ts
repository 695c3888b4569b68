import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const drawings = /[\\/]app[\\/]ui[\\/]pictures[\\/].*\.tsx$/;

/** Inlines colours that only drawings use, no style: each is written where a drawing names it, so that no page carries their list. */
export function drawnColours(): Plugin {
  const declared = readFileSync(new URL('../../app/styles/drawings.css', import.meta.url), 'utf8');
  const colours = new Map(
    [...declared.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
  return {
    name: 'drawn-colours',
    enforce: 'pre',
    transform: {
      filter: { id: drawings },
      handler: (code) =>
        code.replace(/var\((--[\w-]+)\)/g, (said, name: string) => colours.get(name) ?? said),
    },
  };
}
