/**
 * Cuts the display face from the npm package: public/fonts/ojuju.woff2 for pages (Latin with French, one weight
 * between those of headings and display) and adapters/previews/ojuju-bold.ttf for link previews (all of its Latin, one weight).
 * Run by hand after changing the character set or the package: `node scripts/cut-display-font.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const LARGEST_FONT_BYTES = 16_000;
// ASCII without the signs that no heading uses.
const BASIC = ' !"#%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz';
const FRENCH = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’‘“”–—…€·×\u00a0\u202f';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/ojuju/files/ojuju-latin-wght-normal.woff2',
);
const LATIN = String.fromCodePoint(...Array.from({ length: 0x180 - 0x20 }, (_, index) => index + 0x20));
const face = await readFile(source);

const font = await subsetFont(face, BASIC + FRENCH, {
  targetFormat: 'woff2',
  variationAxes: { wght: 750 },
});
if (font.byteLength > LARGEST_FONT_BYTES) throw new Error(`The display font is ${font.byteLength} bytes`);
await write('public/fonts/ojuju.woff2', font);
await write(
  'adapters/previews/ojuju-bold.ttf',
  await subsetFont(face, LATIN + FRENCH, { targetFormat: 'truetype', variationAxes: { wght: 700 } }),
);

async function write(path: string, bytes: Buffer): Promise<void> {
  await writeFile(new URL(`../${path}`, import.meta.url), bytes);
  console.log(`${path}: ${bytes.byteLength} bytes`);
}
