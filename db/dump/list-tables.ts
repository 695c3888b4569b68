import type pg from 'pg';

export type TableShape = { name: string; columns: string[]; refersTo: string[] };

/**
 * The shop's tables, each after those it refers to; without derived tables and without unlogged tables, which a crash
 * may empty.
 */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select
      class.relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select distinct target.relname::text
        from pg_constraint as reference join pg_class as target on target.oid = reference.confrelid
        where reference.conrelid = class.oid and reference.contype = 'f' and reference.confrelid <> class.oid
      ) as "refersTo"
    from pg_class as class
    where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relpersistence = 'p'
      and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
      and coalesce(obj_description(class.oid, 'pg_class'), '') not like 'derived by %'
    order by class.relname
  `);
  return inOrderOfReferences(rows);
}

/** Fills the tables that a function, named in their comment, derives from other tables: a dump leaves them out. */
export async function fillDerivedTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ call: string }>(`
    select substring(obj_description(oid, 'pg_class') from '^derived by (.+)$') as call
    from pg_class
    where relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') like 'derived by %'
  `);
  for (const { call } of rows) await client.query(`select public.${call}`);
}

function inOrderOfReferences(tables: TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  const isThere = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.find((table) => !isThere(table.name) && table.refersTo.every(isThere));
    if (!next) {
      const left = tables.filter((table) => !isThere(table.name)).map((table) => table.name);
      throw new Error(`These tables refer to each other in a circle: ${left.join(', ')}.`);
    }
    ordered.push(next);
  }
  return ordered;
}
