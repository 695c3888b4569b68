import type { PictureFields } from '../product/product-fields.ts';
import {
  type CommonField,
  commonFields,
  type FamilyForm,
  isSame,
  type ShadeColumn,
  type ShadeRow,
  shadeColumns,
} from './family-form.ts';

const pictureFields = [
  'images',
  'imageTexts',
  'imageTextsFr',
  'imageSlots',
] as const satisfies readonly (keyof PictureFields)[];

type ClashField = CommonField | ShadeColumn | keyof PictureFields | 'isPublished';

/** A value that two people have changed: where it is, and what each has made of it. */
export type Clash = { shade: string | undefined; field: ClashField; own: unknown; theirs: unknown };

export type MergedFamily = { merged: FamilyForm; clashes: readonly Clash[] };

/**
 * Merges what was typed over `base` with what someone else has saved meanwhile: a value that only one of the two has changed is taken from
 * that one; where both did, `prefers` decides.
 */
export function mergeFamily(
  base: FamilyForm,
  typed: FamilyForm,
  current: FamilyForm,
  prefers: 'own' | 'theirs',
): MergedFamily {
  const clashes: Clash[] = [];
  const common = { ...current.common };
  for (const field of commonFields) {
    const versions = [base.common[field], typed.common[field], current.common[field]] as const;
    Object.assign(common, { [field]: pick(versions, prefers) });
    if (isClash(versions)) clashes.push({ shade: undefined, field, own: versions[1], theirs: versions[2] });
  }
  const rows = typed.rows.flatMap((row) => {
    const before = base.rows.find(({ key }) => key === row.key);
    const now = current.rows.find(({ key }) => key === row.key);
    if (!before) return row;
    return now ? mergeRow(before, row, now) : [];
  });
  const added = current.rows.filter(({ key }) => base.rows.every((row) => row.key !== key));
  return { merged: { common, rows: [...rows, ...added] }, clashes };

  function mergeRow(before: ShadeRow, row: ShadeRow, now: ShadeRow): ShadeRow {
    const merged = { ...row, saved: now.saved, stock: addedUp(before.stock, row.stock, now.stock) };
    for (const field of [...shadeColumns, ...pictureFields, 'isPublished'] as const) {
      if (field === 'stock') continue;
      const versions = [before[field], row[field], now[field]] as const;
      Object.assign(merged, { [field]: pick(versions, prefers) });
      if (isClash(versions)) {
        clashes.push({ shade: row.shadeName, field, own: versions[1], theirs: versions[2] });
      }
    }
    return merged;
  }
}

type Versions<Value> = readonly [base: Value, typed: Value, current: Value];

function pick<Value>(versions: Versions<Value>, prefers: 'own' | 'theirs'): Value {
  const [base, typed, current] = versions;
  if (isSame(typed, base)) return current;
  return isClash(versions) && prefers === 'theirs' ? current : typed;
}

function isClash([base, typed, current]: Versions<unknown>): boolean {
  return !isSame(typed, base) && !isSame(current, base) && !isSame(typed, current);
}

/** Pieces sold meanwhile stay sold, and pieces counted in addition are added to what is left. */
function addedUp(seen: string, typed: string, now: string): string {
  const sum = Number(now) + Number(typed) - Number(seen);
  return Number.isInteger(sum) ? String(Math.max(0, sum)) : typed;
}
