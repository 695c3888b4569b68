import type { KyselyPlugin } from 'kysely';
import type { Store } from '#core/store.ts';

class Killed extends Error {}

/** The same shop in a process that is killed after this many statements: what was not committed by then is lost. */
export function dyingStore(store: Store, statements: number): Store {
  let left = statements;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Killed('The process was killed.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...store, db: store.db.withPlugin(plugin) };
}

export async function unlessKilled<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Killed) return undefined;
    throw error;
  }
}
