import type { Locator, Page } from '@playwright/test';
import { adminOrderMessages, deskViewMessages } from '#app/messages/admin-order-messages.ts';
import { orderSelectionMessages } from '#app/messages/order-selection-messages.ts';
import type { Language } from '#shared/language.ts';
import type { DeskView } from '#shared/order-desk.ts';

/** The admin's list of orders. */
export class OrderDeskPage {
  readonly page: Page;
  readonly language: Language;
  readonly search: Locator;
  readonly views: Locator;
  /** The bar of actions for all selected orders. */
  readonly selection: Locator;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
    const texts = adminOrderMessages[language];
    this.search = page.getByRole('main').getByRole('searchbox', { name: texts.searchLabel });
    this.selection = page.getByRole('region', { name: orderSelectionMessages[language].selection });
    this.views = page.getByRole('navigation', { name: texts.views });
  }

  view(view: DeskView): Locator {
    return this.views.getByRole('link', { name: deskViewMessages[this.language][view] });
  }

  order(number: string): Locator {
    return this.page.getByRole('article', { name: adminOrderMessages[this.language].order(number) });
  }

  picking(number: string): Locator {
    return this.page.getByRole('checkbox', { name: orderSelectionMessages[this.language].select(number) });
  }

  async find(text: string): Promise<void> {
    await this.search.fill(text);
    await this.search.press('Enter');
  }
}
