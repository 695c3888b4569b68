import type { Ground, Setting } from '../drawings/ground.ts';
import type { KindName } from '../drawings/kind-table.ts';
import type { Finish, PackName } from '../drawings/look.ts';
import type { Brand } from './brands.ts';
import type { Shade } from './shades.ts';
import type { SubCategoryKey } from './sub-categories.ts';
import type { finishNames, Ingredient, Label, skinTypes, Text } from './vocabulary.ts';

export type Picture = {
  readonly kind: KindName;
  readonly pack: PackName;
  readonly ground: Ground;
  /** Printed on the packaging, in capitals without accents. */
  readonly line: string;
  readonly shade?: string;
  readonly finish?: Finish;
  readonly setting?: Setting;
  readonly variant?: number;
};

/** One of several under the same name: a scent, a size, a shape. */
export type Version = {
  readonly key: string;
  readonly name: Text;
  /** One sentence of its own. */
  readonly note: Text;
  readonly unit?: string;
  readonly price?: number;
  readonly facts?: readonly (readonly [Label, Text])[];
  readonly picture?: Partial<Picture>;
};

/** A line of products with the same text, price and packaging, told once. */
export type Family = {
  readonly key: string;
  readonly brand: Brand;
  readonly name: Text;
  readonly subCategories: readonly SubCategoryKey[];
  readonly unit: string;
  readonly price: number;
  readonly copy: Text;
  readonly finish?: keyof typeof finishNames;
  readonly skin?: keyof typeof skinTypes;
  readonly ingredients?: readonly Ingredient[];
  readonly use: Text;
  readonly facts?: readonly (readonly [Label, Text])[];
  readonly picture: Picture;
  /** Sold by shade: each becomes a product, and they show each other as swatches. */
  readonly shades?: readonly Shade[];
  readonly versions?: readonly Version[];
};
