const longestDelayMs = 5_000;

/** Half a second for the first request too many, and as much again for every ten more. */
export function loginDelayMs(requestsTooMany: number): number {
  return requestsTooMany <= 0 ? 0 : Math.min(500 * Math.ceil(requestsTooMany / 10), longestDelayMs);
}
