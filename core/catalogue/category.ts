export type Category = { id: string; name: string; nameFr: string | null; image: string };

/** A category as listed and edited; each saved form increases `version` by one. */
export type VersionedCategory = Category & { version: number };

/** `position` is the place that the owner chose; a category without one follows by name. */
export type PlacedCategory = VersionedCategory & { position: number | null };

export type SubCategory = VersionedCategory & { categories: Category[] };
