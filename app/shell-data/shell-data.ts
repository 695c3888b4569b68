import type { ShownView } from '#shared/contract/settings.ts';
import type { DeliveryCalendar } from '#shared/delivery-calendar.ts';
import type { Language } from '#shared/language.ts';
import { type PaymentMethod, paymentMethods } from '#shared/payment-methods.ts';
import { PIECE_LIMITS, type PieceLimits } from '#shared/piece-limits.ts';
import type { StoreFacts } from '#shared/store-facts.ts';
import type { PageContext } from '../page-context.ts';
import { type MenuCategory, menuOf } from './menu.ts';

/** The store's facts as pages carry them: hours in the page's language, and no settings that only loaders read. */
export type PageFacts = Omit<StoreFacts, 'officeHours' | 'shopHours' | 'newArrivalCategories'> & {
  officeHours: string;
  shopHours: { days: string; hours: string }[];
  /** The town with its preposition: 'of Douala', 'd’Edéa'. */
  ofTown: string;
};

/** For texts that name the town; French elides ‘de’ before a vowel. */
export type TownWords = Pick<PageFacts, 'town' | 'ofTown'>;

type Summary = NonNullable<ShownView['delivery']>;

/** What every page says about delivery: the terms of the first zone, in the page's language. */
export type ShownZone = Pick<Summary, 'version' | 'leastFee' | 'freeFrom'> & {
  place: string;
  /** The promise, after the place unless the zone is everywhere: 'Douala · same day'. */
  promise: string;
  /** A phrase about the delivery charge, for the middle of a sentence; empty where delivery is free everywhere. */
  offer: string;
};

/** The default of `fewLeftAt`. */
export const FEW = 3;

export type ShellData = {
  facts: PageFacts;
  /** The year of the copyright notice; from the server, so that both sides show the same on New Year's Eve. */
  year: number;
  promisedMinutes: number;
  /** The city for which a promise of less than a day holds. Absent for a longer promise. */
  promisedCity?: string;
  /** At this many pieces or fewer, pages say that few are left. Absent while it is three, as in most shops. */
  fewLeftAt?: number;
  /** How many pieces can be ordered online. Absent while the limits are the usual ones. */
  pieces?: PieceLimits;
  /** Absent without delivery zones. */
  delivery?: ShownZone;
  /** When parcels are delivered. Absent while that is every day, at any hour. */
  calendar?: DeliveryCalendar;
  /** The ways to pay that are offered. Absent while all are. */
  ways?: PaymentMethod[];
  productCount: number;
  /** How codes for orders without a password are sent. Absent where the shop sends none. */
  codesBy?: 'phone' | 'email';
  /** The lists that the menu leaves out because they have no product. Absent without any. */
  empty?: string[];
  /** Left out of the data of a document that shows the menu: the browser reads it from there. */
  categories: MenuCategory[];
};

export async function loadShellData({ api, facts }: PageContext, language: Language): Promise<ShellData> {
  const [shown, categories, subCategories] = await Promise.all([
    api.settings.shown({}),
    api.category.get({}),
    api.subcategory.get({}),
  ]);
  const empty = menuLeavesOut(shown.data);
  return {
    facts: factsInLanguage(facts, language),
    year: new Date().getFullYear(),
    promisedMinutes: shown.data.promisedMinutes,
    ...(shown.data.promisedCity === '' ? {} : { promisedCity: shown.data.promisedCity }),
    ...(shown.data.fewLeftAt === FEW ? {} : { fewLeftAt: shown.data.fewLeftAt }),
    ...(isUsual(shown.data.pieces) ? {} : { pieces: shown.data.pieces }),
    ...(shown.data.delivery ? { delivery: zoneInLanguage(shown.data.delivery, language) } : {}),
    ...(shown.data.calendar ? { calendar: shown.data.calendar } : {}),
    ...(shown.data.paymentOrder.length < paymentMethods.length ? { ways: shown.data.paymentOrder } : {}),
    productCount: shown.data.productCount,
    ...(shown.data.codesBy ? { codesBy: shown.data.codesBy } : {}),
    ...(empty.length > 0 ? { empty } : {}),
    categories: menuOf(categories.data, subCategories.data, language, empty),
  };
}

/** The empty lists that no menu and no tile leads to. A shop without a product keeps its menu: it shows what there will be. */
export function menuLeavesOut({ productCount, emptyLists }: ShownView): string[] {
  return productCount > 0 ? emptyLists : [];
}

export function factsInLanguage(
  { officeHours, shopHours, newArrivalCategories, ...facts }: StoreFacts,
  language: Language,
): PageFacts {
  return {
    ...facts,
    officeHours: officeHours[language],
    shopHours: shopHours[language],
    ofTown: ofTown(facts.town, language),
  };
}

const VOWEL = /^[aeiouâàéèêëîïôöûü]/i;

function ofTown(town: string, language: Language): string {
  if (language === 'en') return `of ${town}`;
  return VOWEL.test(town) ? `d’${town}` : `de ${town}`;
}

function isUsual({ perProduct, perOrder }: PieceLimits): boolean {
  return perProduct === PIECE_LIMITS.perProduct && perOrder === PIECE_LIMITS.perOrder;
}

function zoneInLanguage({ place, promise, offer, ...rest }: Summary, language: Language): ShownZone {
  const name = place[language];
  return {
    ...rest,
    place: name,
    promise: [name, promise[language]].filter(Boolean).join(' · '),
    offer: offer[language],
  };
}

/** The phrase about the delivery charge for a page's description, from the matches of its route; empty where delivery is free. */
export function offerIn(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  return matches.map((match) => match?.loaderData).find(isShellData)?.delivery?.offer ?? '';
}

/** Whether pages may say that orders can be paid on delivery, from the matches of a route. */
export function takesCashIn(matches: readonly ({ loaderData?: unknown } | undefined)[]): boolean {
  const shell = matches.map((match) => match?.loaderData).find(isShellData);
  return shell?.ways?.includes('cash_on_delivery') ?? true;
}

/** The town for a page's description; empty words where the root's loader failed. */
export function townIn(matches: readonly ({ loaderData?: unknown } | undefined)[]): TownWords {
  const shell = matches.map((match) => match?.loaderData).find(isShellData);
  return shell?.facts ?? { town: '', ofTown: '' };
}

export function isShellData(data: unknown): data is ShellData {
  return typeof data === 'object' && data !== null && 'facts' in data && 'categories' in data;
}
