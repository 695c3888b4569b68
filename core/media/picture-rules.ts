/** Which pictures are accepted; the adapter that decodes them enforces it. */
export const pictureLimits = {
  megabytes: 15,
  megapixels: 40,
  /** AVIF cannot be decoded in strips: a file of 1 KB with 40 megapixels takes 870 MB. */
  megapixelsOfAvif: 16,
  /** The stored original is at most this many pixels long on either side. */
  originalSide: 2400,
} as const;

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

export function mostMegapixels(kind: PictureKind | undefined): number {
  return kind === 'avif' ? pictureLimits.megapixelsOfAvif : pictureLimits.megapixels;
}

/** A picture's kind by its first bytes; the name and type that a browser sends are not reliable. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  return brands(bytes).includes('avif') ? 'avif' : undefined;
}

/** The kind of a refused file, as people call it. */
export function fileKind(bytes: Buffer): string {
  const start = textAt(bytes, 0, 1024).trimStart().toLowerCase();
  if (brands(bytes).some((brand) => /^(hei|hev|mif1|msf1)/.test(brand))) return 'HEIC';
  if (start.startsWith('gif8')) return 'GIF';
  if (start.startsWith('%pdf')) return 'PDF';
  if (start.startsWith('bm')) return 'BMP';
  if (/^(ii\*|mm\0\*)/.test(start)) return 'TIFF';
  if (start.startsWith('pk\x03\x04')) return 'ZIP';
  if (start.includes('<svg')) return 'SVG';
  if (/<(!doctype html|html|head|body|script)/.test(start)) return 'HTML';
  return isText(bytes) ? 'TXT' : 'BIN';
}

/** The brands of an ISO media file, which distinguish HEIC from AVIF. */
function brands(bytes: Buffer): string[] {
  if (bytes.length < 16 || textAt(bytes, 4, 8) !== 'ftyp') return [];
  const boxEnd = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const found = [textAt(bytes, 8, 12)];
  for (let offset = 16; offset + 4 <= boxEnd; offset += 4) found.push(textAt(bytes, offset, offset + 4));
  return found;
}

function textAt(bytes: Buffer, start: number, end: number): string {
  return bytes.subarray(start, end).toString('latin1');
}

function isText(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}
