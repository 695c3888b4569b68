import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

// Minified because the package's main file is more than twice as long, and each new document compiles it once.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds wrong on the page as it is now, as `rule: selector`. An office list turns paler while it reloads, which other tests can
 * cause at any moment: a violation from that alone is gone at a second look.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  if ((await look(page)).length === 0) return [];
  await page.waitForFunction(() => document.querySelector('ul[aria-busy="true"]') === null);
  return look(page);
}

async function look(page: Page): Promise<string[]> {
  // Colours are checked only after every fade-in has ended or been cancelled; a spinner turns for ever.
  await page.evaluate(() => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(fading.map(({ finished }) => finished));
  });
  const results = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
