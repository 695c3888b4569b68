/**
 * Cuts public/fonts/ojuju.woff2 from the npm package: Latin with French, only the weights headings use.
 * Run by hand after changing the character set or the package: `node scripts/cut-display-font.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const LARGEST_FONT_BYTES = 30_000;
// ASCII without the signs that no heading uses.
const BASIC = ' !"#%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz';
const FRENCH = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’‘“”–—…€·×\u00a0\u202f';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/ojuju/files/ojuju-latin-wght-normal.woff2',
);
const target = new URL('../public/fonts/ojuju.woff2', import.meta.url);

const font = await subsetFont(await readFile(source), BASIC + FRENCH, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 600, max: 800, default: 800 } },
});
if (font.byteLength > LARGEST_FONT_BYTES) throw new Error(`The display font is ${font.byteLength} bytes`);
await writeFile(target, font);
console.log(`public/fonts/ojuju.woff2: ${font.byteLength} bytes`);
