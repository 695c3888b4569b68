import type { FastifyInstance } from 'fastify';
import type { Store } from '#core/store.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import { buildStore } from './build-store.ts';
import { type ClosingSteps, openOrClose } from './closing-steps.ts';
import type { Env } from './env.ts';
import { provideFirstAdmin } from './first-admin.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openDatabase } from './open-database.ts';
import { openDoors } from './open-doors.ts';
import type { PagesOptions } from './pages/mount-pages.ts';
import { requireFreePort } from './port-probe.ts';
import { openTracing } from './tracing/open-tracing.ts';

export type RunningShop = {
  /** The admin's e-mail, and where the password is. */
  admin: string;
  /** The ways to pay online, and which of them are simulated. */
  payments: readonly { method: OnlineMethod; isSimulated: boolean }[];
  /** Resolves when the shop can no longer work, with the sentence to print before it is closed. */
  failed: Promise<string>;
  close: () => Promise<void>;
};

export type ShopOptions = {
  /** Builds the pages if necessary, while the database starts. */
  preparePages: () => Promise<PagesOptions>;
  /** Fills a shop that has no products. */
  fillShop?: (store: Store, env: Env) => Promise<void>;
  /** Adds what only development needs, before the first request. */
  prepareApp?: (app: FastifyInstance) => void;
  onCloseFailure: (step: string, error: unknown) => void;
};

/**
 * Opens the shop: settings that can be refused are checked first, and everything started is stopped again if a later
 * step fails.
 */
export async function runShop(env: Env, options: ShopOptions): Promise<RunningShop> {
  await requireFreePort(env.host, env.port);
  return openOrClose(options.onCloseFailure, (closing) => open(env, options, closing));
}

async function open(env: Env, options: ShopOptions, closing: ClosingSteps): Promise<RunningShop> {
  await openTracing(env, closing);
  const failed = Promise.withResolvers<string>();
  const [{ db, connectionString }, pages] = await bothOrNeither(
    openDatabase(env, closing, failed.resolve),
    options.preparePages(),
  );
  const store = await buildStore(env, db);
  const admin = await provideFirstAdmin(store, env);
  await options.fillShop?.(store, env);
  await openDoors(env, { store, connectionString, pages, prepareApp: options.prepareApp }, closing);
  const jobs = startJobs(store, env, connectionString);
  closing.add('jobs', () => jobs.stop());
  return { admin, payments: store.payments, failed: failed.promise, close: closing.run };
}

// If one half fails, the other must not keep running while everything is closed.
export async function bothOrNeither<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  const results = await Promise.allSettled([first, second]);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  return [await first, await second];
}
