import type { Locator, Page } from '@playwright/test';
import { orderChangeMessages, orderMessages } from '#app/messages/order-messages.ts';
import { trackingMessages } from '#app/messages/tracking-messages.ts';
import { uiMessages } from '#app/messages/ui-messages.ts';
import type { Language } from '#shared/language.ts';

/** The first order of My Orders and the dialogs about it. */
export class MyOrdersPage {
  readonly page: Page;
  readonly order: Locator;
  readonly viewDetails: Locator;
  readonly track: Locator;
  readonly edit: Locator;
  readonly cancel: Locator;
  readonly orderAgain: Locator;
  readonly trackDialog: Locator;
  readonly editDialog: Locator;
  readonly cancelDialog: Locator;
  readonly link: Locator;
  readonly save: Locator;
  readonly yes: Locator;
  readonly no: Locator;
  readonly close: Locator;

  constructor(page: Page, language: Language) {
    const texts = orderMessages[language];
    const changes = orderChangeMessages[language];
    const tracking = trackingMessages[language];
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    this.page = page;
    this.order = page.getByRole('article').first();
    this.viewDetails = this.order.getByRole('button', { name: texts.viewDetails });
    this.track = this.order.getByRole('button', { name: texts.track });
    this.edit = this.order.getByRole('button', { name: texts.edit });
    this.cancel = this.order.getByRole('button', { name: texts.cancel });
    this.orderAgain = this.order.getByRole('button', { name: texts.orderAgain });
    this.trackDialog = dialog(tracking.title);
    this.editDialog = dialog(texts.edit);
    this.cancelDialog = dialog(texts.cancel);
    this.link = this.trackDialog.getByLabel(tracking.link);
    this.save = this.editDialog.getByRole('button', { name: changes.save });
    this.yes = this.cancelDialog.getByRole('button', { name: changes.yes });
    this.no = this.cancelDialog.getByRole('button', { name: changes.no });
    this.close = page.getByRole('dialog').getByRole('button', { name: uiMessages[language].close });
  }
}
