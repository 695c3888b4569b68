import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { cartMessages } from '#app/messages/cart-messages.ts';
import { shellMessages } from '#app/messages/shell-messages.ts';
import type { Language } from '#shared/language.ts';
import { inLanguage } from '#shared/page-paths.ts';
import { ProductControl } from './product-control.ts';

/** The parts of every page: header, search, cart, toasts. */
export class ShopPage {
  readonly page: Page;
  readonly language: Language;
  readonly header: Locator;
  /** The shop's logo, which leads home. */
  readonly logo: Locator;
  readonly cartButton: Locator;
  readonly searchInput: Locator;
  readonly heading: Locator;
  readonly cart: Locator;
  /** The bar on phones with the cart's count and total. */
  readonly cartBar: Locator;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    this.header = page.getByRole('banner');
    const shell = shellMessages[language];
    this.logo = this.header.getByRole('link', { name: shell.homePage('') });
    // An accessible name has plain spaces, even where the text has others.
    const cartNames = `${shell.myCart}|${shell.cart.replace('\u00a0', ' ')}`;
    this.cartButton = page.getByRole('button', { name: new RegExp(cartNames) });
    this.searchInput = page.getByRole('searchbox');
    this.heading = page.getByRole('heading', { level: 1 });
    this.cartBar = page.getByRole('link', { name: cartMessages[language].viewCart }).locator('..');
    this.cart = page.getByRole('dialog', { name: cartMessages[language].title, exact: true });
  }

  /** Opens an address of the specification in this shop's language, and waits until the page's scripts run. */
  async open(path: string): Promise<Response | null> {
    const alive = isOfAdmin(path) ? this.untilAdminAlive() : this.untilAlive();
    const response = await this.page.goto(inLanguage(path, this.language));
    await alive;
    return response;
  }

  /** Reloads the page and waits until its scripts run again. */
  async reload(): Promise<void> {
    const isAdmin = isOfAdmin(inLanguage(new URL(this.page.url()).pathname, 'en'));
    const alive = isAdmin ? this.untilAdminAlive() : this.untilAlive();
    await this.page.reload();
    await alive;
  }

  /** Waits until the scripts run: the first thing they do is to ask for the categories (spec §2, shell behaviour). */
  async untilAlive(): Promise<void> {
    await this.page.waitForResponse((response) => response.url().endsWith('/api/subcategory/get'));
  }

  /** The admin's pages ask for the user instead; a guest is asked to log in. */
  async untilAdminAlive(): Promise<void> {
    await Promise.race([
      this.page.waitForResponse((response) => response.url().endsWith('/api/user/user-details')),
      this.page.getByRole('heading', { level: 1 }).waitFor(),
    ]);
  }

  product(name: string, inside: Page | Locator = this.page): ProductControl {
    return new ProductControl(inside, name, this.language);
  }

  card(name: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  toast(text: string | RegExp): Locator {
    return this.page
      .getByRole('region', { name: shellMessages[this.language].messages })
      .getByText(text)
      .first();
  }

  /**
   * Scrolls to the top: further down the page the header is hidden. A press on something further down scrolls there, and the header leaves
   * a moment later, perhaps from under the next press.
   */
  async returnToHeader(): Promise<void> {
    await this.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(this.logo).toBeInViewport({ ratio: 1 });
  }

  async openCart(): Promise<void> {
    await this.returnToHeader();
    await this.cartButton.click();
    await expect(this.cart).toBeVisible();
  }

  async proceed(): Promise<void> {
    await this.cart.getByRole('button', { name: cartMessages[this.language].proceed }).click();
  }
}

function isOfAdmin(path: string): boolean {
  return /^\/dashboard\/(?!profile|myorders|address|security)/.test(path);
}
