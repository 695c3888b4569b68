import { AsyncLocalStorage } from 'node:async_hooks';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';

const mark = '/* prepared */';

/**
 * Marks a statement with a constant text that runs with every order: PostgreSQL parses and plans it once a connection.
 * Not for statements whose best plan depends on the parameters, such as a search.
 */
export const prepared: RawBuilder<unknown> = sql.raw(mark);

const names = new Map<string, string>();

const ownTimeout = new AsyncLocalStorage<number>();

/** For work in bulk whose statements may take longer than those of a page; PostgreSQL's own limits are set by `work`. */
export function withQueryTimeout<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  return ownTimeout.run(milliseconds, work);
}

const noAnswer = 'Query read timeout';

/**
 * A connection that names marked statements, so that PostgreSQL reuses them, and that is closed when a statement gets no answer:
 * a database that is frozen says nothing, not even that a statement took too long.
 */
export class PreparingClient extends pg.Client {}

Object.defineProperty(PreparingClient.prototype, 'query', {
  value(this: pg.Client, text: unknown, values: unknown, ...more: unknown[]) {
    if (typeof text !== 'string')
      return Reflect.apply(pg.Client.prototype.query, this, [text, values, ...more]);
    const config = { name: nameOf(text), text, values, query_timeout: ownTimeout.getStore() };
    const answer = Reflect.apply(pg.Client.prototype.query, this, [config, ...more]);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        // What comes later would be taken for the answer to the next statement.
        if (error.message === noAnswer) this.connection.stream.destroy(error);
      });
    }
    return answer;
  },
});

function nameOf(text: string): string | undefined {
  // Behind `select` where a builder writes it.
  if (!text.startsWith(mark) && !text.startsWith(`select ${mark}`)) return undefined;
  const known = names.get(text) ?? `prepared_${names.size + 1}`;
  names.set(text, known);
  return known;
}
