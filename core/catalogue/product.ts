import type { Francs } from '#shared/money.ts';
import type { PictureSlot } from '#shared/picture-slots.ts';
import type { FieldOfKind, KindOf, ProductField } from '#shared/product-fields.ts';
import type { Category } from './category.ts';
import type { Shade } from './shade.ts';

/** One extra detail: label and text, in the order the owner entered them. */
export type Detail = [label: string, text: string];

/** What a picture shows, in words. */
export type PictureText = [url: string, text: string];

/** What a picture is for. */
export type PictureInSlot = [url: string, slot: PictureSlot];

/** The type of a field's value, by kind. */
export type FieldValue = {
  text: string;
  optionalText: string | null;
  pictures: string[];
  pictureTexts: PictureText[] | null;
  pictureSlots: PictureInSlot[] | null;
  categories: Category[];
  /** Changes only through its ledger. */
  stock: number;
  francs: Francs;
  optionalFrancs: Francs | null;
  /** What the shop itself paid; no shopper sees it. */
  cost: Francs | null;
  percent: number;
  optionalWhole: number | null;
  /** A number that only the staff sees. */
  ownWhole: number | null;
  details: Detail[];
  optionalDetails: Detail[] | null;
  colour: string | null;
  /** Identifies the product in catalogue files. */
  reference: string;
  /** The number that a scanner reads on the packaging. */
  barcode: string | null;
  flag: boolean;
};

export type ProductValues = { [Field in ProductField]: FieldValue[KindOf<Field>] };

/** A product as the owner's pages and files show it. */
export type AdminProduct = ProductValues & {
  id: string;
  /** Products are numbered in the order in which they were added. */
  sequence: number;
  /** Increases by one with each saved form. */
  version: number;
  deletedAt: Date | null;
  /** The percent of a sale that runs now; the price uses the higher of it and the discount. */
  saleDiscount: number | null;
};

export type Product = AdminProduct & {
  /** The number of listed products in its family, including this one; 1 without a family. */
  shadeCount: number;
};

/** The value written for a field; for categories, their ids. */
export type WrittenValue = Omit<FieldValue, 'categories'> & { categories: string[] };
export type WrittenValues = { [Field in ProductField]: WrittenValue[KindOf<Field>] };
export type WrittenProduct = WrittenValues & { id: string };

/** The fields that are columns of the table. */
export type ColumnField = Exclude<ProductField, FieldOfKind<'categories' | 'stock'>>;

/** Another shade of the same family, as the swatches show it. */
export type FamilyShade = {
  id: string;
  name: string;
  nameFr: string | null;
  shade: Shade;
  stock: number;
  images: string[];
  price: Francs;
  discount: number;
  /** For shades worn to match the skin: what they match, as in `shared/list-choice.ts`. */
  depth: string | null;
  undertone: string | null;
};

/** The products of a page, and how many there are on all pages. */
export type ProductPage = { products: Product[]; totalCount: number };

export type PageOf = { page: number; limit: number };
