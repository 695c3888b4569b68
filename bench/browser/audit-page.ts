import { loadLighthouse } from './load-lighthouse.ts';
import type { Presses } from './measure-presses.ts';

export type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstContentfulPaintMs: number;
  largestContentfulPaintMs: number;
  totalBlockingTimeMs: number;
  layoutShift: number;
  totalBytes: number;
};

/** One run of Lighthouse as a phone: slow 4G, a processor four times slower. */
export async function auditPage(url: string, debuggingPort: number): Promise<Audit> {
  const lighthouse = await loadLighthouse();
  const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaintMs: Math.round(value('first-contentful-paint')),
    largestContentfulPaintMs: Math.round(value('largest-contentful-paint')),
    totalBlockingTimeMs: Math.round(value('total-blocking-time')),
    layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    totalBytes: Math.round(value('total-byte-weight')),
  };
}

/** The median of each figure over the runs. */
export function medianOf<Run extends Audit | Presses>(runs: readonly Run[]): Run {
  const [first] = runs;
  if (!first) throw new Error('There is no run');
  const medians = Object.keys(first).map((key) => {
    const values = runs.map((run) => Number(Reflect.get(run, key))).toSorted((a, b) => a - b);
    return [key, values[Math.floor(values.length / 2)] ?? 0] as const;
  });
  return { ...first, ...Object.fromEntries(medians) };
}
