/**
 * Draws the icons of the browser tab and the home screen from one flower into public/.
 * Run by hand after changing the drawing: `node scripts/draw-icons.ts`.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const CREAM = '#fbf5ea';
const AUBERGINE = '#4b1a44';
const PETAL = 'M0 2C-22-8-30-34-15-46-9-51-3-46 0-49 5-46 10-52 17-45 30-32 21-8 0 2Z';

const flower = [
  [0, 72, 144, 216, 288]
    .map((turn) => `<path transform="rotate(${turn})" fill="#c3174a" d="${PETAL}"/>`)
    .join(''),
  '<circle r="9" fill="#4b1a44"/>',
  '<path d="M0 0C8-8 18-20 26-38" fill="none" stroke="#f3b8b4" stroke-width="5" stroke-linecap="round"/>',
  '<path d="M18-36h.1M24-44h.1M32-44h.1M34-36h.1" stroke="#f0b03a" stroke-width="8" stroke-linecap="round"/>',
].join('');

await write('favicon.svg', Buffer.from(tabIcon()));
await write('favicon-32.png', await png(tabIcon(), 32));
await write('favicon.ico', icoOf(await png(tabIcon(), 32), 32));
await write('apple-touch-icon.png', await png(tile({ ground: CREAM, flowerScale: 0.82 }), 180));
await write('icon-192.png', await png(tile({ ground: CREAM, flowerScale: 0.82, corner: 28 }), 192));
await write('icon-512.png', await png(tile({ ground: CREAM, flowerScale: 0.82, corner: 28 }), 512));
// A launcher may cut a maskable icon down to the circle of the middle 80 %.
await write('icon-maskable-512.png', await png(tile({ ground: AUBERGINE, flowerScale: 0.62 }), 512));

function tabIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-54 -54 108 108">${flower}</svg>`;
}

function tile({
  ground,
  flowerScale,
  corner = 0,
}: {
  ground: string;
  flowerScale: number;
  corner?: number;
}): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128">' +
    `<rect x="-64" y="-64" width="128" height="128" rx="${corner}" fill="${ground}"/>` +
    `<g transform="scale(${flowerScale})">${flower}</g></svg>`
  );
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ palette: true }).toBuffer();
}

/** An .ico file with a PNG as it is, after a header of 22 bytes. */
function icoOf(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, image]);
}

async function write(name: string, content: Buffer): Promise<void> {
  await writeFile(new URL(`../public/${name}`, import.meta.url), content);
  console.log(`public/${name}: ${content.byteLength} bytes`);
}
