export type Category = { id: string; name: string; nameFr: string | null; image: string };

/** As it is listed and edited; `version` is one more with each saved form. */
export type VersionedCategory = Category & { version: number };

export type SubCategory = VersionedCategory & { categories: Category[] };
