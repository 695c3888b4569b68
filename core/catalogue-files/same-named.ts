import type { Database } from '#db/client.ts';
import { plainWord } from '#shared/plain-word.ts';
import type { OwnRow } from './foreign-rows.ts';
import { referenceFrom } from './foreign-values.ts';
import type { RowCells } from './read-row.ts';

type Known = { reference: string; unit: string; shadeName: string | null };

/**
 * Gives a row whose reference is made from its name the reference of the shop's product with that name, so that it is not added a second
 * time. Its name only finds the product, which keeps its names as the shop writes them. If several products have the name, the
 * row is refused with an explanation.
 */
export async function readSameNamed(db: Database): Promise<(row: OwnRow) => OwnRow> {
  const products = await db
    .selectFrom('products')
    .select(['reference', 'name', 'nameFr', 'unit', 'shadeName'])
    .where('deletedAt', 'is', null)
    .execute();
  const byName = new Map<string, Map<string, Known>>();
  for (const { name, nameFr, ...known } of products) {
    for (const each of [name, nameFr ?? name].map(plainName)) {
      const sameNamed = byName.get(each) ?? new Map<string, Known>();
      byName.set(each, sameNamed.set(known.reference.toUpperCase(), known));
    }
  }
  return (row) => {
    const { reference = '' } = row.cells;
    const name = row.cells.name || row.cells.nameFr || '';
    if (row.namedBy === undefined || name === '') return row;
    const { unit, shadeName } = row.namedBy;
    const sameNamed = byName.get(plainName(name));
    if (sameNamed === undefined) return row;
    if (sameNamed.has(reference.toUpperCase())) return asFound(row, {});
    const meant = [...sameNamed.values()].filter(
      (known) => saysSame(unit, known.unit) && saysSame(shadeName, known.shadeName ?? ''),
    );
    const [only, ...others] = meant;
    if (only === undefined) return row;
    if (others.length > 0) return { ...row, trouble: row.trouble ?? 'sameName' };
    return asFound(row, { reference: only.reference });
  };
}

function asFound(row: OwnRow, cells: RowCells): OwnRow {
  return { ...row, cells: { ...row.cells, name: '', nameFr: '', ...cells } };
}

/** An empty value may mean any. */
function saysSame(said: string, known: string): boolean {
  return said === '' || referenceFrom(said) === referenceFrom(known);
}

function plainName(name: string): string {
  return plainWord(name).replace(/\s+/g, ' ').trim();
}
