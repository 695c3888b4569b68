export type Category = { id: string; name: string; nameFr: string | null; image: string };

export type SubCategory = Category & { categories: Category[] };
