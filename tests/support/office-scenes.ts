import { expect } from '@playwright/test';
import { z } from 'zod';
import { adminCustomerMessages } from '#app/messages/admin-customer-messages.ts';
import { adminFrameMessages } from '#app/messages/admin-frame-messages.ts';
import { adminStockMessages } from '#app/messages/admin-stock-messages.ts';
import { auditMessages } from '#app/messages/audit-messages.ts';
import { blockedPhoneMessages } from '#app/messages/blocked-phone-messages.ts';
import { noticePageMessages } from '#app/messages/notice-page-messages.ts';
import { overviewMessages } from '#app/messages/overview-messages.ts';
import { settingGroupMessages, settingLabels, settingsMessages } from '#app/messages/setting-messages.ts';
import { stockCountMessages } from '#app/messages/stock-count-messages.ts';
import { newPerson, openAccount } from './account.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { placeOrderFor } from './place-order.ts';
import type { Scene } from './scenes.ts';
import { addProduct } from './shelf.ts';
import { shopApi } from './shop-api.ts';

/** The admin's pages about the shop itself: its figures, its log, its stock and its staff. */
export const officeScenes: readonly Scene[] = [
  { name: 'admin-overview', as: 'admin', path: () => '/dashboard/overview', show: showFigures },
  { name: 'admin-settings', as: 'admin', path: () => '/dashboard/settings' },
  {
    name: 'admin-settings-payments',
    as: 'admin',
    path: () => '/dashboard/settings',
    show: showCodes,
    trouble: /^422 PUT \/api\/settings\/save$/,
  },
  { name: 'admin-settings-mails', as: 'admin', path: () => '/dashboard/settings', show: tryMail },
  { name: 'admin-legal-text', as: 'admin', path: () => '/dashboard/settings', show: lookAtText },
  { name: 'admin-staff', as: 'admin', path: () => '/dashboard/staff' },
  { name: 'admin-staff-invite', as: 'admin', path: () => '/dashboard/staff', show: openInvite },
  { name: 'admin-notices', as: 'admin', path: () => '/dashboard/notices', show: waitForHearers },
  {
    ...{ name: 'admin-notices-lost', as: 'admin' },
    path: () => '/dashboard/notices',
    show: showPhonesThatHearNothing,
  },
  { name: 'admin-notices-choose', as: 'admin', path: () => '/dashboard/notices', show: chooseForOwner },
  { name: 'admin-more', as: 'admin', path: () => '/dashboard/orders', show: openMore },
  { name: 'admin-find', as: 'admin', path: () => '/dashboard/orders', show: findEverything },
  { name: 'admin-health', as: 'admin', path: () => '/dashboard/health' },
  { name: 'admin-audit', as: 'admin', path: () => '/dashboard/audit', show: showEntries },
  {
    name: 'admin-audit-filters',
    as: 'admin',
    path: () => '/dashboard/audit?kind=product',
    show: showEntries,
  },
  { name: 'admin-audit-nothing', as: 'admin', path: () => '/dashboard/audit?search=qqqqzzzz' },
  { name: 'admin-money', as: 'admin', path: () => '/dashboard/money' },
  { name: 'admin-statements', as: 'admin', path: () => '/dashboard/statements' },
  { name: 'admin-payment-health', as: 'admin', path: () => '/dashboard/payment-health' },
  { name: 'admin-money-nothing', as: 'admin', path: () => '/dashboard/money?search=qqqqzzzz' },
  { name: 'admin-stock', as: 'admin', path: () => '/dashboard/stock' },
  { name: 'admin-stock-adjust', as: 'admin', path: () => '/dashboard/stock', show: openAdjustment },
  { name: 'admin-stock-history', as: 'admin', path: () => '/dashboard/stock', show: openHistory },
  { name: 'admin-stock-count-none', as: 'admin', path: () => '/dashboard/stock', show: seeNoCount },
  { name: 'admin-stock-count', as: 'admin', path: () => '/dashboard/stock', show: seeCount },
  { name: 'admin-stock-count-end', as: 'admin', path: () => '/dashboard/stock', show: seeEndOfCount },
  { name: 'admin-customers', as: 'admin', path: () => '/dashboard/customers', show: showCustomers },
  { name: 'admin-customer-orders', as: 'admin', path: () => '/dashboard/customers', show: openOrders },
  { name: 'admin-customer-note', as: 'admin', path: () => '/dashboard/customers', show: openNote },
  { name: 'admin-customer-block', as: 'admin', path: () => '/dashboard/customers', show: askToBlock },
  { name: 'admin-blocked-phones', as: 'admin', path: () => '/dashboard/customers', show: openBlockedPhones },
  { name: 'admin-searches', as: 'admin', path: () => '/dashboard/searches', show: showSearches },
  {
    name: 'admin-newsletter',
    as: 'admin',
    path: () => '/dashboard/newsletter?view=waiting',
    show: showSubscribers,
  },
  { name: 'admin-inbox', as: 'admin', path: () => '/dashboard/inbox', show: showMessages },
];

async function showFigures({ page, language }: ShopPage): Promise<void> {
  await placeOrderFor(await openAccount(), 'Amina Njoya');
  await page.reload();
  const texts = overviewMessages[language];
  await expect(page.getByRole('img', { name: texts.salesChart })).toBeVisible();
  await page.getByText(texts.asTable).first().click();
}

async function seeNoCount(shop: ShopPage): Promise<void> {
  await answerCount(shop, { count: null, lines: [], differing: [], differingProducts: 0, products: 0 });
  await expect(
    shop.page.getByRole('button', { name: stockCountMessages[shop.language].begin }),
  ).toBeVisible();
}

/** The whole shop has only one stock count, which other tests share: here the answer of the API is made up. */
async function seeCount(shop: ShopPage): Promise<void> {
  const { image } = await addProduct();
  const line = (name: string, counted: number, booked: number) => ({
    ...{ productId: name, name, nameFr: name, images: image, reference: 'GL-12', counted, booked },
    ...{ countedBy: 'Solange', countedAt: '2026-11-20T09:12:00.000Z' },
  });
  const differing = [line('Velvet Lipstick – Mboa', 11, 12), line('Shea Butter', 5, 3)];
  await answerCount(shop, {
    count: { id: 'count', startedAt: '2026-11-20T09:00:00.000Z', startedBy: 'Solange Ateba' },
    ...{ lines: [...differing, line('Lip Oil', 4, 4)], differing, differingProducts: 2, products: 23 },
  });
  await expect(shop.page.getByRole('article', { name: 'Lip Oil' })).toBeVisible();
}

async function seeEndOfCount(shop: ShopPage): Promise<void> {
  await seeCount(shop);
  const texts = stockCountMessages[shop.language];
  await shop.page.getByRole('button', { name: texts.end }).click();
  await expect(shop.page.getByRole('dialog', { name: texts.end })).toBeVisible();
}

async function answerCount(shop: ShopPage, data: object): Promise<void> {
  const answer = { success: true, error: false, message: '', data };
  await shop.page.route('**/api/stock-count/get', (route) => route.fulfill({ json: answer }));
  await shop.open('/dashboard/stock-count');
}

/** The form for the codes that approve a payment, one of them mistyped. */
async function showCodes({ page, language }: ShopPage): Promise<void> {
  const card = page.getByRole('region', { name: settingGroupMessages[language].payments });
  const code = card.getByLabel(settingLabels[language].orangeApprovalCode);
  await code.fill('150 50');
  await card.getByRole('button', { name: settingsMessages[language].save }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.scrollIntoViewIfNeeded();
}

/** The card of the mail sender after it has sent a test mail. */
async function tryMail({ page, language }: ShopPage): Promise<void> {
  const texts = settingsMessages[language];
  const card = page.getByRole('region', { name: settingGroupMessages[language].mails });
  await card.getByRole('button', { name: texts.tryMail }).click();
  await expect(page.getByText(texts.mailKept)).toBeVisible();
}

/** A text of a legal page while it is typed, with its preview. */
async function lookAtText({ page, language }: ShopPage): Promise<void> {
  const texts = settingsMessages[language];
  const card = page.getByRole('region', { name: settingGroupMessages[language].legal });
  const label = texts.inFrench(settingLabels[language].termsText);
  const typed = 'Nous vendons du neuf, en boîte fermée.\n\n## Retours\n\n- en 14 jours\n- non ouverts';
  await card.getByLabel(label, { exact: true }).fill(typed);
  await card.getByRole('button', { name: texts.previewOf(label), exact: true }).click();
  const shown = card.getByRole('region', { name: texts.previewOf(label) });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown.getByRole('heading', { name: 'Retours' })).toBeVisible();
}

/** Behind 'More' on a phone; on a laptop the same menu is at the left. */
async function openInvite({ page }: ShopPage): Promise<void> {
  await page.locator('.admin-page__action button').click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(5);
}

async function openMore({ page, language }: ShopPage): Promise<void> {
  const more = page.getByRole('button', { name: adminFrameMessages[language].more, exact: true });
  if (await more.isVisible()) await more.click();
  await expect(page.getByRole('button', { name: adminFrameMessages[language].logOut })).toBeVisible();
}

async function findEverything({ page, language }: ShopPage): Promise<void> {
  const texts = adminFrameMessages[language];
  await placeOrderFor(await openAccount(), 'Brenda Tabe');
  await page.getByRole('button', { name: texts.find }).click();
  await page.getByRole('dialog').getByRole('searchbox', { name: texts.find }).fill('brenda');
  await expect(page.getByRole('link', { name: texts.allOrders })).toBeVisible();
}

async function showEntries({ page, language }: ShopPage): Promise<void> {
  await addProduct();
  await page.reload();
  await expect(page.getByRole('list', { name: auditMessages[language].entries })).toBeVisible();
}

async function openBlockedPhones({ page, language }: ShopPage): Promise<void> {
  const texts = blockedPhoneMessages[language];
  await page.getByText(texts.title).click();
  await expect(page.getByRole('button', { name: texts.block })).toBeVisible();
}

async function openAdjustment({ page, language }: ShopPage): Promise<void> {
  await page
    .getByRole('button', { name: adminStockMessages[language].adjustNamed('') })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('form')).toBeVisible();
}

async function openHistory({ page, language }: ShopPage): Promise<void> {
  const texts = adminStockMessages[language];
  const { name } = await addProduct();
  await page.getByRole('searchbox', { name: texts.search }).fill(name);
  await page.getByRole('button', { name: texts.movementsNamed(name) }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

async function showCustomers({ page }: ShopPage): Promise<void> {
  await openAccount();
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

async function openNote({ page, language }: ShopPage): Promise<void> {
  const shopper = await openAccount();
  const texts = adminCustomerMessages[language];
  await page.getByRole('searchbox', { name: texts.search }).fill(shopper.email);
  const row = page.getByRole('main').getByRole('article').filter({ hasText: shopper.email });
  await row.getByRole('button', { name: texts.noteOf(shopper.name) }).click();
  await expect(page.getByRole('dialog').getByLabel(texts.noteField)).toBeVisible();
}

async function openOrders({ page, language }: ShopPage): Promise<void> {
  const shopper = await openAccount();
  const { orderId } = await placeOrderFor(shopper, 'Amina Njoya');
  const texts = adminCustomerMessages[language];
  await page.getByRole('searchbox', { name: texts.search }).fill(shopper.email);
  const row = page.getByRole('main').getByRole('article').filter({ hasText: shopper.email });
  await row.getByRole('button', { name: texts.ordersOf(shopper.name) }).click();
  await expect(page.getByRole('dialog').getByText(orderId)).toBeVisible();
}

async function askToBlock({ page, language }: ShopPage): Promise<void> {
  const { email, name } = await openAccount();
  const texts = adminCustomerMessages[language];
  await page.getByRole('searchbox', { name: texts.search }).fill(email);
  const row = page.getByRole('main').getByRole('article').filter({ hasText: email });
  await row.getByRole('button', { name: texts.blockNamed(name), exact: true }).click();
  await expect(page.getByRole('dialog', { name: texts.blockTitle })).toBeVisible();
}

async function showSearches({ page }: ShopPage): Promise<void> {
  await shopApi().missedSearch.note({ search: 'Qwyxz hair oil' });
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

async function showSubscribers({ page }: ShopPage): Promise<void> {
  await shopApi().newsletter.subscribe({ email: newPerson().email });
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

async function showMessages({ page }: ShopPage): Promise<void> {
  await shopApi().contact.sendMessage({
    name: 'Bih Ngum',
    email: 'bih@example.com',
    subject: 'advice',
    message: 'Which shade of foundation goes with a deep, warm skin?\nI live in Bamenda.',
    consent: true,
  });
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

/** A phone that the push service no longer knows, and one that it could not reach. */
async function showPhonesThatHearNothing(shop: ShopPage): Promise<void> {
  const { page, language } = shop;
  await page.route('**/api/notice/list-who-hears', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = hearers.parse(await response.json());
    const [owner] = data.people;
    const at = { failedAt: '2026-11-02T07:15:00.000Z', lostAt: '2026-10-20T17:40:00.000Z' };
    const people = [
      { ...owner, devices: 2, lostAt: null, failedAt: at.failedAt },
      {
        ...owner,
        id: 'packer',
        name: 'Paule Mbarga',
        role: 'ORDERS',
        devices: 0,
        failedAt: null,
        lostAt: at.lostAt,
      },
    ];
    await route.fulfill({ response, json: { ...rest, data: { ...data, people } } });
  });
  await page.reload();
  await waitForHearers(shop);
  await expect(page.getByText(noticePageMessages[language].lost('').trim())).toBeVisible();
}

const hearers = z.looseObject({ data: z.looseObject({ people: z.array(z.looseObject({})) }) });

async function chooseForOwner(shop: ShopPage): Promise<void> {
  await waitForHearers(shop);
  const { choose } = noticePageMessages[shop.language];
  await shop.page.getByRole('button', { name: choose }).first().click();
  await expect(shop.page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
}

async function waitForHearers({ page, language }: ShopPage): Promise<void> {
  await expect(page.getByRole('table', { name: noticePageMessages[language].whoHears })).toBeVisible();
}
