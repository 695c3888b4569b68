import type { Log } from '#core/store.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startPostgres } from './start-postgres.ts';

/** A server that ends this often within `restartsCountMs` did not end by accident. */
const mostRestarts = 3;
const restartsCountMs = 600_000;

const lost = 'PostgreSQL has ended unexpectedly: start the shop again, nothing saved is lost.';

/**
 * Starts the shop's own PostgreSQL, and starts it again at the same port when it ends by accident: connections fail for some seconds,
 * and what was committed is there. `onLost` is called when it cannot be started again.
 */
export async function keepPostgres(
  options: EmbeddedPostgresOptions,
  log: Log,
  onLost: (sentence: string) => void,
): Promise<Pick<EmbeddedPostgres, 'connectTo' | 'stop'>> {
  let isStopping = false;
  let current = startPostgres(options);
  const restarts: number[] = [];

  function watch({ ended, port }: EmbeddedPostgres): void {
    ended.then(() => {
      if (isStopping) return;
      const now = Date.now();
      if (restarts.filter((at) => now - at < restartsCountMs).length >= mostRestarts) {
        onLost(lost);
        return;
      }
      restarts.push(now);
      current = startPostgres({ ...options, port });
      current.then(
        (started) => {
          if (isStopping) return;
          log.warn({}, 'PostgreSQL had ended unexpectedly and was started again. Nothing saved is lost.');
          watch(started);
        },
        (error: unknown) => {
          if (isStopping) return;
          // `onLost` closes the shop.
          log.error({ error }, 'PostgreSQL had ended unexpectedly and cannot be started again');
          onLost(lost);
        },
      );
    });
  }

  const first = await current;
  watch(first);
  return {
    connectTo: first.connectTo,
    stop: async () => {
      isStopping = true;
      // A server that could not be started again need not be stopped.
      const last = await current.catch(() => undefined);
      await last?.stop();
    },
  };
}
