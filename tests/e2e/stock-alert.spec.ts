import { productPath } from '#shared/page-paths.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { linkMailedTo } from '#tests/support/outbox.ts';
import { addProduct, changeProduct, newWord } from '#tests/support/shelf.ts';

test.describe('in French on a phone', () => {
  test.use({ viewport: phone, locale: 'fr-CM' });

  // The shop looks every ten seconds.
  test.slow();

  test('a shopper hears once that a product is back, and stops these messages by their link', async ({
    page,
  }) => {
    const product = await addProduct({ stock: 0 });
    const email = `${newWord().toLowerCase()}@example.com`;
    await page.goto(`${browserShop.url}/fr${productPath(product)}`);
    await page.getByRole('button', { name: 'Me prévenir de son retour' }).click();
    const dialog = page.getByRole('dialog', { name: 'Me prévenir de son retour' });
    await dialog.getByRole('button', { name: 'Me prévenir' }).click();
    await expect(dialog.getByText('Indiquez une adresse e-mail ou un numéro de téléphone.')).toBeVisible();
    await dialog.getByLabel('Votre adresse e-mail').fill(email);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await changeProduct(product, { stock: 5 });
    await page.goto(browserShop.url + (await linkMailedTo(email, '/stock-alert/stop')));
    await page.getByRole('button', { name: 'Arrêter ces messages' }).click();
    await expect(page.getByText('C’est fait. Ces messages ne viendront plus.')).toBeVisible();
    await page.goto(`${browserShop.url}/fr${productPath(product)}`);
    await expect(page.getByRole('button', { name: 'Me prévenir de son retour' })).toHaveCount(0);
  });
});
