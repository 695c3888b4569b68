import type { Database } from '#db/client.ts';
import { plainWord } from '#shared/plain-word.ts';
import type { OwnRow } from './foreign-rows.ts';
import { referenceFrom } from './foreign-values.ts';

type Known = { reference: string; unit: string; shadeName: string | null };

/**
 * Gives a row whose reference is made from its name the reference of the shop's product with that name, so that it is not added a second
 * time. Its name only finds the product: the name in a French list would replace the English one. If several products have the name, the
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
    const { name = '', reference = '' } = row.cells;
    if (row.namedBy === undefined || name === '') return row;
    const { unit, shadeName } = row.namedBy;
    const sameNamed = byName.get(plainName(name));
    if (sameNamed === undefined) return row;
    if (sameNamed.has(reference.toUpperCase())) return { ...row, cells: { ...row.cells, name: '' } };
    const meant = [...sameNamed.values()].filter(
      (known) => saysSame(unit, known.unit) && saysSame(shadeName, known.shadeName ?? ''),
    );
    const [only, ...others] = meant;
    if (only === undefined) return row;
    if (others.length > 0) return { ...row, trouble: row.trouble ?? 'sameName' };
    return { ...row, cells: { ...row.cells, reference: only.reference, name: '' } };
  };
}

/** An empty value may mean any. */
function saysSame(said: string, known: string): boolean {
  return said === '' || referenceFrom(said) === referenceFrom(known);
}

function plainName(name: string): string {
  return plainWord(name).replace(/\s+/g, ' ').trim();
}
