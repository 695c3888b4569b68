import type { Locator, Page } from '@playwright/test';
import { checkoutMessages } from '#app/messages/checkout-messages.ts';
import type { Language } from '#shared/language.ts';

export class CheckoutPage {
  readonly addresses: Locator;
  readonly methods: Locator;
  readonly summary: Locator;
  readonly onlinePayment: Locator;
  readonly cashOnDelivery: Locator;

  constructor(page: Page, language: Language) {
    const texts = checkoutMessages[language];
    this.addresses = page.getByRole('region', { name: texts.deliveryAddress });
    this.methods = page.getByRole('region', { name: texts.method });
    this.summary = page.getByRole('complementary', { name: texts.yourOrder });
    this.onlinePayment = this.summary.getByRole('button', { name: new RegExp(`^${texts.onlinePayment}`) });
    this.cashOnDelivery = this.summary.getByRole('button', { name: new RegExp(`^${texts.cashOnDelivery}`) });
  }
}
