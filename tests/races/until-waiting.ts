import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '#core/store.ts';

/** Resolves once this many statements of the test's database wait for a lock. */
export async function untilWaiting({ db }: Pick<Store, 'db'>, statements: number): Promise<void> {
  for (let look = 0; look < 300; look += 1) {
    const { waiting } = await db
      .withTables<{ pgStatActivity: { datname: string; waitEventType: string; pid: number } }>()
      .selectFrom('pgStatActivity')
      .select((activity) => activity.fn.count<number>('pid').as('waiting'))
      .where('waitEventType', '=', 'Lock')
      .where((activity) => activity('datname', '=', activity.fn<string>('current_database', [])))
      .executeTakeFirstOrThrow();
    if (waiting >= statements) return;
    await delay(10);
  }
  throw new Error(`Never did ${statements} statements wait for a lock.`);
}
