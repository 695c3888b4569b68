import sharp from 'sharp';
import type { DecodedPicture } from '#core/media/media.ts';
import { type Outcome, refuse } from '#shared/outcome.ts';
import { decodeUpload } from './decode-upload.ts';

/** How far an edge pixel may be from the edge's usual colour, as a distance in RGB space. */
const EDGE_TOLERANCE = 90;
/** The share of the edge that must have that colour: with less, the edge shows a room, a table or a hand, not a background. */
const EDGE_SHARE = 0.8;
/** A neighbouring pixel that differs more belongs to the product, not to a shadow on the background. */
const STEP = 14;
/** How far light and shadow may take the background from its usual colour. */
const REACH = 110;
/** With less background than this, none was found; with more, the product was mistaken for it. */
const LEAST_SHARE = 0.08;
const MOST_SHARE = 0.97;
/** The width of the soft edge, in pixels. */
const SOFTNESS = 1.3;

type Raw = { pixels: Buffer; width: number; height: number };

/**
 * The picture with a white background. The background is the colour that the edge has nearly everywhere, and all that joins it without a
 * step. Refused if the edge has no such colour, or if hardly anything or nearly everything would turn white.
 */
export async function plainBackground(
  source: Buffer,
): Promise<
  Outcome<DecodedPicture, 'PICTURE_BACKGROUND_MIXED' | 'PICTURE_UNREADABLE' | 'PICTURE_TOO_MANY_PIXELS'>
> {
  const { data: pixels, info } = await sharp(source)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { pixels, width: info.width, height: info.height };
  const usual = usualColourOfEdge(picture);
  const background = usual && floodFromEdge(picture, usual);
  if (!background) return refuse('PICTURE_BACKGROUND_MIXED');
  const soft = await soften(background, picture);
  const white = Buffer.from(pixels);
  for (let index = 0; index < soft.length; index += 1) {
    const share = (soft[index] ?? 0) / 255;
    for (let channel = index * 3; channel < index * 3 + 3; channel += 1) {
      const value = pixels[channel] ?? 0;
      white[channel] = Math.round(value + (255 - value) * share);
    }
  }
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  return decodeUpload(await sharp(white, { raw }).png({ compressionLevel: 1 }).toBuffer());
}

/** The median of each channel; undefined if too much of the edge has another colour. */
function usualColourOfEdge(picture: Raw): readonly number[] | undefined {
  const edge = edgeOf(picture);
  const usual = [0, 1, 2].map((channel) => {
    const values = edge.map((index) => picture.pixels[index * 3 + channel] ?? 0).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  });
  const alike = edge.filter((index) => distance(picture, index, usual) <= EDGE_TOLERANCE);
  return alike.length / edge.length >= EDGE_SHARE ? usual : undefined;
}

/** A mask with 255 for background. */
function floodFromEdge(picture: Raw, usual: readonly number[]): Buffer | undefined {
  const { width, height, pixels } = picture;
  const mask = Buffer.alloc(width * height);
  const waiting = new Int32Array(width * height);
  let [first, last] = [0, 0];
  const take = (index: number) => {
    mask[index] = 255;
    waiting[last] = index;
    last += 1;
  };
  for (const index of edgeOf(picture)) {
    if (mask[index] === 0 && distance(picture, index, usual) <= EDGE_TOLERANCE) take(index);
  }
  while (first < last) {
    const index = waiting[first] ?? 0;
    first += 1;
    const column = index % width;
    const from = [pixels[index * 3] ?? 0, pixels[index * 3 + 1] ?? 0, pixels[index * 3 + 2] ?? 0];
    const join = (next: number) => {
      if (mask[next] !== 0 || distance(picture, next, from) > STEP) return;
      if (distance(picture, next, usual) <= REACH) take(next);
    };
    if (column > 0) join(index - 1);
    if (column < width - 1) join(index + 1);
    if (index >= width) join(index - width);
    if (index < width * (height - 1)) join(index + width);
  }
  const share = last / (width * height);
  return share >= LEAST_SHARE && share <= MOST_SHARE ? mask : undefined;
}

function edgeOf({ width, height }: Raw): number[] {
  const edge: number[] = [];
  for (let column = 0; column < width; column += 1) edge.push(column, (height - 1) * width + column);
  for (let row = 1; row < height - 1; row += 1) edge.push(row * width, row * width + width - 1);
  return edge;
}

function distance({ pixels }: Raw, index: number, [red = 0, green = 0, blue = 0]: readonly number[]): number {
  return Math.hypot(
    (pixels[index * 3] ?? 0) - red,
    (pixels[index * 3 + 1] ?? 0) - green,
    (pixels[index * 3 + 2] ?? 0) - blue,
  );
}

/** Closes holes of the size of noise and softens the edge over a few pixels. */
async function soften(mask: Buffer, { width, height }: Raw): Promise<Buffer> {
  return sharp(mask, { raw: { width, height, channels: 1 } })
    .median(5)
    .blur(SOFTNESS)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}
