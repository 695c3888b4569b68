import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { openAdmin } from './admin-forms.ts';
import { failOnce } from './answer-for.ts';
import type { ListCase } from './office-forms.ts';

/** Making a photo's background white where the call fails. */
export const plainPictureCases: readonly ListCase[] = [
  {
    endpoint: endpoints.file.makePlain,
    name: 'it says so, and the photo stays as it is',
    go: async (shop) => {
      await openAdmin(shop, 'upload-product');
      const picture = await (await fetch(new URL('/apple-touch-icon.png', browserShop.url))).arrayBuffer();
      const files = shop.page.locator('input[type="file"]:not([capture])');
      await files.setInputFiles({ name: 'balm.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
      await failOnce(shop.page, endpoints.file.makePlain);
      await shop.page.getByRole('button', { name: 'White background for picture 1' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'White background' });
      await expect(dialog.getByRole('alert')).toBeVisible();
      await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
      await expect(shop.page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    },
  },
];
