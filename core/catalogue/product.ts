import type { Francs } from '#shared/money.ts';
import type { Category } from './category.ts';

/** One extra detail: label and text, in the order the owner entered them. */
export type Detail = [label: string, text: string];

export type Shade = { name: string; hex: string };

export type Product = {
  id: string;
  name: string;
  nameFr: string | null;
  description: string;
  descriptionFr: string | null;
  unit: string;
  images: string[];
  stock: number;
  price: Francs;
  bulkPrice: Francs | null;
  /** Percent. */
  discount: number;
  details: Detail[];
  detailsFr: Detail[] | null;
  shade: Shade | null;
  family: string | null;
  /** Listed products of the same family, this one included; 1 without a family. */
  shadeCount: number;
  /** What files of the catalogue name it by. */
  reference: string;
  categories: Category[];
  subCategories: Category[];
  /** One more with each saved form. */
  version: number;
  /** False for a draft, which only admins see. */
  isPublished: boolean;
  deletedAt: Date | null;
};

/** Another shade of the same family, as the swatches show it. */
export type FamilyShade = { id: string; name: string; nameFr: string | null; shade: Shade; stock: number };

/** Products of a page, and how many there are on all pages. */
export type ProductPage = { products: Product[]; totalCount: number };

export type PageOf = { page: number; limit: number };
