import { accountMessages } from '#app/messages/account-messages.ts';
import { addressMessages } from '#app/messages/address-messages.ts';
import { newsletterMessages } from '#app/messages/newsletter-messages.ts';
import { offlineMessages } from '#app/messages/offline-messages.ts';
import { offlineOrderMessages } from '#app/messages/offline-order-messages.ts';
import { shellMessages } from '#app/messages/shell-messages.ts';
import { stateMessages } from '#app/messages/state-messages.ts';
import { uiMessages } from '#app/messages/ui-messages.ts';
import { listingPath, productPath } from '#shared/page-paths.ts';
import { holdTokens, openOwner, saveAddress } from '#tests/support/account.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { keptCopies, untilKept } from '#tests/support/kept-copies.ts';
import { screensFor } from '#tests/support/looks.ts';
import { AddressForm, akwa } from '#tests/support/pages/address-form.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct, addShelf, changeProduct } from '#tests/support/shelf.ts';

test.use({ serviceWorkers: 'allow' });

const texts = offlineMessages.en;

test('the shop can be put on the home screen, in the language it is read in', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  await shop.open('/');
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Each test runs in a private window, which is no reason why the shop could not be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  for (const [path, lang] of [
    ['/', 'en'],
    ['/fr', 'fr'],
  ]) {
    await page.goto(path ?? '');
    const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
    const answer = await page.request.get(href);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Ndolo Beauty',
      lang,
      start_url: path,
      scope: '/',
      display: 'standalone',
    });
    for (const { src, sizes } of manifest.icons) {
      const icon = await page.request.get(src);
      expect([icon.status(), icon.headers()['content-type'], sizes]).toEqual([
        200,
        'image/png',
        expect.any(String),
      ]);
    }
  }
});

test('the office is an app of its own, with its pages behind its icon', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  await holdTokens(page, await openOwner());
  await shop.open('/dashboard/orders');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    'href',
    '/dashboard/manifest.webmanifest',
  );
  const manifest = await (await page.request.get('/fr/dashboard/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    ...{ id: '/dashboard', name: 'Ndolo Beauty\u00a0: gestion', start_url: '/fr/dashboard/work' },
    shortcuts: [
      { name: 'Commandes', url: '/fr/dashboard/orders' },
      { name: 'Nouveau produit', url: '/fr/dashboard/upload-product' },
      { name: 'Tarif', url: '/fr/dashboard/product' },
    ],
  });
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200);
});

for (const [screen, viewport] of screensFor('without a network a')) {
  test(`without a network a ${screen} shows what was seen and the cart, and says how old it is`, async ({
    shop,
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.warning/);
    await page.setViewportSize(viewport);
    const shelf = await addShelf();
    const gloss = await addProduct({ price: 4500 }, shelf);
    const unseen = await addProduct({}, shelf);
    await shop.open(listingPath(shelf.category, shelf.subCategory));
    await untilKept(page, listingPath(shelf.category, shelf.subCategory));
    // By a link inside the shop, so that no document of this page is ever sent.
    await shop.card(gloss.name).getByRole('link', { name: gloss.name }).click();
    await expect(shop.heading).toHaveText(gloss.name);
    await shop.product(gloss.name).add.click();
    await expect(shop.product(gloss.name).quantity).toContainText('1');

    await context.setOffline(true);
    await expect(page.getByText(texts.away)).toBeVisible();
    await page.reload();
    await expect(shop.heading).toHaveText(gloss.name);
    await expect(page).toHaveURL(productPath(gloss));
    await expect(page.getByText(/prices and stock as of/)).toBeVisible();
    await page.goto(listingPath(shelf.category, shelf.subCategory));
    await expect(shop.card(gloss.name)).toBeVisible();
    await expect(page.getByText(/prices and stock as of/)).toBeVisible();

    await page.goto('/cart');
    await expect(page.getByRole('main').getByText(gloss.name)).toBeVisible();
    await page.goto('/checkout');
    await expect(shop.heading).toHaveText(texts.heading);
    await page.goto(productPath(unseen));
    await expect(shop.heading).toHaveText(texts.heading);
    // The offline page retries once on its own, and shows the requested address again when that fails: now the reader has to act.
    await expect(page).toHaveURL(productPath(unseen));
    await expect(shop.heading).toHaveText(texts.heading);
    await expect(page.getByText(texts.away)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(texts.away)).toBeHidden();
    await page.getByRole('button', { name: uiMessages.en.retry }).click();
    await expect(page).toHaveURL(productPath(unseen));
    await expect(shop.heading).toHaveText(unseen.name);
    await expect(page.getByText(/prices and stock as of/)).toBeHidden();
  });
}

test('one visit is enough: in French, the page, its menus and the offline page are there without a network', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
  const shop = new ShopPage(page, 'fr');
  await page.setViewportSize(screens.desktop);
  await shop.open('/');
  await untilKept(page, '/fr', '/fr/offline');
  await expect
    .poll(async () => (await keptCopies(page)).map(({ path }) => path))
    .toContain('/api/subcategory/get');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(offlineMessages.fr.away)).toBeVisible();
  await expect(page.getByText(/prix et stock au/)).toBeVisible();
  await expect(page.getByText(stateMessages.fr.categoriesFailed)).toHaveCount(0);
  const menu = page.getByRole('navigation', { name: shellMessages.fr.mainNavigation });
  await menu.getByText(shellMessages.fr.shopAll).click();
  await expect(menu.locator('details[open] a').first()).toBeVisible();

  await page.goto('/fr/checkout');
  await expect(shop.heading).toHaveText(offlineMessages.fr.heading);
  await expect(page).toHaveURL(/\/fr\/offline/);
  await expect(page.getByText(/prix et stock au/)).toBeHidden();
});

test('where a page about orders cannot be shown, the shopper reads that her order is with the shop', {
  tag: '@full',
}, async ({ shop, page, context, shopper, trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
  const order = await placeOrderFor(shopper, shopper.name);
  await shop.open('/');
  await untilKept(page, '/', '/offline');
  await shop.open('/dashboard/myorders');
  await expect(page.getByRole('article')).toContainText(order.orderId);
  await context.setOffline(true);
  const kept = page.getByText(offlineOrderMessages.en.areKept);
  for (const path of ['/dashboard/myorders', '/success', '/track/of-a-link']) {
    await page.goto(path);
    await expect(shop.heading).toHaveText(texts.heading);
    await expect(kept).toBeVisible();
  }
  await page.goto('/checkout');
  await expect(shop.heading).toHaveText(texts.heading);
  await expect(kept).toBeHidden();
});

test('with a network a page is never a copy: a changed price is shown at once', async ({ shop, page }) => {
  const gloss = await addProduct({ price: 4500 });
  await shop.open(productPath(gloss));
  await untilKept(page, productPath(gloss));
  await changeProduct(gloss, { price: 4000 });
  await page.reload();
  await expect(page.getByRole('main').getByText('4\u202f000\u00a0FCFA').first()).toBeVisible();
  await expect(page.getByText(/prices and stock as of/)).toBeHidden();
});

test('nothing of a person is ever kept', async ({ shop, page, shopper, trouble }) => {
  // A page that is left aborts its requests; those that the worker was answering fail.
  trouble.expect(/^failed: GET \S+\/media\/\S+ net::ERR_FAILED$/);
  await shop.open('/');
  await untilKept(page, '/');
  for (const path of [
    '/dashboard/profile',
    '/dashboard/myorders',
    '/dashboard/address',
    '/checkout',
    '/cart',
  ]) {
    await shop.open(path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  const kept = await page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = /\/(media|assets|fonts)\//.test(request.url)
          ? ''
          : await (await cache.match(request))?.text();
        found.push({ url: request.url, text: text ?? '' });
      }
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(
    kept.filter(({ url }) =>
      /^\/(dashboard|checkout|api\/(user|order|address|cart))/.test(new URL(url).pathname),
    ),
  ).toEqual([]);
  expect(kept.filter(({ text }) => text.includes(shopper.email))).toEqual([]);
});

test('what a forged message asks to be kept is kept only where anyone may see it', { tag: '@full' }, async ({
  shop,
  page,
}) => {
  const product = await addProduct();
  await shop.open('/');
  await untilKept(page, '/');
  const ofPerson = ['/dashboard/profile', '/checkout', '/api/user/user-details', '/admin'];
  await page.evaluate(
    (messages) => {
      for (const message of messages) navigator.serviceWorker.controller?.postMessage(message);
    },
    [
      ...[null, 'keep', { keep: '/dashboard/profile' }, { keep: [{ url: '/dashboard/profile' }] }],
      { keep: ['https://elsewhere.example/assets/script.js', ...ofPerson, productPath(product)] },
    ],
  );
  const paths = async () => (await keptCopies(page)).map(({ path }) => path);
  await expect.poll(paths).toContain(productPath(product));
  expect((await paths()).filter((path) => ofPerson.includes(path) || path.includes('script.js'))).toEqual([]);
});

test('a form that finds no network keeps what was typed, says so beside it, and is sent by Retry', async ({
  shop,
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
  await shop.open('/contact');
  const newsletter = page.getByRole('contentinfo');
  const email = newsletter.getByRole('textbox');
  const address = `amina.${Date.now()}@example.com`;
  await email.fill(address);
  await context.setOffline(true);
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByRole('alert')).toContainText('No connection.');
  await expect(email).toHaveValue(address);
  await context.setOffline(false);
  await newsletter.getByRole('button', { name: uiMessages.en.retry }).click();
  await expect(newsletter.getByRole('alert')).toBeHidden();
  await expect(email).toHaveValue('');

  await shop.open('/login');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(address);
  await form.getByLabel('Password', { exact: true }).fill('not-my-password-9');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('No connection.');
  await expect(form.getByLabel('Email')).toHaveValue(address);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('not-my-password-9');
});

test('an address and a profile typed without a network stay as they were typed, and are sent by Retry', {
  tag: '@full',
}, async ({ shop, page, context, shopper, trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
  await shop.open('/dashboard/address');
  await page.getByRole('button', { name: addressMessages.en.addAddress, exact: true }).click();
  const form = new AddressForm(page, 'en');
  await form.fillPlace(akwa);
  await context.setOffline(true);
  await form.submit();
  await expect(form.dialog.getByRole('alert').filter({ hasText: uiMessages.en.retry })).toContainText(
    'No connection.',
  );
  await expect(form.field('addressLine')).toHaveValue(akwa.addressLine);
  await expect(form.field('mobile')).toHaveValue(akwa.mobile);
  expect((await shopper.api.address.get({})).data).toEqual([]);
  await context.setOffline(false);
  await form.dialog.getByRole('button', { name: uiMessages.en.retry }).click();
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('article')).toContainText(akwa.addressLine);
  expect((await shopper.api.address.get({})).data).toHaveLength(1);

  await shop.open('/dashboard/profile');
  const profile = page.getByRole('main');
  await profile.getByLabel('Name').fill('Amina N. Tabi');
  await profile.getByLabel('Mobile').fill('655 12 34 56');
  await context.setOffline(true);
  await profile.getByRole('button', { name: accountMessages.en.submit, exact: true }).click();
  await expect(profile.getByRole('alert')).toContainText('No connection.');
  await expect(profile.getByLabel('Name')).toHaveValue('Amina N. Tabi');
  await expect(profile.getByLabel('Mobile')).toHaveValue('655 12 34 56');
  await context.setOffline(false);
  await profile.getByRole('button', { name: uiMessages.en.retry }).click();
  await expect(profile.getByRole('alert')).toBeHidden();
  await expect
    .poll(async () => (await shopper.api.user.userDetails({})).data)
    .toMatchObject({ name: 'Amina N. Tabi', mobile: '+237655123456' });
});

test('without a network the offer to end the newsletter stays, and Retry sends it', { tag: '@full' }, async ({
  shop,
  page,
  context,
  trouble,
}) => {
  trouble.expect(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    /console\.(warning|info)/,
    // The network may be lost while the browser still fetches the service worker.
    /when fetching the script/,
    /^404 \w+ \/api\/newsletter/,
  );
  await shop.open('/newsletter/unsubscribe?token=made-up');
  const form = page.getByRole('main');
  await context.setOffline(true);
  await form.getByRole('button', { name: newsletterMessages.en.leave }).click();
  await expect(form.getByRole('alert')).toContainText('No connection.');
  await context.setOffline(false);
  await form.getByRole('button', { name: uiMessages.en.retry }).click();
  await expect(shop.toast(/This link is not complete/)).toBeVisible();
  await expect(form.getByRole('alert')).toBeHidden();
});

test('nothing is ordered at prices that cannot be checked', async ({
  shop,
  page,
  context,
  shopper,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /console\.(warning|info)/);
  const gloss = await addProduct();
  await shopper.api.cart.create({ productId: gloss._id });
  await saveAddress(shopper);
  await shop.open('/checkout');
  const pay = page.getByRole('button', { name: /Cash on Delivery/ });
  await expect(pay).toBeEnabled();
  // A worker that starts in the moment of the loss may still reach the shop, which then counts as back.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await expect(pay).toBeDisabled();
  await expect(page.getByText(texts.away)).toBeVisible();
  await context.setOffline(false);
  await expect(pay).toBeEnabled();
  await expect(page.getByText(texts.away)).toBeHidden();
});
