import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

// The package's main file is more than twice as long; each new document compiles it once.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds wrong on the page as it is now, as `rule: selector`. A list of the office is paler while it is loaded anew, which other
 * tests bring about at any moment: what is wrong then only is gone at a second look.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  if ((await look(page)).length === 0) return [];
  await page.waitForFunction(() => document.querySelector('ul[aria-busy="true"]') === null);
  return look(page);
}

async function look(page: Page): Promise<string[]> {
  // Colours are looked at when nothing fades in any more, to its end or not; a spinner turns for ever.
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
