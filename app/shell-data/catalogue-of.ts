import type { Language } from '#shared/language.ts';
import type { ShopState } from '../client/shop-state.ts';
import { inOneLanguage } from '../language.ts';
import { inOrderOfName, inOwnersOrder } from './in-order-of-name.ts';
import {
  type MenuCategory,
  type MenuSubCategory,
  type ShellData,
  toMenuCategory,
  toMenuSubCategory,
  unpackSubCategories,
} from './shell-data.ts';

export type Catalogue = {
  categories: MenuCategory[];
  subCategories: MenuSubCategory[];
  isLoading: boolean;
};

type Fetched = ShopState['product'];
type Document = Pick<ShellData, 'categories' | 'subCategories'>;

const nothingYet: Catalogue = { categories: [], subCategories: [], isLoading: true };
const nothing: Catalogue = { ...nothingYet, isLoading: false };
const ofDocuments = new WeakMap<Document, Catalogue>();
const ofAnswers = new WeakMap<Fetched, { language: Language; catalogue: Catalogue }>();

/**
 * The menu, as the same object while it says the same: many parts of a page are made of it, and the answer that confirms what came
 * with the document draws none of them again.
 */
export function catalogueOf(loaded: Document, fetched: Fetched, language: Language): Catalogue {
  const known = ofDocuments.get(loaded) ?? unpack(loaded);
  ofDocuments.set(loaded, known);
  if (fetched.status !== 'ready') {
    if (known.categories.length > 0) return known;
    return fetched.status === 'failed' ? nothing : nothingYet;
  }
  const before = ofAnswers.get(fetched);
  if (before?.language === language) return before.catalogue;
  const now = arrange(fetched, language);
  const catalogue = JSON.stringify(now) === JSON.stringify(known) ? known : now;
  ofAnswers.set(fetched, { language, catalogue });
  return catalogue;
}

function unpack({ categories, subCategories }: Document): Catalogue {
  return { categories, subCategories: unpackSubCategories(subCategories), isLoading: false };
}

function arrange({ allCategory, allSubCategory }: Fetched, language: Language): Catalogue {
  return {
    categories: inOwnersOrder(allCategory, language).map((category) =>
      inOneLanguage(language, toMenuCategory(category)),
    ),
    subCategories: inOrderOfName(allSubCategory, language).map((subCategory) =>
      inOneLanguage(language, toMenuSubCategory(subCategory)),
    ),
    isLoading: false,
  };
}
