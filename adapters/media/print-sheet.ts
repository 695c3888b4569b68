import sharp from 'sharp';

/** A drawing with at most one picture on it. */
export type Sheet = {
  svg: string;
  /** Placed in the sheet's upper left corner, cropped to fill this size. */
  picture: { bytes: Uint8Array; width: number; height: number } | undefined;
};

/** The sheet as a JPEG, which every messenger reads. */
export async function printSheet({ svg, picture }: Sheet): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg));
  const sheet = picture ? drawn.composite([{ input: await cut(picture), left: 0, top: 0 }]) : drawn;
  return sheet.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Lossless, because the sheet is encoded once more. */
function cut({ bytes, width, height }: NonNullable<Sheet['picture']>): Promise<Buffer> {
  return sharp(bytes).resize({ width, height, fit: 'cover' }).png({ compressionLevel: 0 }).toBuffer();
}
