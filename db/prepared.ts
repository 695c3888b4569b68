import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';

const mark = '/* prepared */';

/**
 * Marks a statement with a constant text that runs with every order: PostgreSQL parses and plans it once a connection.
 * Not for statements whose best plan depends on the parameters, such as a search.
 */
export const prepared: RawBuilder<unknown> = sql.raw(mark);

const names = new Map<string, string>();

/** A connection that names marked statements, so that PostgreSQL reuses them. */
export class PreparingClient extends pg.Client {}

Object.defineProperty(PreparingClient.prototype, 'query', {
  value(this: pg.Client, text: unknown, values: unknown, ...more: unknown[]) {
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return Reflect.apply(
      pg.Client.prototype.query,
      this,
      name === undefined ? [text, values, ...more] : [{ name, text, values }, ...more],
    );
  },
});

function nameOf(text: string): string | undefined {
  // Behind `select` where a builder writes it.
  if (!text.startsWith(mark) && !text.startsWith(`select ${mark}`)) return undefined;
  const known = names.get(text) ?? `prepared_${names.size + 1}`;
  names.set(text, known);
  return known;
}
