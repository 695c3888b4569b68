import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { hashSecretToken } from '#core/accounts/secrets.ts';
import type { Store } from '#core/store.ts';
import type { Content } from '../content/open-content.ts';
import { sendFailure } from '../plugins/errors.ts';
import { type Gauge, readShopGauges } from './shop-gauges.ts';
import { writeMetrics } from './write-metrics.ts';

/** For Prometheus, which sends the token as Bearer. */
export function mountMetrics(
  app: FastifyInstance,
  store: Store,
  { content, token }: { content: Pick<Content, 'state'>; token: string },
): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return sendFailure(request, reply, 'notFound');
    }
    const kept = content.state();
    const own: Gauge[] = [
      {
        name: 'shop_process_memory_bytes',
        help: 'Memory of this process.',
        value: process.memoryUsage.rss(),
      },
      {
        name: 'shop_event_loop_delay_seconds',
        help: 'How late timers of this process were since the last reading: the 99th percentile.',
        value: delay.percentile(99) / 1e9,
      },
      { name: 'shop_kept_answers', help: 'Finished pages and answers in memory.', value: kept.answers },
      { name: 'shop_kept_bytes', help: 'What they take.', value: kept.bytes },
      {
        name: 'shop_changes_heard',
        help: '1 while changes of the catalogue are heard, and kept answers count as true.',
        value: kept.isTrusted ? 1 : 0,
      },
    ];
    delay.reset();
    const gauges = [...own, ...(await readShopGauges(store))];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(writeMetrics(store.metrics.readCounters(), gauges));
  });
}

/** In the same time for every wrong token. */
function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(hashSecretToken(given), hashSecretToken(wanted));
}
