import { contactMessages } from '#app/messages/contact-messages.ts';
import { newsletterMessages } from '#app/messages/newsletter-messages.ts';
import { privacyMessages } from '#app/messages/privacy-messages.ts';
import { termsMessages } from '#app/messages/terms-messages.ts';
import { uiMessages } from '#app/messages/ui-messages.ts';
import { failureMessages } from '#shared/messages/failure-messages.ts';
import { newPerson } from '#tests/support/account.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { linkMailedTo } from '#tests/support/outbox.ts';

const THANKS = 'Thank you for contacting us! We will get back to you shortly.';

test('the price list has the shop’s own products at their own prices, and leads to their shelves', async ({
  shop,
  page,
}) => {
  await shop.open('/brands');
  const table = page.getByRole('table', { name: 'Price list' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Product',
    'Subcategory',
    'Brand',
    'Bulk Price (FCFA)',
    'Selling Price (FCFA)',
  ]);
  const line = table.getByRole('row').filter({ hasText: '3\u202f600\u00a0FCFA' }).first();
  await line.getByRole('link', { name: 'Lipstick', exact: true }).click();
  await expect(shop.heading).toHaveText('Lipstick');
});

test('the offers are in the menu, reduced products only', async ({ shop, page }) => {
  await shop.open('/offers');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) await expect(card.getByText(/% OFF$/)).toBeVisible();
});

test('the new arrivals are two rows with a banner between them, and a way to ask', async ({ shop, page }) => {
  await shop.open('/new-arrival');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Lips',
    'One new colour, and the day is different',
    'Skincare',
    contactMessages.en.blockTitle,
  ]);
});

test('a page whose data is refused says why, in the server’s words, and can be asked for again', async ({
  shop,
  page,
  trouble,
}) => {
  trouble.expect(/^429 GET \/new-arrival\.data/);
  const sentence = failureMessages.en.tooManyRequests(7);
  await shop.open('/terms');
  await page.route('**/new-arrival.data*', (route) =>
    route.fulfill({ status: 429, contentType: 'text/plain; charset=utf-8', body: sentence }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'New' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(sentence)).toBeVisible();
  await expect(main).not.toContainText('Internal');
  await page.unrouteAll();
  await main.getByRole('link', { name: uiMessages.en.retry }).click();
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Lips');
});

test('the contact page shows the ways to reach the shop, its hours, networks and place, and the return policy', async ({
  shop,
  page,
}) => {
  await shop.open('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '6 77 12 34 56' })).toHaveAttribute(
    'href',
    'tel:+237677123456',
  );
  for (const line of ['Monday to Friday9:00-19:00', 'Saturday9:00-17:00', 'SundayClosed']) {
    await expect(main.locator('dl')).toContainText(line);
  }
  await expect(main.getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
  // The demo has no pages on these networks.
  for (const network of ['Facebook', 'Instagram', 'TikTok', 'YouTube']) {
    await expect(main.getByRole('link', { name: network, exact: true })).toHaveCount(0);
  }
  await expect(main.getByRole('img', { name: /Drawn map/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  );
  await expect(main.getByText(/within 14 days .* unused, unopened products/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});

test('the price list ends with the ways to ask, and describes the shop for search engines', async ({
  shop,
  page,
}) => {
  await shop.open('/brands');
  await expect(page.getByRole('heading', { name: contactMessages.en.blockTitle })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Store',
    telephone: '+237677123456',
    address: { '@type': 'PostalAddress', addressCountry: 'CM' },
  });
});

test.describe('the contact form', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.open('/contact');
  });

  test('thanks after a second and is empty again', async ({ shop, page }) => {
    await fillIn(page);
    const pressed = Date.now();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(shop.toast(THANKS)).toBeVisible();
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(1_000);
    await expect(page.getByLabel('Your Name')).toHaveValue('');
    await expect(page.getByLabel('Your Message')).toHaveValue('');
    await expect(page.getByLabel('Subject')).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
  });

  test('says beside each field what is missing, and sends nothing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(contactMessages.en.fillIn)).toHaveCount(4);
    await expect(page.getByText(contactMessages.en.agree)).toBeVisible();
    await expect(page.getByLabel('Your Name')).toBeFocused();
    expect(sent.filter((url) => url.includes('/api/contact'))).toEqual([]);
  });

  test('that could not be sent says so, keeps what was typed, and is sent by Retry', async ({
    shop,
    page,
    trouble,
  }) => {
    trouble.expect(/contact|503/);
    await page.route('**/api/contact/send-message', (route) => route.fulfill({ status: 503, json: {} }));
    await fillIn(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText(contactMessages.en.notSent);
    await expect(page.getByLabel('Your Message')).toHaveValue('Which shade?\nMy skin is deep.');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.unroute('**/api/contact/send-message');
    await failure.getByRole('button', { name: uiMessages.en.retry }).press('Enter');
    await expect(shop.toast(THANKS)).toBeVisible();
    await expect(failure).toBeHidden();
    await expect(page.getByRole('main').locator('form')).toBeFocused();
    await expect(page.getByLabel('Your Message')).toHaveValue('');
  });

  test('offers the six subjects of the specification', async ({ page }) => {
    await expect(page.getByLabel('Subject').locator('option:not([disabled])')).toHaveText([
      'Product Inquiry',
      'Order Status',
      'Return or Exchange',
      'Beauty Advice',
      'Website Feedback',
      'Other',
    ]);
    await expect(page.getByLabel('Your Message')).toHaveAttribute('rows', '5');
  });
});

test('an address joins the newsletter from the footer of any page, once its mail was answered', async ({
  shop,
  page,
}) => {
  const { email } = newPerson();
  await shop.open('/terms');
  const footer = page.getByRole('contentinfo');
  const box = footer.getByLabel(newsletterMessages.en.email);
  await box.fill('amina');
  await footer.getByRole('button', { name: newsletterMessages.en.subscribe }).click();
  await expect(footer.getByText(newsletterMessages.en.emailWrong)).toBeVisible();
  await box.fill(email);
  await footer.getByRole('button', { name: newsletterMessages.en.subscribe }).click();
  await expect(shop.toast('One more step: press the link in the mail we have just sent you.')).toBeVisible();
  await expect(box).toHaveValue('');

  await page.goto(await linkMailedTo(email, '/newsletter/confirm'));
  await page.getByRole('main').getByRole('button', { name: newsletterMessages.en.confirm }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(newsletterMessages.en.confirmed);
});

test('a made-up link ends no subscription and says so', async ({ shop, page, trouble }) => {
  trouble.expect(/newsletter|404/);
  await shop.open('/newsletter/unsubscribe?token=made-up');
  await page.getByRole('button', { name: newsletterMessages.en.leave }).click();
  await expect(shop.toast(/This link is not complete/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ trouble }) => trouble.expect(/^failed: GET \S+\.js csp$/));

  test('contact, policy and terms can be read, the return policy first', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(contactMessages.en.returnAnswer)).toBeVisible();
    await expect(page.getByText('9:00-19:00')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByText(privacyMessages.en.rightsText)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and returns' }).click();
    await expect(page.getByText(termsMessages.en.returnsText)).toBeVisible();
  });

  test('the new arrivals come with their page, in both rows', async ({ page }) => {
    await page.goto('/new-arrival');
    for (const name of ['Lips', 'Skincare']) {
      const row = page.getByRole('region', { name, exact: true });
      await expect(row.getByRole('article').first(), name).toBeVisible();
    }
  });
});

async function fillIn(page: import('@playwright/test').Page): Promise<void> {
  await page.getByLabel('Your Name').fill('Amina');
  await page.getByLabel('Email Address').fill('amina@example.com');
  await page.getByLabel('Subject').selectOption('Beauty Advice');
  await page.getByLabel('Your Message').fill('Which shade?\nMy skin is deep.');
  await page.getByRole('checkbox').check();
}
