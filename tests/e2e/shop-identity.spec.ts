import { settingGroupMessages, settingLabels, settingsMessages } from '#app/messages/setting-messages.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import { inLanguage, listingPath, productPath, wholeCategoryPath } from '#shared/page-paths.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { doualaAddress, holdTokens, newPerson } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { type OwnShop, startOwnShop } from '#tests/support/own-shop.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { textOfPdf } from '#tests/support/read-pdf.ts';

let own: OwnShop;

test.use({ viewport: phone, locale: 'fr-FR' });
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  own = await startOwnShop({ storeEmail: 'installee@example.com' });
});
test.afterAll(() => own.close());

/** The text of the PDF for a cash order of one piece. */
async function receiptOfNewOrder(product: { _id: string; price: number }): Promise<string> {
  const person = newPerson();
  await own.api().user.register({ ...person, confirmPassword: person.password });
  const { data: tokens } = await own.api().user.login(person);
  const api = own.api(tokens);
  await api.cart.create({ productId: product._id });
  const { data: address } = await api.address.create({
    ...{ name: person.name, customer_email: person.email, ...doualaAddress },
  });
  await api.order.cashOnDelivery({
    ...{ list_items: [{ productId: product._id, quantity: 1 }], addressId: address._id },
    totalAmt: product.price,
  });
  const [order] = (await api.order.orderList({})).data;
  const { data: paper } = await api.order.getReceipt({ _id: order?._id ?? '' });
  const file = await fetch(new URL(paper.address, own.url));
  return textOfPdf(Buffer.from(await file.arrayBuffer())).join(' ');
}

test('another name and phone, typed on a phone, are on home, on a product and on a receipt', {
  tag: '@full',
}, async ({ browser }) => {
  const { data: tokens } = await own.api().user.login(browserShop.admin);
  const context = await browser.newContext({ baseURL: own.url, viewport: phone, locale: 'fr-FR' });
  const page = await context.newPage();
  const shop = new ShopPage(page, 'fr');
  const [found] = (await own.owner.product.get({ page: 1, limit: 1 })).data;
  if (!found) throw new Error('The second shop has no product.');
  const { data: details } = await own.owner.product.getDetails({ productId: found._id });
  const product = { ...details, price: 5000, discount: 0, stock: 20 };
  await own.owner.product.updateDetails(product);
  for (const path of ['/', productPath(product)]) await page.goto(inLanguage(path, 'fr'));

  await holdTokens(page, { tokens });
  await shop.open('/dashboard/settings');
  const labels = settingLabels.fr;
  const card = page.getByRole('region', { name: settingGroupMessages.fr.shop });
  const email = card.getByLabel(labels.shopEmail, { exact: true });
  await expect(email).toHaveValue('installee@example.com');
  await expect(email).toBeDisabled();
  await expect(card).toContainText('STORE_EMAIL');
  await card.getByLabel(labels.shopName).fill('Belle Maroua');
  await card.getByLabel(labels.shopPhone).fill('6 99 11 22 33');
  await card.getByRole('button', { name: settingsMessages.fr.save }).click();
  await expect(page.getByText(successMessages.fr.settingsSaved)).toBeVisible();

  for (const path of ['/', productPath(product), '/contact', '/terms']) {
    await page.goto(inLanguage(path, 'fr'));
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Belle Maroua');
    await expect(footer.getByRole('link', { name: '6 99 11 22 33' })).toHaveAttribute(
      'href',
      'tel:+237699112233',
    );
    await expect(page).toHaveTitle(/ \| Belle Maroua$/);
    await expect(page.locator('html')).not.toContainText('Ndolo Beauty');
  }
  const receipt = await receiptOfNewOrder(product);
  expect(receipt).toContain('Belle Maroua');
  expect(receipt).toContain(formatPhone('+237699112233'));
  expect(receipt).not.toContain('Ndolo Beauty');
  await context.close();
});

test('a name as long as it may be leaves pages in their width, and the search beside it', {
  tag: '@full',
}, async ({ browser }) => {
  await own.owner.settings.save({ shopName: 'Établissements Beauté Divine de Bonamoussadi & Fils' });
  for (const width of [360, 768, 1024, 1280]) {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL: own.url, viewport, locale: 'fr-FR' });
    const page = await context.newPage();
    for (const path of ['/fr', '/fr/contact', '/fr/checkout']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.goto('/fr/contact');
    const search = await page.locator('.header__search').boundingBox();
    expect(search?.width).toBeGreaterThan(150);
    await context.close();
  }
  await own.owner.settings.save({ shopName: 'Belle Maroua' });
});

test('a shop of Edéa names Douala on none of its public pages, in none of its languages', {
  tag: '@full',
}, async ({ request }) => {
  const [found] = (await own.owner.product.get({ page: 1, limit: 1 })).data;
  const [category] = (await own.owner.category.get({})).data;
  const [subCategory] = (await own.owner.subcategory.get({})).data;
  if (!found || !category || !subCategory) throw new Error('The second shop has no product.');
  await own.owner.settings.save({ shopAddress: 'Route de Yaoundé, Edéa', tradeRegister: 'RC/EDE/2026/B/1' });
  const paths = [
    ...['/', '/search', '/offers', '/clearance', '/new-arrival', '/brands', '/contact', '/terms', '/cart'],
    ...[
      '/privacy-policy',
      '/login',
      '/register',
      '/forgot-password',
      '/wishlist',
      '/checkout',
      '/no-such-page',
    ],
    ...[productPath(found), wholeCategoryPath(category), listingPath(category, subCategory)],
  ];
  for (const language of ['fr', 'en'] as const) {
    for (const path of paths) {
      const page = await (await request.get(own.url + inLanguage(path, language))).text();
      // The name of the time zone is not text of the page.
      const named = page.replaceAll('Africa/Douala', '').match(/.{0,60}Douala.{0,20}/g) ?? [];
      expect(named, inLanguage(path, language)).toEqual([]);
      expect(page, inLanguage(path, language)).toContain('Edéa');
    }
  }
  const home = await (await request.get(`${own.url}/fr`)).text();
  expect(home).toContain('D’Edéa à toutes les villes du Cameroun.');
  expect(home).toContain('maison de beauté née à Edéa');
  expect(home).toContain('la boutique beauté d’Edéa');
  await own.owner.settings.save({ shopTown: 'Foumban' });
  expect(await (await request.get(`${own.url}/fr/terms`)).text()).toContain('les tribunaux de Foumban');
});

test('cash on delivery turned off leaves the checkout, and the last way to pay cannot be turned off', async ({
  browser,
}) => {
  const { data: tokens } = await own.api().user.login(browserShop.admin);
  const context = await browser.newContext({ baseURL: own.url, viewport: phone, locale: 'fr-FR' });
  const page = await context.newPage();
  const shop = new ShopPage(page, 'fr');
  const checkout = new CheckoutPage(page, 'fr');
  await holdTokens(page, { tokens });
  const [product] = (await own.owner.product.get({ page: 1, limit: 1 })).data;
  await own.owner.cart.create({ productId: product?._id ?? '' });
  await own.owner.address.create({
    name: 'Solange',
    customer_email: browserShop.admin.email,
    ...doualaAddress,
  });
  await shop.open('/checkout');
  await expect(checkout.cashOnDelivery).toBeEnabled();

  const labels = settingLabels.fr;
  await shop.open('/dashboard/settings');
  const card = page.getByRole('region', { name: settingGroupMessages.fr.payments });
  const ways = [labels.takesCash, labels.takesCards, labels.takesMtnMomo, labels.takesOrangeMoney];
  for (const way of ways) await card.getByLabel(way).uncheck();
  await card.getByRole('button', { name: settingsMessages.fr.save }).click();
  await expect(card.getByText(fieldMessages.fr.oneMethod)).toHaveCount(4);
  for (const way of ways.slice(1)) await card.getByLabel(way).check();
  await card.getByRole('button', { name: settingsMessages.fr.save }).click();
  await expect(page.getByText(successMessages.fr.settingsSaved)).toBeVisible();

  await shop.open('/checkout');
  await expect(checkout.onlinePayment).toBeEnabled();
  await expect(checkout.cashOnDelivery).toHaveCount(0);
  await expect(checkout.methods.getByRole('radio')).toHaveCount(3);
  await own.owner.settings.save({ takesCash: true });
  await context.close();
});

test('the terms are the owner’s own, typed and looked at on a phone, until she goes back to those of the shop', {
  tag: '@full',
}, async ({ browser }) => {
  const { data: tokens } = await own.api().user.login(browserShop.admin);
  const context = await browser.newContext({ baseURL: own.url, viewport: phone, locale: 'fr-FR' });
  const page = await context.newPage();
  const shop = new ShopPage(page, 'fr');
  // Shown from a copy that was kept before the change.
  await page.goto('/fr/terms');
  await expect(page.getByRole('main')).toContainText('la loi n° 2010/021');
  await holdTokens(page, { tokens });
  await shop.open('/dashboard/settings');
  const card = page.getByRole('region', { name: settingGroupMessages.fr.legal });
  const label = settingsMessages.fr.inFrench(settingLabels.fr.termsText);
  const field = card.getByLabel(label, { exact: true });
  await field.fill('Nous vendons du neuf.\n\n## Retours\n\n- en 14 jours\n- <script>alert(1)</script>');
  await card.getByRole('button', { name: settingsMessages.fr.previewOf(label), exact: true }).click();
  const preview = card.getByRole('region', { name: settingsMessages.fr.previewOf(label) });
  await expect(preview.getByRole('heading', { name: 'Retours' })).toBeVisible();
  await card.getByRole('button', { name: settingsMessages.fr.save }).click();
  await expect(page.getByText(successMessages.fr.settingsSaved)).toBeVisible();

  const main = page.getByRole('main');
  await page.goto('/fr/terms');
  await expect(main.getByRole('heading', { name: 'Retours', exact: true })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText(['en 14 jours', '<script>alert(1)</script>']);
  await expect(main).not.toContainText('2010/021');
  await expect(main).toContainText('En vigueur depuis le');
  await expect(main.getByRole('link', { name: '@' })).toBeVisible();
  // The owner has typed nothing in English.
  await page.goto('/terms');
  await expect(main).toContainText('Law No. 2010/021');

  await shop.open('/dashboard/settings');
  await card.getByRole('button', { name: settingsMessages.fr.backToUsualOf(label), exact: true }).click();
  await expect(field).toHaveValue('');
  await card.getByRole('button', { name: settingsMessages.fr.save }).click();
  await expect(page.getByText(successMessages.fr.settingsSaved)).toBeVisible();
  await page.goto('/fr/terms');
  await expect(main).toContainText('la loi n° 2010/021');
  await context.close();
});
