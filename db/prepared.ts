import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';

const mark = '/* prepared */';

/**
 * Marks a statement whose text is the same each time and which is asked for with every order: PostgreSQL parses and plans it once a
 * connection. Not for statements whose best plan depends on what is asked for, such as a search.
 */
export const prepared: RawBuilder<unknown> = sql.raw(mark);

const names = new Map<string, string>();

/** A connection that gives marked statements a name; PostgreSQL knows a named statement again. */
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
