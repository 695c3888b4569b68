export type Latencies = { perSecond: number; mean: number; p50: number; p95: number; p99: number };

/** The latencies from the milliseconds of each piece of work and of the whole run. */
export function latencies(times: readonly number[], elapsed: number): Latencies {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
  return { perSecond: (times.length / elapsed) * 1_000, mean, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Prints one line of a bench; the ratio at its end is to `unit`. */
export function printRow(name: string, found: Latencies, unit: Latencies): void {
  const milliseconds = (value: number) => value.toFixed(2).padStart(8);
  console.info(
    [
      name.padEnd(42),
      `${found.perSecond.toFixed(0).padStart(6)}/s`,
      `p50 ${milliseconds(found.p50)} ms`,
      `p95 ${milliseconds(found.p95)} ms`,
      `p99 ${milliseconds(found.p99)} ms`,
      `p50 is ${(found.p50 / unit.p50).toFixed(1)} reads`,
    ].join('  '),
  );
}
