import { productPath } from '#shared/page-paths.ts';
import { fieldOfMoment } from '#shared/shop-day.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.describe('in French on a phone', () => {
  test.use({ viewport: screens.phone, locale: 'fr-CM' });

  test('the owner starts a sale and ends it; kept pages show both within a second', async ({
    page,
    request,
  }) => {
    const product = await addProduct({ price: 10_000 });
    const shop = new ShopPage(page, 'fr');
    await holdTokens(page, await openOwner());
    const kept = async () => (await request.get(`${browserShop.url}/fr${productPath(product)}`)).text();
    expect(await kept()).not.toContain('−25');

    await shop.open('/dashboard/promotions');
    await page.getByRole('button', { name: 'Nouvelle promotion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle promotion' });
    await dialog.getByRole('radio', { name: /^Soldes/ }).check();
    await dialog.getByLabel('Nom en français').fill('Soldes du week-end');
    await dialog.getByLabel('Nom en anglais').fill(`Weekend ${product.name}`);
    await dialog.getByLabel('Pourcentage en moins').fill('25');
    // Begun an hour ago, so that it runs at once.
    await dialog.getByLabel('Début').fill(fieldOfMoment(new Date(Date.now() - 3_600_000)));
    await dialog.getByRole('searchbox', { name: 'Produits' }).fill(product.name);
    await dialog.getByRole('button', { name: `Choisir ${product.name}` }).click();
    await dialog.getByRole('button', { name: 'Enregistrer la promotion' }).click();
    await expect(page.getByText('Promotion enregistrée')).toBeVisible();
    await expect(async () => expect(await kept()).toMatch(/7[\s\u202f]500/)).toPass({ timeout: 1_000 });

    const row = page.getByRole('article', { name: 'Soldes du week-end' }).first();
    await expect(row).toContainText('En cours');
    await row.getByRole('button', { name: /^Terminer/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terminer maintenant' }).click();
    await expect(row).toContainText('Terminée');
    await expect(async () => expect(await kept()).not.toMatch(/7[\s\u202f]500/)).toPass({ timeout: 1_000 });
  });
});
