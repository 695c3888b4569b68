import type { FastifyInstance } from 'fastify';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import type { Store } from '#core/store.ts';
import { createDatabase } from '#db/client.ts';
import { buildApp } from './app.ts';
import type { ClosingSteps } from './closing-steps.ts';
import { openContent } from './content/open-content.ts';
import type { Env } from './env.ts';
import { openDeskLine } from './live/desk-line.ts';
import type { PagesOptions } from './pages/mount-pages.ts';
import { portProblem } from './port-probe.ts';
import type { Processes } from './watch/process-readings.ts';

/** A read that the standby does not answer within this time goes to the primary. */
const replicaOptions = { applicationName: 'shop reads', statementTimeoutMs: 2_000 };

/** Memory for finished pages and answers. */
const KEPT_MEGABYTES = 64;

export type Doors = {
  store: Store;
  connectionString: string;
  pages: PagesOptions;
  /** The other processes of this shop on this machine. */
  processes?: Processes | undefined;
  /** Adds what only development needs, before the first request. */
  prepareApp?: ((app: FastifyInstance) => void) | undefined;
};

/** Opens the shop to requests. */
export async function openDoors(
  env: Env,
  { store, connectionString, pages, processes, prepareApp }: Doors,
  closing: ClosingSteps,
): Promise<void> {
  // In development nothing is kept, so that an edit of a page shows at once.
  const mostBytes = pages.mode === 'production' ? KEPT_MEGABYTES * 1024 * 1024 : 0;
  const replica =
    env.databaseReadUrl === undefined ? undefined : createDatabase(env.databaseReadUrl, replicaOptions);
  if (replica) closing.add('connections to the standby', () => replica.destroy());
  const content = openContent({
    replica,
    connectionString,
    mostBytes,
    log: store.log,
    settings: store.shopSettings,
    namesWhatItShows: env.sendsSurrogateKeys,
  });
  closing.add('content changes', () => content.stop());
  const line = openDeskLine(connectionString, store.log);
  closing.add('changes for open pages', () => line.stop());
  const app = await buildApp(store, env, pages, content, line, processes);
  prepareApp?.(app);
  closing.add('web server', () => app.close());
  await app.listen({ host: env.host, port: env.port }).catch((cause: Error) => {
    throw portProblem(env.host, env.port, cause);
  });
  // With a large catalogue this takes seconds, which the first list or search would otherwise wait for.
  for (const db of replica ? [store.db, replica] : [store.db]) {
    readListedProducts(db).catch((error: unknown) => {
      store.log.warn({ error }, 'Listed products could not be read yet: the first list or search reads them');
    });
  }
}
