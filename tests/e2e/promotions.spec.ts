import { productPath } from '#shared/page-paths.ts';
import { fieldOfMoment } from '#shared/shop-day.ts';
import { holdTokens, openAccount, openOwner, saveAddress } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';
import { shownPrice } from '#tests/support/shown-price.ts';

test.describe('in French on a phone', () => {
  test.use({ viewport: screens.phone, locale: 'fr-CM' });

  // How soon is checked in tests/content/what-changed.test.ts, where nothing else keeps the machine busy.
  test('the owner starts a sale and ends it; kept pages show both', async ({ page, request }) => {
    const product = await addProduct({ price: 10_000 });
    const shop = new ShopPage(page, 'fr');
    await holdTokens(page, await openOwner());
    const kept = async () =>
      shownPrice(await (await request.get(`${browserShop.url}/fr${productPath(product)}`)).text());
    expect(await kept()).toBe(10_000);

    await shop.open('/dashboard/promotions');
    await page.getByRole('button', { name: 'Nouvelle promotion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle promotion' });
    await dialog.getByRole('radio', { name: /^Soldes/ }).check();
    await dialog.getByLabel('Nom en français').fill('Soldes du week-end');
    await dialog.getByLabel('Nom en anglais').fill(`Weekend ${product.name}`);
    await dialog.getByLabel('Pourcentage en moins').fill('25');
    // It began an hour ago, so that it runs at once.
    await dialog.getByLabel('Début').fill(fieldOfMoment(new Date(Date.now() - 3_600_000)));
    await dialog.getByRole('searchbox', { name: 'Produits' }).fill(product.name);
    await dialog.getByRole('button', { name: `Choisir ${product.name}` }).click();
    await dialog.getByRole('button', { name: 'Enregistrer la promotion' }).click();
    await expect(page.getByText('Promotion enregistrée')).toBeVisible();
    await expect.poll(kept).toBe(7_500);

    const row = page.getByRole('article', { name: 'Soldes du week-end' }).first();
    await expect(row).toContainText('En cours');
    await row.getByRole('button', { name: /^Terminer/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terminer maintenant' }).click();
    await expect(row).toContainText('Terminée');
    await expect.poll(kept).toBe(10_000);
  });
});

test.describe('in French on a phone, a shopper', () => {
  test.use({ viewport: screens.phone, locale: 'fr-CM' });

  test('uses a code that says what is missing, then fits, and is on the bill of the order', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/^409 POST \/api\/promotion\/try-code/);
    const product = await addProduct({ price: 4_000, stock: 9 });
    const { api } = await openOwner();
    const code = newWord()
      .replace(/[^A-Z]/gi, '')
      .toUpperCase()
      .slice(0, 8);
    const listed = async () => (await api.promotion.list({})).data.find((known) => known.code === code);
    const promotion = {
      ...({ kind: 'amount', name: 'Welcome', nameFr: 'Bienvenue', code, value: 1_000, mostUses: 1 } as const),
      products: [product._id],
    };
    await api.promotion.save({ ...promotion, minimum: 6_000 });
    const shopper = await openAccount();
    await saveAddress(shopper);
    await shopper.api.cart.create({ productId: product._id });
    const shop = new ShopPage(page, 'fr');
    await holdTokens(page, shopper);
    await shop.open('/checkout');
    const { summary, cashOnDelivery } = new CheckoutPage(page, 'fr');
    await summary.getByRole('button', { name: 'Un code promo' }).click();
    const field = summary.getByLabel('Code promo');
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    await expect(summary).toContainText(
      /Valable dès 6[\s\u202f]000[\s\u00a0]FCFA\u00a0: il manque 2[\s\u202f]000/,
    );

    const { id, version } = (await listed()) ?? { id: '', version: 0 };
    await api.promotion.save({ ...promotion, id, version, minimum: 3_000 });
    await field.fill(code);
    await summary.getByRole('button', { name: 'Utiliser' }).click();
    await expect(summary.getByText(`Le code ${code} est appliqué.`)).toBeVisible();
    await expect(cashOnDelivery).toContainText(/3[\s\u202f]000/);
    await cashOnDelivery.click();
    await expect(page).toHaveURL(/\/fr\/success/);

    const [order] = (await shopper.api.order.orderList({})).data;
    expect(order).toMatchObject({ promoCode: code, reduction: 1_000, totalAmt: 3_000 });
    expect(await listed()).toMatchObject({ state: 'used_up', uses: 1, given: 1_000, sales: 3_000 });
  });

  test('types a code in the cart; the checkout and the drawer have it on their bill too', {
    tag: '@full',
  }, async ({ page }) => {
    const product = await addProduct({ price: 4_000, stock: 9 });
    const { api } = await openOwner();
    const code = `PANIER${Date.now() % 1e6}`;
    const promotion = { kind: 'percent', name: 'Cart', nameFr: 'Panier', code, value: 10 } as const;
    await api.promotion.save({ ...promotion, products: [product._id] });
    const shopper = await openAccount();
    await saveAddress(shopper);
    await shopper.api.cart.create({ productId: product._id });
    const shop = new ShopPage(page, 'fr');
    await holdTokens(page, shopper);
    await shop.open('/cart');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Un code promo' }).click();
    await main.getByLabel('Code promo').fill(code);
    await main.getByRole('button', { name: 'Utiliser' }).click();
    const bill = main.getByRole('region', { name: 'Récapitulatif' });
    await bill.getByRole('button', { name: 'Récapitulatif' }).click();
    await expect(bill.getByRole('term').filter({ hasText: `Code promo ${code}` })).toBeVisible();
    await expect(bill).toContainText(/3[\s\u202f]600/);
    // The bill follows the cart.
    await main.getByRole('button', { name: /^Augmenter la quantité/ }).click();
    await expect(bill).toContainText(/7[\s\u202f]200/);

    await main.getByRole('button', { name: 'Commander', exact: true }).click();
    const { summary, cashOnDelivery } = new CheckoutPage(page, 'fr');
    await expect(summary.getByText(`Le code ${code} est appliqué.`)).toBeVisible();
    await expect(cashOnDelivery).toContainText(/7[\s\u202f]200/);
    // A reload keeps the code, and asks the server again what it takes off.
    await shop.reload();
    await expect(cashOnDelivery).toContainText(/7[\s\u202f]200/);
    await expect(summary.getByText(`Le code ${code} est appliqué.`)).toBeVisible();
    // Adding the code did not move the focus to it.
    await expect(summary.getByText(`Le code ${code} est appliqué.`)).not.toBeFocused();
    await summary.getByRole('button', { name: 'Retirer le code' }).click();
    await expect(cashOnDelivery).toContainText(/8[\s\u202f]000/);
    await expect(summary.getByLabel('Code promo')).toBeFocused();
    await summary.getByLabel('Code promo').fill(code);
    await summary.getByLabel('Code promo').press('Enter');
    await expect(cashOnDelivery).toContainText(/7[\s\u202f]200/);
    await cashOnDelivery.click();
    await expect(page).toHaveURL(/\/fr\/success/);
    const [order] = (await shopper.api.order.orderList({})).data;
    expect(order).toMatchObject({ promoCode: code, reduction: 800, totalAmt: 7_200 });
    expect(await page.evaluate(() => sessionStorage.getItem('usedCode'))).toBeNull();
  });

  test('gets the gift that the owner has set above an amount: in the cart, the order and on its page', {
    tag: '@full',
  }, async ({ page, trouble }) => {
    trouble.expect(/^409 POST \/api\/order\/cash-on-delivery$/);
    // An amount that no cart of another test reaches.
    const gift = await addProduct({ price: 2_000, stock: 1 });
    const product = await addProduct({ price: 90_000, stock: 9 });
    const shop = new ShopPage(page, 'fr');
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/promotions');
    await page.getByRole('button', { name: 'Nouvelle promotion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle promotion' });
    await dialog.getByRole('radio', { name: /^Cadeau/ }).check();
    const name = `Cadeau ${newWord()}`;
    await dialog.getByLabel('Nom en français').fill(name);
    await dialog.getByRole('searchbox', { name: 'Produits' }).fill(gift.name);
    await dialog.getByRole('button', { name: `Choisir ${gift.name}` }).click();
    await dialog.getByLabel('À partir d’un montant de').fill('180000');
    await dialog.getByRole('button', { name: 'Enregistrer la promotion' }).click();
    await expect(page.getByRole('article', { name })).toContainText(gift.name);
    const { data } = await (await openOwner()).api.promotion.list({});
    expect(data.find(({ nameFr }) => nameFr === name)?.name).toBe(name);

    const shopper = await openAccount();
    await saveAddress(shopper);
    await shopper.api.cart.create({ productId: product._id });
    await holdTokens(page, shopper);
    await shop.open('/cart');
    const main = page.getByRole('main');
    await expect(main).toContainText(/Encore 90[\s\u202f]000[\s\u00a0]FCFA d’achats/);
    await main.getByRole('button', { name: /^Augmenter la quantité/ }).click();
    const line = main.getByRole('status').filter({ hasText: gift.name });
    await expect(line).toContainText(/Cadeau.*0[\s\u00a0]FCFA/);
    await main.getByRole('button', { name: 'Commander', exact: true }).click();
    const { summary, cashOnDelivery } = new CheckoutPage(page, 'fr');
    await expect(summary.getByRole('status').filter({ hasText: gift.name })).toContainText('Cadeau');
    // Meanwhile the last gift is gone: the page says so, and the order is placed only without it.
    const { api } = await openOwner();
    await api.stock.adjust({ productId: gift._id, change: -1, cause: 'damaged' });
    await cashOnDelivery.click();
    await expect(page.getByText('Le cadeau a changé.')).toBeVisible();
    await expect(summary).toContainText(`Le cadeau «\u202f${gift.name}\u202f» est épuisé.`);
    await api.stock.adjust({ productId: gift._id, change: 2, cause: 'received' });
    await page.reload();
    await expect(summary.getByRole('status').filter({ hasText: gift.name })).toContainText('Cadeau');
    await cashOnDelivery.click();
    await expect(page).toHaveURL(/\/fr\/success/);
    await expect(main.getByRole('listitem').filter({ hasText: gift.name })).toContainText(
      /Cadeau.*0[\s\u00a0]FCFA/,
    );
    const [order] = (await shopper.api.order.orderList({})).data;
    expect(order).toMatchObject({ totalAmt: 180_000, quantity: 3 });
    const given = (await api.promotion.list({})).data.find((known) => known.nameFr === name);
    expect(given).toMatchObject({ uses: 1, given: 2_000, sales: 180_000 });

    // The office sees the promotion too, and can mention it to a caller.
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/new-order');
    await main.getByRole('searchbox').fill(product.name);
    await main.getByRole('button', { name: `Ajouter ${product.name}`, exact: true }).click();
    await main.getByRole('button', { name: /^Augmenter la quantité/ }).click();
    await expect(main.getByRole('status').filter({ hasText: gift.name })).toContainText('Cadeau');
    await api.promotion.stop({ id: given?.id ?? '' });
  });
});
