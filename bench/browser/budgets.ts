import type { PublicPage } from './find-public-pages.ts';
import type { JourneyWeight } from './weigh-journey.ts';
import type { PageWeight } from './weigh-page.ts';

/**
 * What a first visit on a phone may weigh: `tests/e2e/weight.spec.ts` refuses more. The budgets are slightly above the
 * measured figures (bench/results/), so that growth is noticed; lower them when a page gets lighter.
 */
export const budgets: Record<PublicPage, PageWeight> = {
  home: {
    ...everyPage(),
    documentBytes: 89_000,
    documentBrotliBytes: 13_300,
    elements: 1_200,
  },
  product: {
    ...everyPage(),
    documentBytes: 67_000,
    documentBrotliBytes: 12_388,
    elements: 860,
  },
  listing: {
    ...everyPage(),
    documentBytes: 58_000,
    documentBrotliBytes: 10_100,
    elements: 740,
  },
  search: {
    ...everyPage(),
    documentBytes: 58_000,
    documentBrotliBytes: 9_700,
    elements: 770,
  },
};

function everyPage() {
  return {
    scripts: { files: 6, bytes: 84_700 },
    styles: { files: 1, bytes: 9_100 },
    headerBytes: { document: 1_500, parts: 600, pictures: 500 },
  };
}

/** The first way from home to the checkout, and home again. */
export const journeyBudget: JourneyWeight = { firstJourneyBytes: 406_000, repeatVisitBytes: 10_000 };
