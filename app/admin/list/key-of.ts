/** Rows of the specification's calls have `_id`, those of our own calls `id`. */
export type Keyed = { _id: string } | { id: string | number };

export function keyOf(row: Keyed): string {
  return '_id' in row ? row._id : String(row.id);
}
