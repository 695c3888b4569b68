import { expect, phone, test } from '#tests/support/e2e.ts';
import { budgets } from '../../bench/browser/budgets.ts';
import { findPublicPages } from '../../bench/browser/find-public-pages.ts';
import { weighPage } from '../../bench/browser/weigh-page.ts';

test.use({ viewport: phone });

for (const name of ['home', 'product', 'listing', 'search'] as const) {
  test(`a first visit of ${name} stays within its budget of bytes, files and elements`, async ({ page }) => {
    const pages = await findPublicPages();
    const weight = await weighPage(page, pages[name]);
    const budget = budgets[name];
    expect(weight.scripts.files).toBeGreaterThan(2);
    expect(weight.scripts.files).toBeLessThanOrEqual(budget.scripts.files);
    expect(weight.scripts.bytes).toBeLessThanOrEqual(budget.scripts.bytes);
    expect(weight.styles.files).toBeLessThanOrEqual(budget.styles.files);
    expect(weight.styles.bytes).toBeLessThanOrEqual(budget.styles.bytes);
    expect(weight.assetHeaderBytes).toBeLessThanOrEqual(budget.assetHeaderBytes);
    expect(weight.documentBytes).toBeLessThanOrEqual(budget.documentBytes);
    expect(weight.documentBrotliBytes).toBeLessThanOrEqual(budget.documentBrotliBytes);
    expect(weight.elements).toBeLessThanOrEqual(budget.elements);
  });
}
