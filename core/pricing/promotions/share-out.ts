/**
 * Distributes whole francs over parts in proportion to their weights, without losing any: each part gets its share rounded down, and the
 * remaining francs go one each to the largest remainders, the first among equals. No part gets more than its weight, as long as the
 * amount does not exceed the sum of the weights.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, share: Number(exact / BigInt(whole)), remainder: Number(exact % BigInt(whole)) };
  });
  let left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  for (const part of [...parts].sort((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map(({ share }) => share);
}
