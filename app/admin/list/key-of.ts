/** Rows of the specification's calls say `_id`, those of our own `id`. */
export type Keyed = { _id: string } | { id: string | number };

export function keyOf(row: Keyed): string {
  return '_id' in row ? row._id : String(row.id);
}
