import type { Drawing } from '../drawings/drawing.ts';

export type SeedCategory = { key: string; name: string; nameFr: string; drawing: Drawing };

export type SeedSubCategory = {
  key: string;
  name: string;
  nameFr: string;
  /** Keys of the categories it is listed under. */
  categories: string[];
  drawing: Drawing;
};

export type SeedProduct = {
  key: string;
  name: string;
  nameFr: string;
  description: string;
  descriptionFr: string;
  unit: string;
  stock: number;
  price: number;
  bulkPrice: number | null;
  discount: number;
  categories: string[];
  subCategories: string[];
  details: [string, string][];
  detailsFr: [string, string][];
  shade: { name: string; hex: string } | null;
  family: string | null;
  drawings: Drawing[];
};

export type SeedCatalogue = {
  categories: SeedCategory[];
  subCategories: SeedSubCategory[];
  /** In the order of adding: lists show the last one first. */
  products: SeedProduct[];
};
