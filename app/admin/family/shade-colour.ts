/** The photo is scaled down to this many pixels a side. */
const LOOKED_AT = 48;

/** The colour of what a photo shows: the one that fills most of its middle; strong colours go before the grey of a table and the white of a wall. */
export function colourOf(pixels: ArrayLike<number>, side: number): string {
  const buckets = new Map<
    number,
    { weight: number; red: number; green: number; blue: number; count: number }
  >();
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[index], pixels[index + 1], pixels[index + 2]];
    const pixel = index / 4;
    const weight = strengthOf(red, green, blue) * nearness(pixel % side, Math.floor(pixel / side), side);
    const name = (red >> 5) * 64 + (green >> 5) * 8 + (blue >> 5);
    const bucket = buckets.get(name) ?? { weight: 0, red: 0, green: 0, blue: 0, count: 0 };
    buckets.set(name, {
      weight: bucket.weight + weight,
      red: bucket.red + red,
      green: bucket.green + green,
      blue: bucket.blue + blue,
      count: bucket.count + 1,
    });
  }
  const [first, ...others] = buckets.values();
  if (first === undefined) return '#000000';
  const { red, green, blue, count } = others.reduce(
    (most, one) => (one.weight > most.weight ? one : most),
    first,
  );
  return hexOf(red / count, green / count, blue / count);
}

function strengthOf(red: number, green: number, blue: number): number {
  const high = Math.max(red, green, blue);
  const saturation = high === 0 ? 0 : (high - Math.min(red, green, blue)) / high;
  return 0.08 + saturation;
}

/** The weight of a pixel: 1 in the middle, 0.1 at the edge. */
function nearness(x: number, y: number, side: number): number {
  const middle = (side - 1) / 2;
  const distance = Math.max(Math.abs(x - middle), Math.abs(y - middle)) / Math.max(1, middle);
  return 1 - 0.9 * distance;
}

export function hexOf(...parts: number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of a photo; undefined where the browser cannot read the picture: then the colour is chosen by hand. */
export async function colourOfPhoto(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = LOOKED_AT;
    canvas.height = LOOKED_AT;
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    context.drawImage(picture, 0, 0, LOOKED_AT, LOOKED_AT);
    picture.close();
    return colourOf(context.getImageData(0, 0, LOOKED_AT, LOOKED_AT).data, LOOKED_AT);
  } catch (unreadable) {
    console.info('No colour is read from the picture', unreadable);
    return undefined;
  }
}
