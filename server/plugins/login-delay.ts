const longestDelayMs = 5_000;

/** The delay for all clients at one account together: half a second for the first request over the limit, and another half for every ten more. */
export function loginDelayMs(requestsTooMany: number): number {
  return requestsTooMany <= 0 ? 0 : Math.min(500 * Math.ceil(requestsTooMany / 10), longestDelayMs);
}

/** The delay for one network or known browser at one account: one second, two, four, then five. */
export function ownDelayMs(requestsTooMany: number): number {
  return requestsTooMany <= 0 ? 0 : Math.min(1_000 * 2 ** (Math.ceil(requestsTooMany) - 1), longestDelayMs);
}
