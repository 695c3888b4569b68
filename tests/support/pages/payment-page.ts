import type { Locator, Page } from '@playwright/test';
import { checkoutMessages } from '#app/messages/checkout-messages.ts';
import { paymentMethodMessages } from '#app/messages/order-messages.ts';
import { paymentMessages } from '#app/messages/payment-messages.ts';
import type { Language } from '#shared/language.ts';
import { sandboxMessages } from '#shared/messages/sandbox-messages.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';

/** The state of a payment, on /payment, /success and /cancel. */
export class PaymentPage {
  readonly heading: Locator;
  readonly simulatedPhone: Locator;
  readonly otherWays: Locator;
  readonly payNow: Locator;
  readonly payCash: Locator;
  readonly walletPhone: Locator;
  readonly #page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    const texts = paymentMessages[language];
    this.#page = page;
    this.#language = language;
    this.heading = page.getByRole('heading', { level: 1 });
    this.simulatedPhone = page.getByRole('link', { name: texts.openSimulatedPhone });
    this.otherWays = page.locator('summary', {
      hasText: new RegExp(`${texts.otherWays}|${texts.changeNumber}`),
    });
    this.payNow = page.getByRole('button', { name: texts.payNow });
    this.payCash = page.getByRole('button', { name: checkoutMessages[language].cashOnDelivery });
    this.walletPhone = page.getByLabel(texts.walletPhone);
  }

  /** The seconds for which the order is still kept, as the page counts them down. */
  heldSeconds(): Promise<number> {
    return this.#secondsBeside(paymentMessages[this.#language].keptFor);
  }

  /** The seconds for which the prompt on the phone may still be answered. */
  promptSeconds(): Promise<number> {
    return this.#secondsBeside(paymentMessages[this.#language].promptEnds);
  }

  async #secondsBeside(label: string): Promise<number> {
    const timer = this.#page.getByRole('timer').filter({ hasText: label }).locator('strong');
    const [minutes, seconds] = (await timer.innerText()).match(/\d+/g) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  }

  method(method: OnlineMethod): Locator {
    return this.#page.getByRole('radio', {
      name: new RegExp(`^${paymentMethodMessages[this.#language][method]}`),
    });
  }
}

/** The sandbox's own page, which is not part of the shop. */
export class SandboxPage {
  readonly mark: Locator;
  readonly heading: Locator;
  readonly #page: Page;
  readonly #texts: (typeof sandboxMessages)['en'];

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#texts = sandboxMessages[language];
    this.mark = page.getByRole('note').filter({ hasText: this.#texts.mark });
    this.heading = page.getByRole('heading', { level: 1 });
  }

  async press(button: 'pay' | 'decline' | 'cancel' | 'pay_later'): Promise<void> {
    await this.#page.getByRole('button', { name: this.#texts[button], exact: true }).click();
  }

  /** Pays on a phone, whose page is closed once it has led back to the shop. If it is closed on the way there, Chromium may hang. */
  async payAndClose(): Promise<void> {
    const sandbox = new URL(this.#page.url()).pathname;
    await this.press('pay');
    await this.#page.waitForURL(({ pathname }) => pathname !== sandbox);
    await this.#page.close();
  }
}
