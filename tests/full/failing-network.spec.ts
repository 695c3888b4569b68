import { globSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { paymentMessages } from '#app/messages/payment-messages.ts';
import { endpoints } from '#shared/endpoints.ts';
import { phoneChoiceMessages } from '#shared/messages/phone-choice-messages.ts';
import { listingPath, productPath } from '#shared/page-paths.ts';
import { isLoggedIn, openAccount, openOwner, saveAddress } from '#tests/support/account.ts';
import { desktop, expect, test } from '#tests/support/e2e.ts';
import { AdminForm } from '#tests/support/pages/admin-form.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { LoginPopup } from '#tests/support/pages/login-popup.ts';
import { PaymentPage } from '#tests/support/pages/payment-page.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { reviewProduct } from '#tests/support/review-scenes.ts';
import { addProduct, addShelf } from '#tests/support/shelf.ts';
import type { OnlyOne } from '#tests/support/take-turn.ts';
import { openAdmin } from './admin-forms.ts';
import { addressOf, failOnce, failureText } from './answer-for.ts';
import { cartCases } from './cart-mail-forms.ts';
import { catalogueFilesCases } from './catalogue-files-forms.ts';
import { deskCases } from './desk-forms.ts';
import { everyForm } from './every-form.ts';
import { comeAsShopper, comeToCheckout, comeToOrder } from './forms.ts';
import { noticeCases } from './notice-forms.ts';
import { frameCases, officeLists } from './office-forms.ts';
import { photoCases } from './photo-cases.ts';
import { plainPictureCases } from './plain-picture-cases.ts';
import { questionCases } from './question-forms.ts';
import { secondFactorCases } from './second-factor-forms.ts';
import { securityCases } from './security-forms.ts';
import { staffCases } from './staff-forms.ts';
import { stockAlertCases } from './stock-alert-forms.ts';
import { stockCountCases } from './stock-count-cases.ts';
import { tillCases } from './till-forms.ts';
import { wishlistCases } from './wishlist-cases.ts';

test.use({ viewport: desktop });

for (const { endpoint, name, fill, one, expects = [] } of everyForm) {
  test(`${endpoint} fails: ${name} says so, keeps what was typed and goes through when it is pressed again`, async ({
    shop,
    trouble,
    keepToMyself,
  }) => {
    expectFailure(trouble, endpoint);
    trouble.expect(...expects);
    if (one) await keepToMyself(one);
    const form = await fill(shop);
    const failure = await failOnce(shop.page, endpoint);
    await form.send.click();
    await expect(shop.toast(failureText)).toBeVisible();
    expect(failure.count()).toBe(1);
    for (const [field, value] of form.typed) await expect(field).toHaveValue(value);
    if (form.chosen) await expect(form.chosen).toBeChecked();
    await expect(form.send).toBeEnabled();
    await form.send.click();
    await form.arrived();
  });
}

type Case = {
  endpoint: string;
  /** What the shopper sees. */
  name: string;
  /** Only one test at a time may use it. */
  one?: OnlyOne;
  go: (shop: ShopPage) => Promise<void>;
};

/** Calls without a form: loading a page, and single presses. */
const cases: readonly Case[] = [
  ...catalogueFilesCases,
  {
    endpoint: endpoints.category.get,
    name: 'a notice, the menu that came with the page, and Retry beneath it',
    go: (shop) => loseCatalogue(shop, endpoints.category.get),
  },
  {
    endpoint: endpoints.subcategory.get,
    name: 'a notice, the menu that came with the page, and Retry beneath it',
    go: (shop) => loseCatalogue(shop, endpoints.subcategory.get),
  },
  {
    endpoint: endpoints.user.userDetails,
    name: 'the profile cannot be shown, and Retry shows it',
    go: async (shop) => {
      const { name } = await comeAsShopper(shop.page);
      await failOnce(shop.page, endpoints.user.userDetails);
      await shop.open('/dashboard/profile');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('Your account could not be loaded')).toBeVisible();
      await retry(shop);
      await expect(main.getByLabel('Name')).toHaveValue(name);
    },
  },
  {
    endpoint: endpoints.user.refreshToken,
    name: 'no one is logged out, and Retry shows the profile',
    go: async (shop) => {
      const { name } = await comeAsShopper(shop.page);
      await shop.page.evaluate(() => localStorage.setItem('accesstoken', 'out of date'));
      await failOnce(shop.page, endpoints.user.refreshToken);
      await shop.open('/dashboard/profile');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('Your account could not be loaded')).toBeVisible();
      await retry(shop);
      await expect(main.getByLabel('Name')).toHaveValue(name);
    },
  },
  {
    endpoint: endpoints.user.logout,
    name: 'this device is logged out at once, and the session ends with the next visit',
    go: async (shop) => {
      const { tokens } = await comeAsShopper(shop.page);
      await failOnce(shop.page, endpoints.user.logout);
      await shop.open('/terms');
      await shop.header.getByRole('button', { name: 'Account' }).click();
      await shop.header.getByRole('button', { name: 'Log Out' }).click();
      await expect(shop.toast('This device is logged out.')).toBeVisible();
      await expect(shop.header.getByRole('link', { name: 'Login' })).toBeVisible();
      await shop.open('/terms');
      await expect.poll(() => isLoggedIn(tokens)).toBe(false);
    },
  },
  {
    endpoint: endpoints.session.leave,
    name: 'a session that was left and could not be ended is ended by the visit after',
    go: async (shop) => {
      const { tokens } = await comeAsShopper(shop.page);
      await failOnce(shop.page, endpoints.user.logout);
      const failure = await failOnce(shop.page, endpoints.session.leave);
      await shop.open('/terms');
      await shop.header.getByRole('button', { name: 'Account' }).click();
      await shop.header.getByRole('button', { name: 'Log Out' }).click();
      await expect(shop.toast('This device is logged out.')).toBeVisible();
      await shop.open('/terms');
      await expect.poll(failure.count).toBe(1);
      expect(await isLoggedIn(tokens)).toBe(true);
      await shop.open('/terms');
      await expect.poll(() => isLoggedIn(tokens)).toBe(false);
    },
  },
  {
    endpoint: endpoints.auth.mergeGuestData,
    name: 'the guest’s cart is not shown empty, and Retry brings it into the account',
    go: async (shop) => {
      const gloss = await addProduct();
      await shop.open(productPath(gloss));
      await shop.product(gloss.name).add.click();
      await expect(shop.product(gloss.name).quantity).toContainText('1');
      const shopper = await openLogin(shop);
      await failOnce(shop.page, endpoints.auth.mergeGuestData);
      await shopper.logIn();
      await shop.openCart();
      await expect(shop.cart).toContainText(gloss.name);
      await expect(shop.cart.getByText('You see it as last known.')).toBeVisible();
      await shop.cart.getByRole('button', { name: 'Retry' }).click();
      await expect(shop.cart.getByText('You see it as last known.')).toBeHidden();
      await expect(shop.cart).toContainText(gloss.name);
      await expect.poll(shopper.quantities).toEqual([1]);
    },
  },
  {
    endpoint: endpoints.product.search,
    name: 'no “No Data found”, but an error with Retry',
    go: async (shop) => {
      const gloss = await addProduct();
      await shop.open('/search');
      await failOnce(shop.page, endpoints.product.search);
      await shop.searchInput.fill(gloss.name);
      await loseList(shop);
      await expect(shop.card(gloss.name)).toBeVisible();
    },
  },
  {
    endpoint: endpoints.product.getByCategoryAndSubCategory,
    name: 'the shelf is not shown empty, and Retry fills it',
    go: async (shop) => {
      const shelf = await addShelf();
      const gloss = await addProduct({}, shelf);
      await shop.open(productPath(gloss));
      await failOnce(shop.page, endpoints.product.getByCategoryAndSubCategory);
      const main = shop.page.getByRole('main');
      await press(main.locator(`a[href="${listingPath(shelf.category, shelf.subCategory)}"]`).first());
      await loseList(shop);
      await expect(shop.card(gloss.name)).toBeVisible();
    },
  },
  {
    endpoint: endpoints.product.getOffers,
    name: 'no “No offers today”, but an error with Retry',
    go: async (shop) => {
      await shop.open('/terms');
      await failOnce(shop.page, endpoints.product.getOffers);
      await openSales(shop, 'Offers');
      await loseList(shop);
      await expect(shop.page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    endpoint: endpoints.product.getClearance,
    name: 'no “Nothing on clearance today”, but an error with Retry',
    go: async (shop) => {
      await shop.open('/terms');
      await failOnce(shop.page, endpoints.product.getClearance);
      await openSales(shop, 'Clearance');
      await loseList(shop);
      await expect(shop.page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    endpoint: endpoints.product.getDetails,
    name: 'the page says what happened, and Retry shows the product',
    go: async (shop) => {
      const gloss = await addProduct();
      await shop.open(`/search?q=${gloss.name}`);
      await failOnce(shop.page, endpoints.product.getDetails);
      await press(shop.card(gloss.name).getByRole('link', { name: gloss.name, exact: true }));
      await expect(shop.page.getByRole('main')).toContainText(failureText);
      await shop.page.getByRole('main').getByRole('link', { name: 'Retry' }).click();
      await expect(shop.heading).toHaveText(gloss.name);
    },
  },
  {
    endpoint: endpoints.product.getByCategory,
    name: 'the product is shown without its neighbours',
    go: async (shop) => {
      const gloss = await addProduct();
      await shop.open(`/search?q=${gloss.name}`);
      const failure = await failOnce(shop.page, endpoints.product.getByCategory);
      await shop.card(gloss.name).getByRole('link', { name: gloss.name, exact: true }).click();
      await expect(shop.heading).toHaveText(gloss.name);
      expect(failure.count()).toBe(1);
    },
  },
  {
    endpoint: endpoints.review.listOfProduct,
    name: 'the product is shown without what buyers say',
    go: async (shop) => {
      const { product } = await reviewProduct('Soft and light.');
      await shop.open(`/search?q=${product.name}`);
      const failure = await failOnce(shop.page, endpoints.review.listOfProduct);
      await shop.card(product.name).getByRole('link', { name: product.name, exact: true }).click();
      await expect(shop.heading).toHaveText(product.name);
      expect(failure.count()).toBe(1);
    },
  },
  {
    endpoint: endpoints.cart.get,
    name: 'the cart is not shown empty, and Retry shows what is in it',
    go: async (shop) => {
      const { api } = await comeAsShopper(shop.page);
      const gloss = await addProduct();
      await api.cart.create({ productId: gloss._id });
      await failOnce(shop.page, endpoints.cart.get);
      await shop.open('/cart');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('Your cart could not be checked')).toBeVisible();
      await expect(main.getByText('Your cart is empty')).toHaveCount(0);
      await retry(shop);
      await expect(main.getByRole('link', { name: gloss.name }).first()).toBeVisible();
    },
  },
  {
    endpoint: endpoints.cart.create,
    name: 'nothing pretends to be in the cart, and the second press adds it',
    go: async (shop) => {
      const { api } = await comeAsShopper(shop.page);
      const gloss = await addProduct();
      await shop.open(productPath(gloss));
      await failOnce(shop.page, endpoints.cart.create);
      const control = shop.product(gloss.name);
      await control.add.click();
      await expect(shop.toast(failureText)).toBeVisible();
      await control.add.click();
      await expect(control.quantity).toContainText('1');
      await expect
        .poll(async () => (await api.cart.get({})).data.map(({ quantity }) => quantity))
        .toEqual([1]);
    },
  },
  {
    endpoint: endpoints.cart.updateQty,
    name: 'the quantity goes back to what the shop knows, and the second press raises it',
    go: async (shop) => {
      const { api } = await comeAsShopper(shop.page);
      const gloss = await addProduct();
      await api.cart.create({ productId: gloss._id });
      await shop.open(productPath(gloss));
      const control = shop.product(gloss.name);
      await expect(control.quantity).toContainText('1');
      await failOnce(shop.page, endpoints.cart.updateQty);
      await control.plus.click();
      await expect(shop.toast(failureText)).toBeVisible();
      await expect(control.quantity).toContainText('1');
      await control.plus.click();
      await expect(control.quantity).toContainText('2');
      await expect.poll(async () => (await api.cart.get({})).data[0]?.quantity).toBe(2);
    },
  },
  {
    endpoint: endpoints.cart.deleteItem,
    name: 'the line stays, and the second press takes it out',
    go: async (shop) => {
      const { api } = await comeAsShopper(shop.page);
      const gloss = await addProduct();
      await api.cart.create({ productId: gloss._id });
      await shop.open(productPath(gloss));
      const control = shop.product(gloss.name);
      await failOnce(shop.page, endpoints.cart.deleteItem);
      await control.minus.click();
      await expect(shop.toast(failureText)).toBeVisible();
      await expect(control.quantity).toContainText('1');
      await control.minus.click();
      await expect(control.add).toBeVisible();
      await expect.poll(async () => (await api.cart.get({})).data).toEqual([]);
    },
  },
  {
    endpoint: endpoints.address.get,
    name: 'no one is asked for an address she has given, and Retry shows it',
    go: async (shop) => {
      const shopper = await comeAsShopper(shop.page);
      await saveAddress(shopper);
      await shopper.api.cart.create({ productId: (await addProduct())._id });
      await failOnce(shop.page, endpoints.address.get);
      await shop.open('/checkout');
      const { addresses, cashOnDelivery } = new CheckoutPage(shop.page, 'en');
      await expect(addresses.getByText('Your addresses could not be loaded')).toBeVisible();
      await expect(shop.page.getByRole('dialog')).toHaveCount(0);
      await addresses.getByRole('button', { name: 'Retry' }).click();
      await expect(addresses.getByRole('radio', { checked: true })).toHaveCount(1);
      await expect(cashOnDelivery).toBeEnabled();
    },
  },
  {
    endpoint: endpoints.address.disable,
    name: 'the address stays, and the second press removes it',
    go: async (shop) => {
      await saveAddress(await comeAsShopper(shop.page));
      await shop.open('/dashboard/address');
      await failOnce(shop.page, endpoints.address.disable);
      const card = shop.page.getByRole('article');
      await card.getByRole('button', { name: /^Delete/ }).click();
      await expect(shop.toast(failureText)).toBeVisible();
      await expect(card).toBeVisible();
      await card.getByRole('button', { name: /^Delete/ }).click();
      await expect(card).toHaveCount(0);
    },
  },
  {
    endpoint: endpoints.order.orderList,
    name: 'no “No Data”, but an error with Retry',
    go: async (shop) => {
      await placeOrderFor(await comeAsShopper(shop.page), 'Amina Njoya');
      await failOnce(shop.page, endpoints.order.orderList);
      await shop.open('/dashboard/myorders');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('Your orders could not be loaded')).toBeVisible();
      await expect(main.getByText('No Data')).toHaveCount(0);
      await retry(shop);
      await expect(main.getByRole('article')).toHaveCount(1);
    },
  },
  {
    endpoint: endpoints.order.getTracking,
    name: 'an error with Retry in the dialog',
    go: async (shop) => {
      const { orders } = await comeToOrder(shop);
      await failOnce(shop.page, endpoints.order.getTracking);
      await orders.track.click();
      await expect(orders.trackDialog.getByText('The order could not be looked up')).toBeVisible();
      await orders.trackDialog.getByRole('button', { name: 'Retry' }).click();
      await expect(orders.link).toBeVisible();
    },
  },
  {
    endpoint: endpoints.payment.getState,
    name: 'the payment is said to be safe, and is looked up again',
    go: async (shop) => {
      const checkout = await comeToCheckout(shop);
      await new PaymentPage(shop.page, 'en').method('mtn_momo').check();
      const failure = await failOnce(shop.page, endpoints.payment.getState);
      await checkout.onlinePayment.click();
      await expect.poll(failure.count).toBe(1);
      await expect(shop.heading).toHaveText(paymentMessages.en.confirmOnPhone);
    },
  },
  {
    endpoint: endpoints.product.get,
    name: 'the owner’s list is not shown empty, and Retry shows it',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.product.get);
      await openAdmin(shop, 'product');
      await expect(shop.page.getByText('The list could not be loaded')).toBeVisible();
      await retry(shop);
      await expect(shop.page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
  {
    endpoint: endpoints.orderDesk.list,
    name: 'no “No orders here”, but an error with Retry',
    go: async (shop) => {
      const order = await placeOrderFor(await openAccount(), 'Amina Njoya');
      await failOnce(shop.page, endpoints.orderDesk.list);
      await openAdmin(shop, `orders?search=${order.orderId}`);
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The orders could not be loaded')).toBeVisible();
      await expect(main.getByText('No orders here')).toHaveCount(0);
      await retry(shop);
      await expect(main.getByRole('article')).toHaveCount(1);
    },
  },
  {
    endpoint: endpoints.orderDesk.getOrder,
    name: 'no empty order, but an error with Retry',
    go: async (shop) => {
      const order = await placeOrderFor(await openAccount(), 'Mama Odette');
      await failOnce(shop.page, endpoints.orderDesk.getOrder);
      await openAdmin(shop, `orders/${order._id}`);
      await expect(shop.page.getByText('The orders could not be loaded')).toBeVisible();
      await retry(shop);
      await expect(shop.heading).toHaveText(order.orderId);
    },
  },
  {
    endpoint: endpoints.cash.getDay,
    name: 'no empty till, but an error with Retry',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.cash.getDay);
      await openAdmin(shop, 'cash');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The cash could not be loaded')).toBeVisible();
      await retry(shop);
      await expect(main.getByLabel('Day', { exact: true })).toBeVisible();
    },
  },
  {
    endpoint: endpoints.rider.list,
    name: 'the cash of the day is there, and the list of riders has Retry',
    go: async (shop) => {
      const failure = await failOnce(shop.page, endpoints.rider.list);
      await openAdmin(shop, 'cash');
      await expect(shop.page.getByRole('main').getByLabel('Day', { exact: true })).toBeVisible();
      await shop.page.getByText('Riders', { exact: true }).click();
      const riders = shop.page.getByRole('group').filter({ hasText: 'Add a rider' });
      await riders.getByRole('button', { name: 'Retry' }).click();
      await expect(riders.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      expect(failure.count()).toBe(1);
    },
  },
  {
    endpoint: endpoints.backup.getState,
    name: 'the overview says so, and Retry shows figures and backups',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.backup.getState);
      await openAdmin(shop, 'overview');
      await retry(shop);
      await expect(shop.page.getByRole('heading', { name: 'Backups' })).toBeVisible();
    },
  },
  {
    endpoint: endpoints.queue.list,
    name: 'the overview says so, and Retry shows the queues',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.queue.list);
      await openAdmin(shop, 'overview');
      await retry(shop);
      await expect(shop.page.getByRole('heading', { name: 'Background work' })).toBeVisible();
    },
  },
  {
    endpoint: endpoints.product.getDeleted,
    name: 'what was deleted is not said to be nothing, and Retry shows it',
    go: async (shop) => {
      const gloss = await addProduct();
      await (await openOwner()).api.product.delete({ _id: gloss._id });
      await openAdmin(shop, 'product');
      await failOnce(shop.page, endpoints.product.getDeleted);
      await shop.page.getByRole('button', { name: 'Deleted products' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Deleted products' });
      await expect(dialog.getByText('The list could not be loaded')).toBeVisible();
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(dialog.getByRole('article', { name: gloss.name })).toBeVisible();
    },
  },
  {
    endpoint: endpoints.file.upload,
    name: 'the picture stays in its row with Retry, which sends it again',
    go: async (shop) => {
      await openAdmin(shop, 'category');
      await shop.page.getByRole('main').getByRole('button', { name: 'Add Category' }).click();
      const form = new AdminForm(shop.page, 'Category');
      await form.name.fill('Lips of today');
      await failOnce(shop.page, endpoints.file.upload);
      await form.choosePicture();
      await form.dialog.getByRole('button', { name: 'Retry lips.png' }).click();
      await expect(form.picture).toBeVisible({ timeout: 30_000 });
      await expect(form.name).toHaveValue('Lips of today');
    },
  },
  {
    endpoint: endpoints.attention.list,
    name: 'the list says so, with Retry',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.attention.list);
      await openAdmin(shop, 'attention');
      await expect(shop.page.getByText('The list could not be loaded')).toBeVisible();
      await retry(shop);
      await expect(shop.page.getByText('The list could not be loaded')).toBeHidden();
    },
  },
  {
    endpoint: endpoints.order.trackByLink,
    name: 'what came with the page stays',
    go: async (shop) => {
      const shopper = await comeAsShopper(shop.page);
      const order = await placeOrderFor(shopper, shopper.name);
      const { data } = await shopper.api.order.getTracking({ _id: order._id });
      await shop.open(`/track/${data.trackingToken}`);
      const failure = await failOnce(shop.page, endpoints.order.trackByLink);
      await shop.page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(failure.count).toBe(1);
      await expect(shop.page.getByRole('main')).toContainText(order.orderId);
    },
  },
  {
    endpoint: endpoints.order.choosePhoneMessages,
    name: 'the choice goes back to what counts',
    go: async (shop) => {
      const shopper = await comeAsShopper(shop.page);
      const order = await placeOrderFor(shopper, shopper.name);
      const { data } = await shopper.api.order.getTracking({ _id: order._id });
      await shop.open(`/track/${data.trackingToken}`);
      const failure = await failOnce(shop.page, endpoints.order.choosePhoneMessages);
      await shop.page.getByLabel(phoneChoiceMessages.en.none).click();
      await expect.poll(failure.count).toBe(1);
      await expect(shop.page.getByLabel(phoneChoiceMessages.en.sms)).toBeChecked();
    },
  },
  {
    endpoint: endpoints.promotion.gifts,
    name: 'no gift is shown, and the order goes on without asking for one',
    go: async (shop) => {
      const { cashOnDelivery } = await comeToCheckout(shop);
      const failure = await failOnce(shop.page, endpoints.promotion.gifts);
      await shop.page.reload();
      await expect.poll(failure.count).toBe(1);
      await cashOnDelivery.click();
      await expect(shop.page).toHaveURL(/\/success/);
    },
  },
];

const everyCase: readonly Case[] = [
  ...cases,
  ...cartCases,
  ...deskCases,
  ...officeLists,
  ...frameCases,
  ...noticeCases,
  ...secondFactorCases,
  ...securityCases,
  ...staffCases,
  ...questionCases,
  ...stockAlertCases,
  ...photoCases,
  ...plainPictureCases,
  ...stockCountCases,
  ...tillCases,
  ...wishlistCases,
];

for (const { endpoint, name, one, go } of everyCase) {
  test(`${endpoint} fails: ${name}`, async ({ shop, trouble, keepToMyself }) => {
    expectFailure(trouble, endpoint);
    if (one) await keepToMyself(one);
    await go(shop);
  });
}

/** Only a loader on the server calls these, inside the process: no network is between them. */
const askedByServerOnly: readonly string[] = [
  endpoints.payment.methods,
  endpoints.review.getOfOrder,
  endpoints.settings.shown,
  endpoints.settings.legal,
  endpoints.brand.listPrices,
  endpoints.home.get,
];

test('every call that a page makes has its failure here', () => {
  const sources = globSync('app/**/*.{ts,tsx}', { exclude: (path) => path.includes('.test.') }).map((path) =>
    readFileSync(path, 'utf8'),
  );
  const made = Object.entries(endpoints).flatMap(([noun, verbs]) =>
    Object.entries(verbs)
      .filter(([verb]) => sources.some((source) => new RegExp(`\\b${noun}\\.${verb}\\b`).test(source)))
      .map(([, endpoint]) => endpoint),
  );
  const shown = [...everyForm, ...everyCase].map(({ endpoint }) => endpoint);
  expect(made.length).toBeGreaterThan(30);
  const unshown = made.filter((endpoint) => !shown.includes(endpoint));
  expect(unshown.filter((endpoint) => !askedByServerOnly.includes(endpoint))).toEqual([]);
});

function expectFailure(trouble: { expect: (...patterns: RegExp[]) => void }, endpoint: string): void {
  const { method, path } = addressOf(endpoint);
  trouble.expect(new RegExp(`^500 ${method} ${path}$`), /^console\.warning: /);
  if (endpoint === endpoints.session.leave) expectFailure(trouble, endpoints.user.logout);
  if (endpoint === endpoints.user.refreshToken) trouble.expect(/^401 GET \/api\//);
  if (endpoint === endpoints.product.getDetails) trouble.expect(/^console\.error: /);
}

async function retry({ page }: ShopPage): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
}

async function loseCatalogue(shop: ShopPage, endpoint: string): Promise<void> {
  const { page } = shop;
  await failOnce(page, endpoint);
  // The toast stays for four seconds only.
  await Promise.all([expect(shop.toast('Failed to fetch categories')).toBeVisible(), shop.open('/terms')]);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByText('Shop All Makeup').click();
  await expect(navigation.getByRole('link', { name: 'Lipgloss' })).toBeVisible();
  await navigation.getByRole('button', { name: 'Retry' }).click();
  await expect(navigation.getByText('The categories could not be loaded.')).toBeHidden();
}

/** Waits until the list has failed, then presses Retry. */
async function loseList(shop: ShopPage): Promise<void> {
  await expect(shop.page.getByText('The products could not be loaded.')).toBeVisible();
  await expect(shop.page.getByRole('main').getByRole('article')).toHaveCount(0);
  await retry(shop);
}

async function openSales({ page }: ShopPage, name: string): Promise<void> {
  await page.getByText('SALES & OFFERS').hover();
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }));
}

/**
 * Clicks without a pointer. A pointer would have the page prefetched: the press would then ask once more, and the failure would not be
 * seen.
 */
async function press(link: Locator): Promise<void> {
  await link.dispatchEvent('click');
}

async function openLogin(shop: ShopPage) {
  const account = await openAccount();
  const popup = new LoginPopup(shop.page, 'en');
  await shop.page.evaluate(() => window.dispatchEvent(new Event('show-login')));
  await popup.fillLogin(account);
  return {
    logIn: async () => {
      await popup.sendLogin();
      await expect(popup.login).toBeHidden();
    },
    quantities: async () => (await account.api.cart.get({})).data.map(({ quantity }) => quantity),
  };
}
