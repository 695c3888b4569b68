import type { Locator, Page } from '@playwright/test';
import { stockAlertMessages } from '#app/messages/stock-alert-messages.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { productPath } from '#shared/page-paths.ts';
import { violations } from '#tests/support/accessibility.ts';
import { openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { linkMailedTo } from '#tests/support/outbox.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, changeProduct, newWord } from '#tests/support/shelf.ts';
import { openWhatsAppAlert, setStock } from '#tests/support/whatsapp-alert-scene.ts';

test.describe('in a shop that writes by WhatsApp and sends no SMS', () => {
  test.use({ viewport: phone });
  // The test starts a shop of its own, which looks for stock every ten seconds.
  test.slow();

  for (const language of ['fr', 'en'] as const) {
    test(`the dialog offers WhatsApp, says who sees the number, and the message comes there (${language})`, {
      tag: '@full',
    }, async ({ page }) => {
      const { own, productId, dialog } = await openWhatsAppAlert(new ShopPage(page, language));
      const mobile = `6${String(Math.floor(Math.random() * 1e8)).padStart(8, '7')}`;
      const texts = stockAlertMessages[language];
      await expect(dialog.getByText(texts.whatsAppHelp)).toBeVisible();
      await expect(dialog.getByLabel(texts.sms)).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await dialog.getByLabel(texts.whatsapp).fill(mobile);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await setStock(own, productId, 7);
      expect(await own.textSentTo(mobile)).toMatch(language === 'fr' ? /est de retour/ : /is back/);
    });
  }
});

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

  test('without a network the dialog keeps what was typed, and Retry leaves one wish', async ({
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
    const product = await addProduct({ stock: 0 });
    const dialog = await openDialog(page, product);
    const email = dialog.getByLabel('Votre adresse e-mail');
    await email.fill(`${newWord().toLowerCase()}@example.com`);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Me prévenir' }).click();
    const failure = dialog.getByRole('alert').filter({ hasText: 'Réessayer' });
    await expect(failure).toContainText('Pas de connexion.');
    await expect(email).toHaveValue(/@example\.com$/);
    await context.setOffline(false);
    await failure.getByRole('button', { name: 'Réessayer' }).click();
    await expect(dialog).toBeHidden();
    expect(await waitingFor(product)).toBe(1);
  });

  test('an address half typed is there again after a reload, and gone once it was sent; another product has none of it', {
    tag: '@full',
  }, async ({ page }) => {
    const [product, other] = [await addProduct({ stock: 0 }), await addProduct({ stock: 0 })];
    const email = `${newWord().toLowerCase()}@example.com`;
    await (await openDialog(page, product)).getByLabel('Votre adresse e-mail').fill(email);
    await expect((await openDialog(page, other)).getByLabel('Votre adresse e-mail')).toHaveValue('');
    const dialog = await openDialog(page, product);
    await expect(dialog.getByLabel('Votre adresse e-mail')).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Me prévenir' }).click();
    await expect(dialog).toBeHidden();
    await expect((await openDialog(page, product)).getByLabel('Votre adresse e-mail')).toHaveValue('');
    expect(await waitingFor(product)).toBe(1);
  });

  test('two tabs that ask for one product and one address are one wish, also when an answer was lost', {
    tag: '@full',
  }, async ({ page, context, trouble }) => {
    trouble.expect(/ERR_FAILED|ERR_CONNECTION_RESET/, /console\.(warning|info)/, /stock-alert/);
    const product = await addProduct({ stock: 0 });
    const email = `${newWord().toLowerCase()}@example.com`;
    const other = await context.newPage();
    const dialogs = [await openDialog(page, product), await openDialog(other, product)];
    let sent = 0;
    await page.route('**/api/stock-alert/ask', async (route) => {
      sent += 1;
      if (sent > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    for (const dialog of dialogs) {
      await dialog.getByLabel('Votre adresse e-mail').fill(email);
      await dialog.getByRole('button', { name: 'Me prévenir' }).click();
    }
    await dialogs[0]?.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
    for (const dialog of dialogs) await expect(dialog).toBeHidden();
    expect(sent).toBe(2);
    expect(await waitingFor(product)).toBe(1);
  });
});

async function openDialog(page: Page, product: ProductView): Promise<Locator> {
  await page.goto(`${browserShop.url}/fr${productPath(product)}`);
  await page.getByRole('button', { name: 'Me prévenir de son retour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Me prévenir de son retour' });
  await expect(dialog.getByLabel('Votre adresse e-mail')).toBeVisible();
  return dialog;
}

async function waitingFor(product: ProductView): Promise<number | undefined> {
  const { api } = await openOwner();
  return (await api.stock.list({ search: product.name })).data[0]?.waiting;
}
