import { counters, type MetricLabels, type Metrics } from '#core/metrics.ts';
import type { Gauge } from './shop-gauges.ts';

type Line = { labels: MetricLabels; value: number };

/** Writes the text format of Prometheus, version 0.0.4: small enough to need no package. */
export function writeMetrics(counted: ReturnType<Metrics['readCounters']>, gauges: readonly Gauge[]): string {
  const named = Object.entries(counters).map(([name, help]) =>
    family(
      { name, help, kind: 'counter' },
      counted.filter((one) => one.name === name),
    ),
  );
  const names = [...new Set(gauges.map(({ name }) => name))];
  const measured = names.map((name) => {
    const lines = gauges.filter((gauge) => gauge.name === name);
    const help = lines[0]?.help ?? '';
    return family(
      { name, help, kind: 'gauge' },
      lines.map(({ labels = {}, value }) => ({ labels, value })),
    );
  });
  return [...named, ...measured].join('');
}

function family(
  { name, help, kind }: { name: string; help: string; kind: 'counter' | 'gauge' },
  lines: readonly Line[],
): string {
  const written = lines.map(({ labels, value }) => `${name}${labelsOf(labels)} ${value}\n`);
  return [`# HELP ${name} ${help}\n`, `# TYPE ${name} ${kind}\n`, ...written].join('');
}

function labelsOf(labels: MetricLabels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
