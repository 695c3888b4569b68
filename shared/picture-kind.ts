/** How many bytes at the start of a file say what it is. */
export const kindBytes = 1024;

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** A picture's kind by its first bytes (`kindBytes` are enough); the name and type that a browser sends are not reliable. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  return brands(bytes).includes('avif') ? 'avif' : undefined;
}

/** The kind of a refused file, as people call it. */
export function fileKind(bytes: Uint8Array): string {
  const start = textAt(bytes, 0, kindBytes).trimStart().toLowerCase();
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
function brands(bytes: Uint8Array): string[] {
  if (bytes.length < 16 || textAt(bytes, 4, 8) !== 'ftyp') return [];
  const boxEnd = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  const found = [textAt(bytes, 8, 12)];
  for (let offset = 16; offset + 4 <= boxEnd; offset += 4) found.push(textAt(bytes, offset, offset + 4));
  return found;
}

function textAt(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

function isText(bytes: Uint8Array): boolean {
  return bytes.subarray(0, kindBytes).every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}
