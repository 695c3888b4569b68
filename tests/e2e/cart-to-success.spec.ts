import { cartMessages } from '#app/messages/cart-messages.ts';
import { checkoutMessages } from '#app/messages/checkout-messages.ts';
import { placedOrderMessages } from '#app/messages/placed-order-messages.ts';
import { inLanguage, productPath } from '#shared/page-paths.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { MyOrdersPage } from '#tests/support/pages/my-orders-page.ts';
import { aicha, PhoneOrderForm } from '#tests/support/pages/phone-order-form.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ viewport: phone, locale: 'fr-CM' });

const words = { ...cartMessages.fr, ...checkoutMessages.fr };

test('what was taken out of the cart comes back by Undo, and the whole cart can be sent by WhatsApp', async ({
  page,
}) => {
  const shop = new ShopPage(page, 'fr');
  const [gloss, cream] = [
    await addProduct({ price: 4_500 }),
    await addProduct({ price: 3_000, discount: 10 }),
  ];
  for (const product of [gloss, cream]) {
    await shop.open(productPath(product));
    await shop.product(product.name).add.click();
    await expect(shop.product(product.name).quantity).toContainText('1');
  }
  await shop.open('/cart');
  const main = page.getByRole('main');
  const message = async () => {
    const link = main.getByRole('link', { name: new RegExp(words.orderOnWhatsApp) });
    const address = new URL((await link.getAttribute('href')) ?? '');
    return (address.searchParams.get('text') ?? '').replaceAll(/[\u202f\u00a0]/g, ' ');
  };
  const both = [`- 1 × ${gloss.name}, 4 500 FCFA`, `- 1 × ${cream.name}, 2 700 FCFA`];
  const sent = await message();
  for (const line of both) expect(sent).toContain(line);
  expect(sent).toContain('7 200 FCFA');

  await main.getByRole('button', { name: words.removeProduct(gloss.name) }).click();
  await expect(main.getByRole('link', { name: gloss.name })).toHaveCount(0);
  expect(await message()).not.toContain(gloss.name);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(main.getByRole('link', { name: gloss.name }).first()).toBeVisible();
  await expect.poll(message).toContain('7 200 FCFA');
});

test('a guest leaves a word for the rider, and reads after the order what comes where, for how much, and what happens next', async ({
  page,
}) => {
  const shop = new ShopPage(page, 'fr');
  const texts = placedOrderMessages.fr;
  const gloss = await addProduct({ price: 4_500 });
  await shop.open(productPath(gloss));
  await shop.product(gloss.name).add.click();
  await expect(shop.product(gloss.name).quantity).toContainText('1');
  await shop.open('/cart');
  await page.getByRole('button', { name: words.proceed }).click();
  const form = new PhoneOrderForm(page, 'fr');
  await form.fill(aicha);
  await form.send.click();
  await expect(page).toHaveURL(inLanguage('/checkout', 'fr'));
  const checkout = new CheckoutPage(page, 'fr');
  await expect(checkout.summary.locator('img').first()).toBeVisible();
  await page.getByLabel(words.deliveryNote).fill('Appelez au portail bleu');
  await checkout.cashOnDelivery.click();

  await expect(shop.heading).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(/NB-\w{4}-\w{4}/).first()).toBeVisible();
  await expect(main).toContainText(`1 × ${gloss.name}`);
  await expect(main.locator('.ruled-total')).toContainText(/4\s500\sFCFA/);
  await expect(main.getByText('Akwa, face Total, Douala')).toBeVisible();
  await expect(main.getByText('Appelez au portail bleu')).toBeVisible();
  await expect(main.getByText(texts.promisedFor)).toBeVisible();
  await expect(main.getByText(texts.call('6 77 88 99 00'))).toBeVisible();
  await expect(main.getByText(texts.payRider)).toBeVisible();
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me/);

  const orderNumber = /NB-\w{4}-\w{4}/.exec(await main.innerText())?.[0] ?? 'none';
  await main.getByRole('button', { name: texts.track }).click();
  const orders = new MyOrdersPage(page, 'fr');
  await expect(orders.trackDialog).toContainText(orderNumber);
  await page.goto(await orders.link.inputValue());
  await expect(page).toHaveURL(/\/fr\/track\//);
  await expect(main).toContainText(orderNumber);
  await expect(main.locator('[aria-current="step"]')).toContainText('Commande reçue');
});
