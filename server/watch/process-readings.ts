import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MetricLabels, Metrics } from '#core/metrics.ts';
import type { Store } from '#core/store.ts';
import { readPool } from '#db/client.ts';
import type { Content } from '../content/open-content.ts';
import type { Gauge } from './shop-gauges.ts';

/** The counters and measurements of one process. */
export type ProcessReading = { counters: ReturnType<Metrics['readCounters']>; gauges: Gauge[] };

/** `process` is undefined where there is only one. */
export type NamedReading = ProcessReading & { process: string | undefined };

/** All processes that serve this shop on this machine, readable from the one that Prometheus happens to ask. */
export type Processes = {
  /** Makes this process readable. */
  join: (read: () => ProcessReading) => void;
  readAll: () => Promise<NamedReading[]>;
};

export function aloneInShop(): Processes {
  let read: (() => ProcessReading) | undefined;
  return {
    join: (own) => {
      read = own;
    },
    readAll: async () => (read ? [{ ...read(), process: undefined }] : []),
  };
}

export type ProcessWatch = { read: () => ProcessReading; stop: () => void };

export function watchProcess(
  { db, metrics }: Pick<Store, 'db' | 'metrics'>,
  content?: Pick<Content, 'state' | 'readsFromReplica'>,
): ProcessWatch {
  const delay = monitorEventLoopDelay();
  delay.enable();
  return {
    read: () => {
      const gauges = [
        {
          name: 'shop_process_memory_bytes',
          help: 'Memory of a process.',
          value: process.memoryUsage.rss(),
        },
        {
          name: 'shop_event_loop_delay_seconds',
          help: 'How late timers of a process were since the last reading: the 99th percentile.',
          value: delay.percentile(99) / 1e9,
        },
        ...readConnections(db),
        ...(content ? readContent(content) : []),
      ];
      delay.reset();
      return { counters: metrics.readCounters(), gauges };
    },
    stop: () => void delay.disable(),
  };
}

function readContent(content: Pick<Content, 'state' | 'readsFromReplica'>): Gauge[] {
  const kept = content.state();
  const isReadFromStandby = content.readsFromReplica();
  return [
    { name: 'shop_kept_answers', help: 'Finished pages and answers in memory.', value: kept.answers },
    { name: 'shop_kept_bytes', help: 'What they take.', value: kept.bytes },
    {
      name: 'shop_changes_heard',
      help: '1 while changes of the catalogue are heard, and kept answers count as true.',
      value: kept.isTrusted ? 1 : 0,
    },
    ...(isReadFromStandby === undefined
      ? []
      : [
          {
            name: 'shop_standby_read',
            help: '1 while public answers are read from the standby.',
            value: isReadFromStandby ? 1 : 0,
          },
        ]),
  ];
}

function readConnections(db: Store['db']): Gauge[] {
  return Object.entries(readPool(db) ?? {}).map(([state, value]) => ({
    ...{
      name: 'shop_database_connections',
      help: 'Connections of a process; waiting: requests for one.',
      value,
    },
    labels: { state },
  }));
}

/** Labels each line with its process if there are several. */
export function joinReadings(readings: readonly NamedReading[]): ProcessReading {
  const named = <Line extends { labels?: MetricLabels }>(name: string | undefined, line: Line): Line =>
    name === undefined ? line : { ...line, labels: { ...line.labels, process: name } };
  return {
    counters: readings.flatMap((one) => one.counters.map((line) => named(one.process, line))),
    gauges: readings.flatMap((one) => one.gauges.map((line) => named(one.process, line))),
  };
}
