import { adminFrameMessages } from '#app/messages/admin-frame-messages.ts';
import { adminProductMessages } from '#app/messages/admin-product-messages.ts';
import { auditKindMessages } from '#app/messages/audit-messages.ts';
import { settingGroupMessages, settingLabels, settingsMessages } from '#app/messages/setting-messages.ts';
import { formatWeekday } from '#shared/formats/weekday.ts';
import { fieldMessages } from '#shared/messages/field-messages.ts';
import { successMessages } from '#shared/messages/success-messages.ts';
import { holdTokens, openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, screens, test } from '#tests/support/e2e.ts';
import { languagesFor } from '#tests/support/looks.ts';
import { startOwnShop } from '#tests/support/own-shop.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';

// One setting for each language, because both tests run at once in the same shop.
const settings = { en: 'piecesPerOrder', fr: 'piecesPerProduct' } as const;

for (const language of languagesFor('the owner changes a limit')) {
  test(`the owner changes a limit of orders on a phone (${language})`, async ({ page, trouble }) => {
    trouble.expect(/^422 PUT \/api\/settings\/save/);
    await page.setViewportSize(screens.phone);
    const shop = new ShopPage(page, language);
    const texts = settingsMessages[language];
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/settings');
    const limits = page.getByRole('region', { name: settingGroupMessages[language].limits });
    const label = settingLabels[language][settings[language]];
    const field = limits.getByLabel(label);
    const parts = page.getByRole('navigation', { name: texts.parts });
    await parts.getByRole('link', { name: settingGroupMessages[language].limits }).click();
    const title = limits.getByRole('heading');
    await expect(title).toBeInViewport({ ratio: 1 });
    // Nothing covers it, as the bar at the top of a phone would.
    await title.click({ trial: true });

    await field.fill('0');
    await limits.getByRole('button', { name: texts.save }).click();
    await expect(limits).toContainText('1');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const wanted = language === 'en' ? '149' : '47';
    await field.fill(wanted);
    await field.press('Enter');
    await expect(page.getByText(successMessages[language].settingsSaved)).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(wanted);

    await shop.open('/dashboard/audit?kind=setting');
    const entry = page.getByRole('article', { name: label }).first();
    await expect(entry).toContainText(auditKindMessages[language].setting);
    await expect(entry).toContainText(wanted);
    await entry.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
  });
}

for (const language of languagesFor('the owner tries the sender')) {
  test(`the owner has a mail sent to see whether the sender is taken (${language})`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize(screens.phone);
    const shop = new ShopPage(page, language);
    const texts = settingsMessages[language];
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/settings');
    const mails = page.getByRole('region', { name: settingGroupMessages[language].mails });
    await expect(mails.getByLabel(settingLabels[language].mailSenderAddress)).toHaveValue('');
    // The shop of this test has ORDER_TEXTS in its environment.
    await expect(mails.getByLabel(settingLabels[language].sendsTexts)).toBeDisabled();
    await expect(mails).toContainText('ORDER_TEXTS');
    await mails.getByRole('button', { name: texts.tryMail }).click();
    await expect(page.getByText(texts.mailKept)).toBeVisible();
  });
}

// Two limits that no test comes near.
const raised = { en: ['messagesPerPhoneHourly', '12'], fr: ['promptsPerPhoneHourly', '8'] } as const;

for (const language of languagesFor('the owner leaves the settings')) {
  test(`what is typed into the settings is not lost by a press on the bar below them (${language})`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize(screens.phone);
    const shop = new ShopPage(page, language);
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/settings');
    const limits = page.getByRole('region', { name: settingGroupMessages[language].limits });
    const [key, more] = raised[language];
    const field = limits.getByLabel(settingLabels[language][key]);
    const usual = await field.inputValue();
    const leaving = page.getByRole('dialog', { name: adminProductMessages[language].leaveTitle });
    const bar = page.getByRole('navigation', { name: adminFrameMessages[language].quickMenu });
    const leave = () => bar.locator('a[href$="/dashboard/stock"]').click();

    await field.fill(more);
    // Another part of the page is no other page.
    const parts = page.getByRole('navigation', { name: settingsMessages[language].parts });
    await parts.getByRole('link', { name: settingGroupMessages[language].limits }).click();
    await expect(page).toHaveURL(/#limits$/);
    await expect(leaving).toBeHidden();
    await leave();
    await expect(leaving).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(leaving).toBeHidden();
    await expect(field).toHaveValue(more);
    // What is as it was ask nothing.
    await field.fill(usual);
    await leave();
    await expect(page).toHaveURL(/\/dashboard\/stock$/);

    await page.goBack();
    await field.fill(more);
    await field.press('Enter');
    await expect(page.getByText(successMessages[language].settingsSaved)).toBeVisible();
    await leave();
    await expect(page).toHaveURL(/\/dashboard\/stock$/);
  });
}

for (const language of languagesFor('the owner says when parcels are delivered')) {
  test(`the owner leaves Sunday out of the days of delivery, on a phone (${language})`, {
    tag: '@full',
  }, async ({ page, trouble }) => {
    trouble.expect(/^422 PUT \/api\/settings\/save/);
    await page.setViewportSize(screens.phone);
    const shop = new ShopPage(page, language);
    const texts = settingsMessages[language];
    const labels = settingLabels[language];
    await holdTokens(page, await openOwner());
    await shop.open('/dashboard/zones');
    await page.getByRole('main').getByRole('link', { name: adminFrameMessages[language].settings }).click();
    const promises = page.getByRole('region', { name: settingGroupMessages[language].promises });
    await expect(promises.getByRole('heading')).toBeInViewport();
    const days = promises.getByRole('group', { name: labels.deliveryDays });
    const sunday = days.getByLabel(formatWeekday('Sun', language));
    await expect(days.getByRole('checkbox', { checked: true })).toHaveCount(7);
    await sunday.uncheck();
    await promises.getByLabel(labels.daysOff).fill('31/02');
    // Refused as a whole, so that tests which run beside this one get the days that they expect.
    const refused = page.waitForRequest('**/api/settings/save');
    await promises.getByRole('button', { name: texts.save }).click();
    expect((await refused).postDataJSON()).toEqual({
      deliveryDays: 'Mon, Tue, Wed, Thu, Fri, Sat',
      daysOff: '31/02',
    });
    await expect(promises.getByLabel(labels.daysOff)).toHaveAttribute('aria-invalid', 'true');
    await expect(promises).toContainText(fieldMessages[language].dayAndMonth);
    await sunday.check();
    await promises.getByLabel(labels.daysOff).fill('29/2');
    await promises.getByRole('button', { name: texts.save }).click();
    await expect(shop.toast(successMessages[language].settingsSaved)).toBeVisible();
    await page.reload();
    await expect(promises.getByLabel(labels.daysOff)).toHaveValue('29/2');
    await expect(days.getByRole('checkbox', { checked: true })).toHaveCount(7);
  });
}

test('what another owner saves meanwhile stays, also where a field is a long text, an order or was saved before', {
  tag: '@full',
}, async ({ browser }) => {
  const own = await startOwnShop();
  const context = await browser.newContext({ baseURL: own.url, viewport: screens.phone, locale: 'fr-FR' });
  const page = await context.newPage();
  const labels = settingLabels.fr;
  const texts = settingsMessages.fr;
  const part = (group: 'legal' | 'payments' | 'seller') =>
    page.getByRole('region', { name: settingGroupMessages.fr[group] });
  // The buttons below a text are named after it.
  const legalText = (label: string) => part('legal').getByRole('textbox', { name: texts.inFrench(label) });
  const save = async (group: 'legal' | 'payments' | 'seller') => {
    const answered = page.waitForResponse(/settings\/save$/);
    await part(group).getByRole('button', { name: texts.save }).click();
    expect((await answered).status()).toBe(200);
  };
  const saved = async () =>
    Object.fromEntries((await own.owner.settings.get({})).data.map(({ key, value }) => [key, value]));
  const { data: tokens } = await own.api().user.login(browserShop.admin);
  await holdTokens(page, { tokens });
  await page.goto('/fr/dashboard/settings');
  await part('seller').getByLabel(labels.sellerName).fill('Belle SARL');
  await save('seller');
  await legalText(labels.privacyText).fill('Ici, encore rien.');
  const orange = part('payments').getByLabel(labels.orangeApprovalCode);
  await orange.fill('#150#');

  await own.owner.settings.save({
    sellerName: 'Belle et Fils SARL',
    termsText: { en: 'Our own terms.', fr: 'Nos propres conditions.' },
    paymentOrder: 'Orange, MTN, cash, card',
  });
  await part('seller').getByLabel(labels.sellerAddress).fill('Akwa, Douala');
  await save('seller');
  await expect(part('seller').getByLabel(labels.sellerName)).toHaveValue('Belle et Fils SARL');
  await expect(legalText(labels.termsText)).toHaveValue('Nos propres conditions.');
  // What is typed and not saved stays, and is still asked about.
  await expect(orange).toHaveValue('#150#');

  await part('seller').getByLabel(labels.sellerAddress).fill('Bonapriso, Douala');
  await save('seller');
  await save('legal');
  await save('payments');
  expect(await saved()).toMatchObject({
    sellerName: 'Belle et Fils SARL',
    sellerAddress: 'Bonapriso, Douala',
    termsText: { en: 'Our own terms.', fr: 'Nos propres conditions.' },
    privacyText: { fr: 'Ici, encore rien.' },
    paymentOrder: 'Orange, MTN, cash, card',
    orangeApprovalCode: '#150#',
  });
  // Nothing is unsaved now, so nothing asks.
  await page.getByRole('heading', { name: texts.title }).click();
  await page
    .getByRole('navigation', { name: adminFrameMessages.fr.quickMenu })
    .locator('a[href$="/dashboard/stock"]')
    .click();
  await expect(page).toHaveURL(/\/dashboard\/stock$/);
  await context.close();
  await own.close();
});
