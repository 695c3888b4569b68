/**
 * One bit for each of 8,192 products by sequence (decision 394), as PostgreSQL sends them: the newest product is the highest bit of the first
 * byte. Sets are combined 32 bits at a time and read byte by byte. They are shared, so none may be changed.
 */
export type Bits = Uint32Array<ArrayBuffer>;

/** The products in either or both. */
export function either(one: Bits | undefined, other: Bits | undefined): Bits | undefined {
  if (!one || !other) return one ?? other;
  const all = new Uint32Array(one.length);
  for (let at = 0; at < all.length; at += 1) all[at] = (one[at] ?? 0) | (other[at] ?? 0);
  return all;
}

/** The products in all of them; undefined if there are none. */
export function inAll(all: readonly (Bits | undefined)[]): Bits | undefined {
  const [first, ...others] = all;
  return others.reduce(inBoth, first);
}

/** The products in both; undefined if there are none. */
export function inBoth(one: Bits | undefined, other: Bits | undefined): Bits | undefined {
  if (!one || !other) return undefined;
  const both = new Uint32Array(one.length);
  let any = 0;
  for (let at = 0; at < both.length; at += 1) {
    const word = (one[at] ?? 0) & (other[at] ?? 0);
    both[at] = word;
    any |= word;
  }
  return any === 0 ? undefined : both;
}

export function without(bits: Bits | undefined, others: Bits | undefined): Bits | undefined {
  if (!bits || !others) return bits;
  const left = new Uint32Array(bits.length);
  for (let at = 0; at < left.length; at += 1) left[at] = (bits[at] ?? 0) & ~(others[at] ?? 0);
  return left;
}

export function countBits(bits: Bits | undefined): number {
  let count = 0;
  for (const word of bits ?? []) {
    let rest = word - ((word >>> 1) & 0x55555555);
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
    count += Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

export function bytesOf(bits: Bits): Uint8Array {
  return new Uint8Array(bits.buffer);
}

/** The numbers of the set bits, in order. */
export function* setBits(bits: Bits): Generator<number> {
  for (const [at, byte] of bytesOf(bits).entries()) {
    if (byte === 0) continue;
    for (let bit = 7; bit >= 0; bit -= 1) if ((byte >> bit) & 1) yield at * 8 + 7 - bit;
  }
}
