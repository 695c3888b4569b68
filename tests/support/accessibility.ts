import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** What axe finds wrong on the page as it is now, as `rule: selector`. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  // Colours are looked at when nothing fades in any more; a spinner turns for ever.
  await page.evaluate(() => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.all(fading.map(({ finished }) => finished));
  });
  const results = await page.evaluate<AxeResults>('axe.run(document)');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
