import type { ShownView } from '#shared/contract/settings.ts';
import type { Language } from '#shared/language.ts';
import type { StoreFacts } from '#shared/store-facts.ts';
import { inOneLanguage } from '../language.ts';
import type { PageContext } from '../page-context.ts';
import { inOrderOfName, inOwnersOrder } from './in-order-of-name.ts';

/** A category as the menus need it. */
export type MenuCategory = { _id: string; name: string; nameFr: string | null };

/** A sub-category with the ids of the categories that list it. */
export type MenuSubCategory = MenuCategory & { categoryIds: string[] };

/** The store's facts as pages carry them: hours in the page's language, and no settings that only loaders read. */
export type PageFacts = Omit<StoreFacts, 'officeHours' | 'shopHours' | 'newArrivalCategories'> & {
  officeHours: string;
  shopHours: { days: string; hours: string }[];
};

type Summary = NonNullable<ShownView['delivery']>;

/** What every page says of delivery: of the first zone, in the page's language. */
export type ShownZone = Pick<Summary, 'version' | 'leastFee' | 'freeFrom'> & {
  place: string;
  /** With the place, where it is not everywhere: 'Douala · same day'. */
  promise: string;
};

export type ShellData = {
  facts: PageFacts;
  /** Of the copyright; from the server, so that both sides say the same on New Year's Eve. */
  year: number;
  promisedMinutes: number;
  /** Absent without delivery zones. */
  delivery?: ShownZone;
  productCount: number;
  categories: MenuCategory[];
  subCategories: PackedSubCategories;
};

/**
 * As JSON of its own. As objects their fields are numbered one by one in the document's data, which was the biggest part of it that says
 * the same on every page.
 */
export type PackedSubCategories = string;

export async function loadShellData({ api, facts }: PageContext, language: Language): Promise<ShellData> {
  const [shown, categories, subCategories] = await Promise.all([
    api.settings.shown({}),
    api.category.get({}),
    api.subcategory.get({}),
  ]);
  return {
    facts: factsInLanguage(facts, language),
    year: new Date().getFullYear(),
    promisedMinutes: shown.data.promisedMinutes,
    ...(shown.data.delivery ? { delivery: zoneInLanguage(shown.data.delivery, language) } : {}),
    productCount: shown.data.productCount,
    categories: inOwnersOrder(categories.data, language).map((category) =>
      inOneLanguage(language, toMenuCategory(category)),
    ),
    subCategories: packSubCategories(
      inOrderOfName(subCategories.data, language).map((subCategory) =>
        inOneLanguage(language, toMenuSubCategory(subCategory)),
      ),
    ),
  };
}

export function factsInLanguage(
  { officeHours, shopHours, newArrivalCategories, ...facts }: StoreFacts,
  language: Language,
): PageFacts {
  return {
    ...facts,
    officeHours: officeHours[language],
    shopHours: shopHours.map(({ days, hours }) => ({ days: days[language], hours: hours[language] })),
  };
}

function zoneInLanguage({ place, promise, ...rest }: Summary, language: Language): ShownZone {
  const name = place[language];
  return { ...rest, place: name, promise: [name, promise[language]].filter(Boolean).join(' · ') };
}

export function isShellData(data: unknown): data is ShellData {
  return typeof data === 'object' && data !== null && 'facts' in data && 'subCategories' in data;
}

export function toMenuCategory({ _id, name, nameFr }: MenuCategory): MenuCategory {
  return { _id, name, nameFr };
}

export function toMenuSubCategory(
  subCategory: MenuCategory & { category: readonly { _id: string }[] },
): MenuSubCategory {
  return { ...toMenuCategory(subCategory), categoryIds: subCategory.category.map(({ _id }) => _id) };
}

export function packSubCategories(subCategories: readonly MenuSubCategory[]): PackedSubCategories {
  return JSON.stringify(
    subCategories.map(({ _id, name, nameFr, categoryIds }) => [_id, name, nameFr ?? '', ...categoryIds]),
  );
}

export function unpackSubCategories(packed: PackedSubCategories): MenuSubCategory[] {
  const rows: string[][] = JSON.parse(packed);
  return rows.map(([_id = '', name = '', nameFr = '', ...categoryIds]) => ({
    _id,
    name,
    nameFr: nameFr === '' ? null : nameFr,
    categoryIds,
  }));
}
