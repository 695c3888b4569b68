import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashSecretToken } from '#core/accounts/secrets.ts';
import type { Store } from '#core/store.ts';
import type { Content } from '../content/open-content.ts';
import { sendFailure } from '../plugins/errors.ts';
import { joinReadings, type Processes, watchProcess } from './process-readings.ts';
import { readShopGauges } from './shop-gauges.ts';
import { writeMetrics } from './write-metrics.ts';

type MetricsOptions = {
  content: Pick<Content, 'state' | 'readsFromReplica'>;
  token: string;
  processes: Processes;
};

/** Serves the metrics to Prometheus, which sends the token as Bearer. */
export function mountMetrics(
  app: FastifyInstance,
  store: Store,
  { content, token, processes }: MetricsOptions,
): void {
  const watch = watchProcess(store, content);
  processes.join(watch.read);
  app.addHook('onClose', async () => watch.stop());
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return sendFailure(request, reply, 'notFound');
    }
    // Read before the queries below, which need connections too.
    const { counters, gauges } = joinReadings(await processes.readAll());
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(writeMetrics(counters, [...gauges, ...(await readShopGauges(store))]));
  });
}

/** Takes the same time for every wrong token. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(hashSecretToken(given), hashSecretToken(wanted));
}
