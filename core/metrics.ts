/** All counters with their help texts. */
export const counters = {
  shop_requests_total: 'Requests answered, by kind, route and class of status.',
  shop_request_seconds_total: 'Seconds spent on them.',
  shop_kept_answers_total: 'Requests answered from memory, without a route.',
  shop_refusals_total:
    'Calls that were refused by a rule of the shop, by code; STOCK_SHORT is a conflict of stock.',
  shop_access_events_total: 'Logins, codes, passwords, roles: calls of access, by call and result.',
} as const;

export type CounterName = keyof typeof counters;
export type MetricLabels = Readonly<Record<string, string>>;

/** The counters of a process since its start. */
export type Metrics = {
  count(name: CounterName, labels?: MetricLabels, by?: number): void;
  readCounters(): { name: CounterName; labels: MetricLabels; value: number }[];
};

export function createMetrics(): Metrics {
  const values = new Map<string, { name: CounterName; labels: MetricLabels; value: number }>();
  return {
    count: (name, labels = {}, by = 1) => {
      const key = `${name} ${JSON.stringify(labels)}`;
      const known = values.get(key);
      if (known) known.value += by;
      else values.set(key, { name, labels, value: by });
    },
    readCounters: () => [...values.values()],
  };
}
