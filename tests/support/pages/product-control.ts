import type { Locator, Page } from '@playwright/test';
import { productMessages } from '#app/messages/product-messages.ts';
import type { Language } from '#shared/language.ts';

/** The add control of one product: Add, then minus / quantity / plus. */
export class ProductControl {
  readonly add: Locator;
  readonly plus: Locator;
  readonly minus: Locator;
  readonly quantity: Locator;

  constructor(inside: Page | Locator, name: string, language: Language) {
    const texts = productMessages[language];
    this.add = inside.getByRole('button', { name: texts.addProduct(name), exact: true });
    this.plus = inside.getByRole('button', { name: texts.oneMore(name), exact: true });
    this.minus = inside.getByRole('button', { name: texts.oneLess(name), exact: true });
    this.quantity = inside.getByRole('group', { name: texts.quantityOf(name), exact: true });
  }
}
