import type { Locator, Page } from '@playwright/test';
import { browserShop } from '../browser-shop-address.ts';

/** A dialog of the admin's pages with name, French name and picture. */
export class AdminForm {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly frenchName: Locator;
  readonly picture: Locator;
  readonly upload: Locator;

  constructor(page: Page, title: string) {
    this.dialog = page.getByRole('dialog', { name: title, exact: true });
    this.name = this.dialog.getByLabel('Name (English)');
    this.frenchName = this.dialog.getByLabel('Name (French, optional)');
    this.upload = this.dialog.getByLabel(/^(Upload Image|Replace image|Ajouter une image)$/);
    this.picture = this.dialog.locator('.picture-field img');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async choosePicture(): Promise<void> {
    const picture = await (await fetch(new URL('/apple-touch-icon.png', browserShop.url))).arrayBuffer();
    await this.upload.setInputFiles({
      name: 'lips.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture),
    });
  }
}
