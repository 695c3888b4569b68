import type { Language } from '#shared/language.ts';
import type { ShopState } from '../client/shop-state.ts';
import { type MenuCategory, menuOf } from './menu.ts';
import type { ShellData } from './shell-data.ts';

export type Catalogue = { categories: MenuCategory[]; isLoading: boolean };

type Fetched = ShopState['product'];
type Document = Pick<ShellData, 'categories' | 'empty'>;

const nothingYet: Catalogue = { categories: [], isLoading: true };
const nothing: Catalogue = { ...nothingYet, isLoading: false };
const ofDocuments = new WeakMap<Document, Catalogue>();
const ofAnswers = new WeakMap<Fetched, { language: Language; catalogue: Catalogue }>();

/**
 * The menu, as the same object while its content is the same: many parts of a page depend on it, and a fetched answer that only
 * confirms the document's menu redraws none of them.
 */
export function catalogueOf(loaded: Document, fetched: Fetched, language: Language): Catalogue {
  const known = ofDocuments.get(loaded) ?? { categories: loaded.categories, isLoading: false };
  ofDocuments.set(loaded, known);
  if (fetched.status !== 'ready') {
    if (known.categories.length > 0) return known;
    return fetched.status === 'failed' ? nothing : nothingYet;
  }
  const before = ofAnswers.get(fetched);
  if (before?.language === language) return before.catalogue;
  const now = {
    categories: menuOf(fetched.allCategory, fetched.allSubCategory, language, loaded.empty),
    isLoading: false,
  };
  const catalogue = JSON.stringify(now) === JSON.stringify(known) ? known : now;
  ofAnswers.set(fetched, { language, catalogue });
  return catalogue;
}
