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
    scripts: { files: 6, bytes: 88_400 },
    documentBytes: 86_600,
    documentBrotliBytes: 13_370,
    elements: 1_147,
  },
  product: {
    ...everyPage(),
    scripts: { files: 6, bytes: 90_100 },
    documentBytes: 65_100,
    documentBrotliBytes: 12_170,
    elements: 818,
  },
  listing: {
    ...everyPage(),
    scripts: { files: 6, bytes: 86_800 },
    documentBytes: 45_800,
    documentBrotliBytes: 9_490,
    elements: 582,
  },
  search: {
    ...everyPage(),
    scripts: { files: 6, bytes: 88_000 },
    documentBytes: 53_800,
    documentBrotliBytes: 10_130,
    elements: 697,
  },
};

function everyPage() {
  return {
    styles: { files: 1, bytes: 9_150 },
    headerBytes: { document: 1_500, parts: 600, pictures: 500 },
  };
}

/** The first way from home to the checkout, and home again. */
export const journeyBudget: JourneyWeight = { firstJourneyBytes: 375_000, repeatVisitBytes: 10_000 };
