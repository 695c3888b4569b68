import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const sources = /[\\/]app[\\/].*\.tsx?$/;
const customProperty = /--[a-z][\w-]*/g;

/**
 * Gives the tokens of `app/styles/tokens.css` short names in the built pages, in styles and wherever scripts and drawings use
 * them: the long names were a sixteenth of the compressed sheet. `npm run dev` keeps the long ones.
 */
export function shortTokens(): Plugin {
  const declared = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8');
  const names = [...declared.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);
  const short = new Map([...new Set(names)].map((name, index) => [name, `--${letters(index)}`]));
  const shorten = (text: string) => text.replace(customProperty, (name) => short.get(name) ?? name);
  return {
    name: 'short-tokens',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      css: {
        postcss: {
          plugins: [
            {
              postcssPlugin: 'short-tokens',
              Declaration(declaration) {
                const prop = shorten(declaration.prop);
                const value = shorten(declaration.value);
                // Setting an unchanged value would make PostCSS visit it again, endlessly.
                if (prop !== declaration.prop) declaration.prop = prop;
                if (value !== declaration.value) declaration.value = value;
              },
            },
          ],
        },
      },
    }),
    transform: { filter: { id: sources }, handler: shorten },
  };
}

/** a to z, then aa to zz: no component's style has a custom property with a name of one or two letters. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
