import { AsyncLocalStorage } from 'node:async_hooks';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { tracedQueries } from './traced-queries.ts';
import { WritableClient } from './writable-client.ts';

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
const readOnly = '25006';

/**
 * A connection that names marked statements, so that PostgreSQL reuses them, and that is closed when a statement gets no answer:
 * a database that is frozen says nothing, not even that a statement took too long.
 */
export class PreparingClient extends WritableClient {
  isNamed(text: string): boolean {
    // Behind `select` where a builder writes it.
    return text.startsWith(mark) || text.startsWith(`select ${mark}`);
  }
}

/** Through a pooler, the next statement may be answered by another connection, which does not know the name. */
export class UnnamedClient extends PreparingClient {
  override isNamed(): boolean {
    return false;
  }
}

/** For few connections that send the same statements again and again, and none that is better planned for its parameters. */
export class NamingClient extends PreparingClient {
  override isNamed(text: string): boolean {
    return super.isNamed(text) || (planned.test(text) && !text.includes(';'));
  }
}

/** PostgreSQL plans these, and neither `begin` nor several statements at once. */
const planned = /^(select|with|insert|update|delete)\b/;

Object.defineProperty(PreparingClient.prototype, 'query', {
  value(this: PreparingClient, text: unknown, values: unknown, ...more: unknown[]) {
    if (typeof text !== 'string')
      return Reflect.apply(pg.Client.prototype.query, this, [text, values, ...more]);
    const name = this.isNamed(text) ? nameOf(text) : undefined;
    const config = { name, text, values, query_timeout: ownTimeout.getStore() };
    const send = () => Reflect.apply(pg.Client.prototype.query, this, [config, ...more]);
    // With a callback there is no promise to wait for.
    const isTraced = tracedQueries.hasSubscribers && more.length === 0;
    const answer = isTraced ? tracedQueries.tracePromise(send, { text }) : send();
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        // What comes later would be taken for the answer to the next statement. And a server that has become a standby stays one.
        if (error.message === noAnswer || ('code' in error && error.code === readOnly)) {
          this.connection.stream.destroy(error);
        }
      });
    }
    return answer;
  },
});

function nameOf(text: string): string {
  const known = names.get(text) ?? `prepared_${names.size + 1}`;
  names.set(text, known);
  return known;
}
