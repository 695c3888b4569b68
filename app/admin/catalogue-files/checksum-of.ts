const piece = 2 * 1024 * 1024;

/** CRC-32 of a file, as eight digits from 0 to f; read piece by piece, because a phone has no memory for all of it. */
export async function checksumOf(file: Blob): Promise<string> {
  let sum = 0xffffffff;
  for (let start = 0; start < file.size; start += piece) {
    const bytes = new Uint8Array(await file.slice(start, start + piece).arrayBuffer());
    for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

const table = Uint32Array.from({ length: 256 }, (_entry, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});
