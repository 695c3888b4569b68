import type { Locator, Page } from '@playwright/test';
import { productMessages } from '#app/messages/product-messages.ts';
import { uiMessages } from '#app/messages/ui-messages.ts';
import type { Language } from '#shared/language.ts';

/** The add control of one product: 'Add', then minus / quantity / plus. */
export class ProductControl {
  readonly add: Locator;
  readonly plus: Locator;
  readonly minus: Locator;
  readonly quantity: Locator;

  constructor(inside: Page | Locator, name: string, language: Language) {
    const texts = { ...uiMessages[language], ...productMessages[language] };
    this.add = inside.getByRole('button', { name: texts.addProduct(name), exact: true });
    this.plus = inside.getByRole('button', { name: texts.increaseQuantityOf(name), exact: true });
    this.minus = inside.getByRole('button', { name: texts.decreaseQuantityOf(name), exact: true });
    this.quantity = inside.getByRole('group', { name: texts.quantityOf(name), exact: true });
  }
}
