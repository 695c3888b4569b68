import { expect } from '@playwright/test';
import { accountMessages } from '#app/messages/account-messages.ts';
import { addressMessages } from '#app/messages/address-messages.ts';
import { cartMessages } from '#app/messages/cart-messages.ts';
import { contactMessages } from '#app/messages/contact-messages.ts';
import { loginMessages } from '#app/messages/login-messages.ts';
import { offlineMessages } from '#app/messages/offline-messages.ts';
import { orderChangeMessages, orderMessages } from '#app/messages/order-messages.ts';
import { personalDataMessages } from '#app/messages/personal-data-messages.ts';
import { phoneOrderMessages } from '#app/messages/phone-order-messages.ts';
import { recoveryMessages } from '#app/messages/recovery-messages.ts';
import { shellMessages } from '#app/messages/shell-messages.ts';
import { inLanguage, listingPath, productPath } from '#shared/page-paths.ts';
import { holdTokens, openAccount, openOwner } from './account.ts';
import { adminAttentionScenes } from './admin-attention-scenes.ts';
import { adminCashScenes } from './admin-cash-scenes.ts';
import { adminCatalogueFilesScenes } from './admin-catalogue-files-scenes.ts';
import { adminCatalogueScenes } from './admin-catalogue-scenes.ts';
import { adminCorrectionScenes } from './admin-correction-scenes.ts';
import { adminLinesScenes } from './admin-lines-scenes.ts';
import { adminManyProductsScenes } from './admin-many-products-scenes.ts';
import { adminNewOrderScenes } from './admin-new-order-scenes.ts';
import { adminOrderScenes } from './admin-order-scenes.ts';
import { adminProductDialogScenes } from './admin-product-dialog-scenes.ts';
import { adminProductScenes } from './admin-product-scenes.ts';
import { adminRefundScenes } from './admin-refund-scenes.ts';
import { adminStateScenes } from './admin-state-scenes.ts';
import { bringCash, packOrder } from './deliver-order.ts';
import { deliveryScenes } from './delivery-scenes.ts';
import { findingScenes } from './finding-scenes.ts';
import { moneyBackScenes } from './money-back-scenes.ts';
import { officeScenes } from './office-scenes.ts';
import { MyOrdersPage } from './pages/my-orders-page.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { paymentScenes } from './payment-scenes.ts';
import { placeOrderFor } from './place-order.ts';
import { promotionScenes } from './promotion-scenes.ts';
import { questionScenes } from './question-scenes.ts';
import { reviewScenes } from './review-scenes.ts';
import { addProduct } from './shelf.ts';
import type { Showpieces } from './showpieces.ts';
import { wishlistScenes } from './wishlist-scenes.ts';

/** A page, or a dialog on it, as one user sees it. */
export type Scene = {
  name: string;
  as: 'guest' | 'guest with a cart' | 'shopper' | 'new shopper' | 'admin';
  path: (pieces: Showpieces) => string;
  /** Does the presses that open it. */
  show?: (shop: ShopPage) => Promise<void>;
  status?: number;
  /** The browser errors to expect on the way there. */
  trouble?: RegExp;
};

/** Every page and every dialog of the shop. */
export const scenes: readonly Scene[] = [
  { name: 'home', as: 'guest', path: () => '/' },
  { name: 'home-of-staff', as: 'admin', path: () => '/' },
  { name: 'search-empty', as: 'guest', path: () => '/search' },
  { name: 'search-results', as: 'guest', path: () => '/search?q=lipstick' },
  { name: 'search-nothing', as: 'guest', path: () => '/search?q=qqqqzzzz' },
  { name: 'listing', as: 'guest', path: ({ category, subCategory }) => listingPath(category, subCategory) },
  {
    name: 'listing-with-cart',
    as: 'guest with a cart',
    path: ({ category, subCategory }) => listingPath(category, subCategory),
  },
  { name: 'product', as: 'guest', path: ({ reduced }) => productPath(reduced) },
  { name: 'product-sold-out', as: 'guest', path: ({ soldOut }) => productPath(soldOut) },
  { name: 'product-bulk-price', as: 'guest', path: ({ inBulk }) => productPath(inBulk) },
  { name: 'menu', as: 'guest', path: () => '/search', show: openMenu },
  { name: 'account-dropdown', as: 'shopper', path: () => '/search', show: openAccountMenu },
  { name: 'brands', as: 'guest', path: () => '/brands' },
  { name: 'brand', as: 'guest', path: () => '/brand/Ndolo' },
  { name: 'new-arrival', as: 'guest', path: () => '/new-arrival' },
  { name: 'contact', as: 'guest', path: () => '/contact' },
  { name: 'contact-refused', as: 'guest', path: () => '/contact', show: sendEmptyContactForm },
  { name: 'offers', as: 'guest', path: () => '/offers' },
  { name: 'clearance', as: 'guest', path: () => '/clearance' },
  { name: 'privacy-policy', as: 'guest', path: () => '/privacy-policy' },
  { name: 'terms', as: 'guest', path: () => '/terms' },
  { name: 'newsletter-confirm', as: 'guest', path: () => '/newsletter/confirm?token=made-up' },
  { name: 'newsletter-unsubscribe', as: 'guest', path: () => '/newsletter/unsubscribe?token=made-up' },
  { name: 'cart-empty', as: 'guest', path: () => '/cart' },
  { name: 'cart', as: 'guest with a cart', path: () => '/cart' },
  { name: 'cart-of-shopper', as: 'shopper', path: () => '/cart' },
  { name: 'cart-drawer-empty', as: 'guest', path: () => '/search', show: (shop) => shop.openCart() },
  { name: 'cart-drawer', as: 'guest with a cart', path: () => '/search', show: (shop) => shop.openCart() },
  { name: 'login-popup', as: 'guest with a cart', path: () => '/search', show: openLoginPopup },
  { name: 'register-popup', as: 'guest with a cart', path: () => '/search', show: openRegisterPopup },
  { name: 'login', as: 'guest', path: () => '/login' },
  { name: 'login-by-phone', as: 'guest', path: () => '/login?by=phone' },
  { name: 'register', as: 'guest', path: () => '/register' },
  { name: 'forgot-password', as: 'guest', path: () => '/forgot-password' },
  { name: 'verification-otp', as: 'guest', path: () => '/forgot-password', show: askForCode },
  {
    name: 'reset-password',
    as: 'guest',
    path: () => '/forgot-password',
    show: (shop) => carryOver(shop, '/reset-password', provenCode),
  },
  {
    name: 'staff-invitation',
    as: 'guest',
    path: () => '/staff-invitation#made-up',
    trouble: /^404 POST \/api\/staff\/find-invitation|A page could not be loaded/,
  },
  { name: 'email-change-confirm', as: 'guest', path: () => '/email-change/confirm?token=made-up' },
  { name: 'email-change-undo', as: 'guest', path: () => '/email-change/undo?token=made-up' },
  { name: 'profile-other-email', as: 'shopper', path: () => '/dashboard/profile', show: typeOtherEmail },
  { name: 'checkout-guest', as: 'guest with a cart', path: () => '/checkout' },
  { name: 'checkout', as: 'shopper', path: () => '/checkout' },
  { name: 'success', as: 'guest', path: () => '/success' },
  { name: 'cancel', as: 'guest', path: () => '/cancel' },
  { name: 'user-menu', as: 'shopper', path: () => '/user' },
  { name: 'dashboard-guest', as: 'guest', path: () => '/dashboard/profile' },
  { name: 'profile', as: 'shopper', path: () => '/dashboard/profile' },
  { name: 'avatar-dialog', as: 'shopper', path: () => '/dashboard/profile', show: openAvatarDialog },
  { name: 'my-orders', as: 'shopper', path: () => '/dashboard/myorders', show: openFirstOrder },
  { name: 'track-order', as: 'shopper', path: () => '/dashboard/myorders', show: openTracking },
  { name: 'edit-order', as: 'shopper', path: () => '/dashboard/myorders', show: openOrderEditor },
  { name: 'cancel-order', as: 'shopper', path: () => '/dashboard/myorders', show: openCancelQuestion },
  { name: 'return-order', as: 'shopper', path: () => '/dashboard/myorders', show: openReturnForm },
  { name: 'order-again-missed', as: 'new shopper', path: () => '/dashboard/myorders', show: orderTooMuch },
  { name: 'tracking-page', as: 'shopper', path: () => '/dashboard/myorders', show: followTrackingLink },
  { name: 'my-orders-empty', as: 'new shopper', path: () => '/dashboard/myorders' },
  { name: 'addresses', as: 'shopper', path: () => '/dashboard/address' },
  { name: 'addresses-empty', as: 'new shopper', path: () => '/dashboard/address' },
  { name: 'security', as: 'shopper', path: () => '/dashboard/security' },
  { name: 'delete-account', as: 'shopper', path: () => '/dashboard/security', show: askToDeleteAccount },
  { name: 'address-dialog', as: 'shopper', path: () => '/dashboard/address', show: openAddressDialog },
  { name: 'edit-address-dialog', as: 'shopper', path: () => '/dashboard/address', show: openEditDialog },
  ...findingScenes,
  ...promotionScenes,
  ...questionScenes,
  ...reviewScenes,
  ...wishlistScenes,
  ...paymentScenes,
  ...moneyBackScenes,
  ...adminCatalogueScenes,
  ...adminProductScenes,
  ...adminManyProductsScenes,
  ...adminProductDialogScenes,
  ...adminCatalogueFilesScenes,
  ...adminAttentionScenes,
  ...officeScenes,
  ...adminNewOrderScenes,
  { name: 'admin-orders', as: 'admin', path: () => '/dashboard/orders?view=all' },
  ...adminOrderScenes,
  ...adminCorrectionScenes,
  ...adminLinesScenes,
  ...adminCashScenes,
  ...adminRefundScenes,
  ...deliveryScenes,
  ...adminStateScenes,
  { name: 'offline-page', as: 'guest', path: () => '/offline' },
  { name: 'offline-notice', as: 'guest', path: () => '/terms', show: loseNetwork },
  { name: 'not-found', as: 'guest', path: () => '/nothing-here', status: 404 },
];

/** The browser reports that it is offline, and the shop's own request to check that gets no answer. */
async function loseNetwork({ page, language }: ShopPage): Promise<void> {
  await page.route('**/api/health', () => undefined);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText(offlineMessages[language].away)).toBeVisible();
}

async function openMenu({ page, language }: ShopPage): Promise<void> {
  const texts = shellMessages[language];
  const button = page.getByRole('button', { name: texts.openMenu, exact: true });
  if (await button.isVisible()) await button.click();
  const navigation = page.getByRole('navigation', { name: texts.mainNavigation });
  await navigation.getByText(texts.shopAll).click();
  await expect(navigation.locator('details[open] a').first()).toBeVisible();
}

async function openLoginPopup(shop: ShopPage): Promise<void> {
  await shop.openCart();
  await shop.cart.getByRole('button', { name: cartMessages[shop.language].proceed }).click();
  await expect(shop.page.getByRole('dialog').last()).toBeVisible();
}

async function openRegisterPopup(shop: ShopPage): Promise<void> {
  await openLoginPopup(shop);
  const texts = loginMessages[shop.language];
  await shop.page
    .getByRole('dialog', { name: phoneOrderMessages[shop.language].dialogTitle, exact: true })
    .getByRole('button', { name: texts.register })
    .click();
  await expect(shop.page.getByRole('dialog', { name: texts.registerTitle, exact: true })).toBeVisible();
}

async function openAvatarDialog({ page, language }: ShopPage): Promise<void> {
  await page.getByRole('button', { name: accountMessages[language].editAvatar }).click();
}

async function typeOtherEmail({ page, language }: ShopPage): Promise<void> {
  const texts = accountMessages[language];
  await page.getByRole('main').getByLabel(texts.email).fill('amina.new@example.com');
  await expect(page.getByLabel(texts.password, { exact: true })).toBeVisible();
}

async function openFirstOrder({ page, language }: ShopPage): Promise<void> {
  await page.getByRole('button', { name: orderMessages[language].viewDetails }).first().click();
}

async function openTracking(shop: ShopPage): Promise<void> {
  await openFirstOrder(shop);
  const orders = new MyOrdersPage(shop.page, shop.language);
  await orders.track.click();
  await expect(orders.link).toBeVisible();
}

async function openOrderEditor(shop: ShopPage): Promise<void> {
  await openFirstOrder(shop);
  await new MyOrdersPage(shop.page, shop.language).edit.click();
}

async function openCancelQuestion(shop: ShopPage): Promise<void> {
  await openFirstOrder(shop);
  const orders = new MyOrdersPage(shop.page, shop.language);
  await orders.cancel.click();
  await expect(orders.cancelDialog).toBeVisible();
}

/** Opens the form on an order that has been delivered, if necessary just now. */
async function openReturnForm(shop: ShopPage): Promise<void> {
  const orders = new MyOrdersPage(shop.page, shop.language);
  await expect(orders.viewDetails).toBeVisible();
  const search = /NB-\w{4}-\w{4}/.exec(await orders.order.innerText())?.[0] ?? '';
  const { api } = await openOwner();
  const [order] = (await api.orderDesk.list({ search })).data;
  if (order && order.order_status !== 'Delivered') {
    await packOrder(order);
    await bringCash(order, order.totalAmt);
    const alive = shop.untilAlive();
    await shop.page.reload();
    await alive;
  }
  await openFirstOrder(shop);
  await orders.order
    .getByRole('button', { name: orderMessages[shop.language].requestReturn, exact: true })
    .click();
  await expect(shop.page.getByRole('dialog')).toBeVisible();
}

/** Presses 'order again' on an order whose product has sold out since. */
async function orderTooMuch(shop: ShopPage): Promise<void> {
  const shopper = await openAccount();
  await placeOrderFor(shopper, shopper.name, { product: await addProduct({ stock: 1 }) });
  await holdTokens(shop.page, shopper);
  await shop.open('/dashboard/myorders');
  await openFirstOrder(shop);
  await new MyOrdersPage(shop.page, shop.language).orderAgain.click();
  const { notAllAgain } = orderChangeMessages[shop.language];
  await expect(shop.page.getByRole('dialog', { name: notAllAgain })).toBeVisible();
}

async function followTrackingLink(shop: ShopPage): Promise<void> {
  await openTracking(shop);
  const { pathname } = new URL(await new MyOrdersPage(shop.page, shop.language).link.inputValue());
  await shop.open(pathname);
}

async function openAddressDialog({ page, language }: ShopPage): Promise<void> {
  await page.getByRole('button', { name: addressMessages[language].addAddress, exact: true }).first().click();
}

async function askToDeleteAccount({ page, language }: ShopPage): Promise<void> {
  await page.getByRole('button', { name: personalDataMessages[language].delete, exact: true }).click();
}

async function openEditDialog({ page, language }: ShopPage): Promise<void> {
  const { edit } = addressMessages[language];
  await page
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${edit}`) })
    .first()
    .click();
}

/** The dropdown on a desktop; on a phone the account is a separate page. */
async function openAccountMenu({ header, page, language }: ShopPage): Promise<void> {
  const button = header.getByRole('button', { name: shellMessages[language].account });
  if (!(await button.isVisible())) return;
  await button.click();
  await expect(page.getByRole('button', { name: accountMessages[language].logOut })).toBeVisible();
}

async function sendEmptyContactForm({ page, language }: ShopPage): Promise<void> {
  await page.getByRole('button', { name: contactMessages[language].send }).click();
  await expect(page.getByText(contactMessages[language].agree)).toBeVisible();
}

async function askForCode({ page, heading, language }: ShopPage): Promise<void> {
  const texts = recoveryMessages[language];
  await page.getByLabel(texts.email).first().fill('no-one@example.com');
  await page.getByRole('button', { name: texts.sendCode }).click();
  await expect(heading).toHaveText(texts.codeTitle);
}

/** Opens the path with state carried over by a navigation; the browser's history keeps such state. */
async function carryOver(shop: ShopPage, path: string, carried: unknown): Promise<void> {
  const address = inLanguage(path, shop.language);
  await shop.page.evaluate(
    ([to, usr]) => history.replaceState({ usr, key: 'carried', idx: 0 }, '', String(to)),
    [address, carried],
  );
  const alive = shop.untilAlive();
  await shop.page.reload();
  await alive;
}

const provenCode = { email: 'no-one@example.com', data: { success: true, data: { resetToken: 'made-up' } } };
