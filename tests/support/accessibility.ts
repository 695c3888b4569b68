import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** What axe finds wrong on the page as it is now, as `rule: selector`. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Colours are looked at when nothing fades in any more.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const results = await page.evaluate<AxeResults>('axe.run(document)');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
