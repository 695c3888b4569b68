import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Drawing, drawSvg } from './drawing.ts';

// node demo/drawings/draw-banner-art.ts: the banner pictures of a shop whose owner has arranged nothing yet, drawn like the demo's, without
// a brand's name. Shops with pictures of their own never show them.

const folder = new URL('../../app/ui/pictures/banner-art/', import.meta.url);

for (const line of readFileSync(new URL('./banner-art.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')) {
  const { name, width, ...drawing }: Drawing & { name: string; width: number } = JSON.parse(line);
  const picture = sharp(Buffer.from(drawSvg(drawing)))
    .resize({ width })
    .removeAlpha()
    .webp({ quality: 74, effort: 6 });
  await writeFile(new URL(`${name}.webp`, folder), await picture.toBuffer());
}
