import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { DecodedPicture } from '#core/media/media.ts';
import { mostMegapixels, pictureLimits } from '#core/media/picture-rules.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { pictureKind } from '#shared/picture-kind.ts';

/**
 * Decodes an uploaded picture completely and encodes it again, so that only its pixels survive. The size that the file claims
 * to decode to is checked before it is decoded.
 */
export async function decodeUpload(
  bytes: Buffer,
): Promise<Outcome<DecodedPicture, 'PICTURE_UNREADABLE' | 'PICTURE_TOO_MANY_PIXELS'>> {
  const limitMegapixels = mostMegapixels(pictureKind(bytes));
  const pixelLimit = limitMegapixels * 1_000_000;
  const pixels = await countPixels(bytes);
  if (pixels === undefined) return refuse('PICTURE_UNREADABLE');
  if (pixels > pixelLimit) return refuse('PICTURE_TOO_MANY_PIXELS', { limitMegapixels });
  const encoded = await encodeOriginal(bytes, pixelLimit);
  if (!encoded) return refuse('PICTURE_UNREADABLE');
  const { data, info } = encoded;
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 20);
  const name = `${hash}-${info.width}x${info.height}-${await groundColour(data)}`;
  return succeed({ name, width: info.width, height: info.height, original: data });
}

async function countPixels(bytes: Buffer): Promise<number | undefined> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch (error) {
    return unreadable(error);
  }
}

async function encodeOriginal(bytes: Buffer, pixelLimit: number) {
  try {
    return await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' })
      .autoOrient()
      .resize({
        width: pictureLimits.originalSide,
        height: pictureLimits.originalSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 90, effort: 3 })
      .timeout({ seconds: 60 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    return unreadable(error);
  }
}

/** sharp throws a plain Error for a damaged picture; any other error is ours. */
function unreadable(error: unknown): undefined {
  if (error instanceof Error && error.constructor === Error) return undefined;
  throw error;
}

/** The colour that pages show until the picture is loaded: its average, with white behind transparent parts. */
async function groundColour(original: Buffer): Promise<string> {
  const pixel = await sharp(original)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const [red = 255, green = 255, blue = 255] = pixel;
  return Buffer.from([red, green, blue]).toString('hex');
}
