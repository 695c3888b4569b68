import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { pictureFile, pictureWidths } from '../demo-pictures.ts';
import { type Drawing, drawSvg } from './drawing.ts';
import { drawnPicture } from './drawn-picture.ts';

// node demo/drawings/draw-pictures.ts: makes the missing pictures of drawings.jsonl. A picture takes about two seconds; the same drawing
// always gives the same file (with the same sharp).

sharp.concurrency(1);
/** The widest is the source of further renditions and is shown on the product page. */
const encodings = { 480: { quality: 50, effort: 3 }, 960: { quality: 60, effort: 3 } } as const;

for (const line of readFileSync(new URL('./drawings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')) {
  const drawing: Drawing = JSON.parse(line);
  const { name } = drawnPicture(drawing);
  if (pictureWidths.every((width) => existsSync(pictureFile(name, width)))) continue;
  const picture = await unfold(drawing);
  for (const width of pictureWidths) {
    const file = pictureFile(name, width);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, await picture.clone().resize({ width }).avif(encodings[width]).toBuffer());
  }
  console.log(name);
}

async function unfold(drawing: Drawing): Promise<Sharp> {
  const { data, info } = await sharp(Buffer.from(drawSvg(drawing)))
    .resize({ width: Math.max(...pictureWidths) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
