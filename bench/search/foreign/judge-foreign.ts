import { createHash } from 'node:crypto';
import type { WrittenProduct } from '#core/catalogue/product.ts';
import type { Database } from '#db/client.ts';
import type { DemoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { fillCatalogue } from '#demo/seed/fill-catalogue.ts';
import { francs } from '#shared/money.ts';
import { findCards } from '../find-cards.ts';
import { type JudgedCard, judgeSearch, type Verdict } from '../judge-search.ts';
import type { Judgement } from '../judgements.ts';
import { type ForeignProduct, readForeignCatalogue } from './foreign-catalogue.ts';
import { foreignJudgements } from './foreign-judgements.ts';
import { freshJudgements } from './fresh-judgements.ts';
import { spentJudgements } from './spent-judgements.ts';

/**
 * How well a shop with a foreign catalogue answers. Every third judgement is kept aside, and others were written afterwards: results of a
 * search tuned to the tried ones must not be read as if they held for all.
 */
export async function judgeForeign(
  db: Database,
): Promise<{ tried: Verdict; aside: Verdict; fresh: Verdict }> {
  const products = readForeignCatalogue();
  await fillCatalogue(db, asCatalogue(products));
  const cards = new Map(products.map((product) => [idOf(product.reference), cardOf(product)]));
  const search = async (query: string) => (await findCards(db, query)).flatMap((id) => cards.get(id) ?? []);
  const judge = (judgements: readonly Judgement[]) => judgeSearch(judgements, [...cards.values()], search);
  return {
    tried: await judge([...foreignJudgements.filter((_one, index) => index % 3 !== 2), ...spentJudgements]),
    aside: await judge(foreignJudgements.filter((_one, index) => index % 3 === 2)),
    fresh: await judge(freshJudgements),
  };
}

function cardOf({ reference, brand, name, category, subCategory }: ForeignProduct): JudgedCard {
  return {
    ...{ id: idOf(reference), categories: [category], subCategories: [subCategory] },
    names: name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`,
    facets: [`brand:${brand}`],
  };
}

function asCatalogue(products: readonly ForeignProduct[]): DemoCatalogue {
  const shelves = new Map(products.map(({ subCategory, category }) => [subCategory, category]));
  return {
    categories: [...new Set(shelves.values())].map(tile),
    subCategories: [...shelves].map(([name, category]) => ({ ...tile(name), categoryIds: [idOf(category)] })),
    products: products.map(asWritten),
    ...{ brands: [], banners: [] },
  };
}

function tile(name: string) {
  return { id: idOf(name), name, nameFr: '', image: '' };
}

function asWritten(product: ForeignProduct): WrittenProduct {
  const { reference, name, description, category, subCategory, isFiled, brand, hasBrandBeside } = product;
  return {
    ...{ id: idOf(reference), reference, name, description, unit: '1', price: francs(5000), stock: 10 },
    ...{ nameFr: null, descriptionFr: null, weightGrams: null, discount: 0, bulkPrice: null },
    ...{ purchaseCost: null, lowStock: null, categories: [idOf(category)] },
    subCategories: isFiled ? [idOf(subCategory)] : [],
    ...{ images: [], imageTexts: null, imageTextsFr: null, imageSlots: null },
    details: hasBrandBeside ? [['Brand', brand]] : [],
    ...{ detailsFr: null, shadeName: null, shadeNameFr: null, shadeHex: null, family: null },
    ...{ isPublished: true, barcode: null },
  };
}

function idOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 12);
}
