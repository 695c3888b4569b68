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

/** Runs bulk work whose statements may take longer than those of a page; `work` has to set PostgreSQL's own limits. */
export function withQueryTimeout<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  return ownTimeout.run(milliseconds, work);
}

const noAnswer = 'Query read timeout';
const readOnly = '25006';

/**
 * A connection that names marked statements, so that PostgreSQL reuses them. It is closed when a statement gets no answer: a
 * frozen database reports nothing, not even a timeout.
 */
export class PreparingClient extends WritableClient {
  isNamed(text: string): boolean {
    // A query builder puts the mark after `select`.
    return text.startsWith(mark) || text.startsWith(`select ${mark}`);
  }
}

/** For poolers, where the next statement may run on another connection that does not know the name. */
export class UnnamedClient extends PreparingClient {
  override isNamed(): boolean {
    return false;
  }
}

/** For the few connections that repeat the same statements, none of which is planned better with its parameters. */
export class NamingClient extends PreparingClient {
  override isNamed(text: string): boolean {
    return super.isNamed(text) || (planned.test(text) && !text.includes(';'));
  }
}

/** Statements that PostgreSQL plans, unlike `begin` or several statements at once. */
const planned = /^(select|with|insert|update|delete)\b/;

Object.defineProperty(PreparingClient.prototype, 'query', {
  value(this: PreparingClient, text: unknown, values: unknown, ...more: unknown[]) {
    if (typeof text !== 'string')
      return Reflect.apply(pg.Client.prototype.query, this, [text, values, ...more]);
    const name = this.isNamed(text) ? nameOf(text) : undefined;
    const config = { name, text, values, query_timeout: ownTimeout.getStore() };
    const send = () => Reflect.apply(pg.Client.prototype.query, this, [config, ...more]);
    // A call with a callback returns no promise to wait for.
    const isTraced = tracedQueries.hasSubscribers && more.length === 0;
    const answer = isTraced ? tracedQueries.tracePromise(send, { text }) : send();
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        // Closes the connection: a late answer would be taken for that of the next statement, and a server that has become a standby remains one.
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
