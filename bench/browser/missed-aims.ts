import type { Audit } from './audit-page.ts';
import { pressBudget } from './budgets.ts';
import type { PublicPage } from './find-public-pages.ts';
import type { Presses } from './measure-presses.ts';

type Aim<Figures> = readonly (readonly [keyof Figures, number])[];

const atLeast: Aim<Audit> = [
  ['performance', 99],
  ['accessibility', 100],
  ['bestPractices', 100],
];
const atMost: Aim<Audit> = [
  ['firstContentfulPaintMs', 1_200],
  ['largestContentfulPaintMs', 1_800],
  ['totalBlockingTimeMs', 50],
  ['layoutShift', 0],
];
const presses: Aim<Presses> = [
  ['addMs', pressBudget.addMs],
  ['plusMs', pressBudget.plusMs],
  ['typingMs', pressBudget.typingMs],
];

/** The promised aims that a page misses. Search results are kept out of search engines on purpose. */
export function missedByPage(page: PublicPage, audit: Audit): string[] {
  const low = [...atLeast, ...(page === 'search' ? [] : ([['seo', 100]] as const))];
  return [
    ...low.filter(([figure, aim]) => audit[figure] < aim),
    ...atMost.filter(([figure, aim]) => audit[figure] > aim),
  ].map(([figure, aim]) => `${page}: ${figure} ${audit[figure]} (aim ${aim})`);
}

export function missedByPresses(seen: Presses): string[] {
  return presses
    .filter(([figure, aim]) => seen[figure] > aim)
    .map(([figure, aim]) => `${figure} ${seen[figure]} (aim ${aim})`);
}
