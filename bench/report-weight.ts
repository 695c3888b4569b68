import { writeFile } from 'node:fs/promises';
import { budgets, journeyBudget } from './browser/budgets.ts';
import { type PublicPage, publicPages } from './browser/find-public-pages.ts';
import type { JourneyWeight } from './browser/weigh-journey.ts';
import type { PageWeight } from './browser/weigh-page.ts';

/** Keeps the measured weights in `results/`, beside the limits of `npm test`. */
export async function reportWeight(
  weights: Record<PublicPage, PageWeight>,
  journey: JourneyWeight,
): Promise<void> {
  const lines = [
    '# A first visit at 360 px, demo catalogue',
    '',
    'Bytes of brotli bodies; the document is compressed at quality 9. `node bench/weigh.ts` writes this file.',
    '',
    '| page | scripts | at most | styles | at most | document | in brotli | at most | elements | at most | first product at | at most |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...publicPages.map((name) => rowOf(name, weights[name], budgets[name])),
    '',
    `Home, listing, product, add, cart and checkout: ${count(journey.firstJourneyBytes)} bytes (at most ${count(journeyBudget.firstJourneyBytes)}), everything received. ` +
      `Home again: ${count(journey.repeatVisitBytes)} (at most ${count(journeyBudget.repeatVisitBytes)}).`,
    '',
  ];
  await writeFile(new URL('./results/weight.md', import.meta.url), lines.join('\n'));
}

function rowOf(name: PublicPage, weight: PageWeight, most: PageWeight): string {
  const cells = [
    ...[name, partOf(weight.scripts), partOf(most.scripts), partOf(weight.styles), partOf(most.styles)],
    ...[count(weight.documentBytes), count(weight.documentBrotliBytes), count(most.documentBrotliBytes)],
    ...[count(weight.elements), count(most.elements)],
    ...[`${count(weight.firstCardTop)} px`, `${count(most.firstCardTop)} px`],
  ];
  return `| ${cells.join(' | ')} |`;
}

function partOf({ files, bytes }: PageWeight['scripts']): string {
  return `${files} file${files === 1 ? '' : 's'}, ${count(bytes)}`;
}

function count(value: number): string {
  return value.toLocaleString('en-GB');
}
