import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { dispatchOrder, packOrder } from '#tests/support/deliver-order.ts';
import { expect, phone, test } from '#tests/support/e2e.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct, changeProduct } from '#tests/support/shelf.ts';
import { openStaff } from '#tests/support/staff.ts';

test('an open desk shows a new order within seconds, and keeps what is typed, picked and scrolled to', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const shopper = await openAccount();
  const first = await placeOrderFor(shopper, 'Live Ateba 0');
  for (let index = 1; index < 6; index += 1) await placeOrderFor(shopper, `Live Ateba ${index}`);
  await holdTokens(page, await openOwner());
  const shop = new ShopPage(page, 'fr');
  const heard = page.waitForResponse((response) => response.url().endsWith('/api/live/changes'));
  await shop.open('/dashboard/orders?view=all&search=live+ateba');
  const desk = new OrderDeskPage(page, 'fr');
  await expect(desk.order(first.orderId)).toBeVisible();
  await heard;
  await desk.picking(first.orderId).check();
  await desk.search.fill('half a na');
  await desk.order(first.orderId).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  const { orderId } = await placeOrderFor(shopper, 'Live Ateba new');
  const placedAt = Date.now();
  await expect(desk.order(orderId)).toBeVisible();
  test.info().annotations.push({ type: 'seen after', description: `${Date.now() - placedAt} ms` });
  await expect(desk.search).toHaveValue('half a na');
  await expect(desk.picking(first.orderId)).toBeChecked();
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(300);
});

test('the counts of the menu follow a message without a touch of the page', { tag: '@full' }, async ({
  page,
  shop,
}) => {
  const owner = await openOwner();
  await holdTokens(page, owner);
  const heard = page.waitForResponse((response) => response.url().endsWith('/api/live/changes'));
  await shop.open('/dashboard/stock');
  await heard;
  const inbox = page.getByRole('complementary').getByRole('link', { name: /^Inbox/ });
  const waiting = (await owner.api.adminFrame.getCounts({})).data.newMessages;
  const visitor = await openAccount();
  await visitor.api.contact.sendMessage({
    ...{ name: 'Mama Thérèse', email: 'therese@example.com', phone: '', subject: 'order' },
    ...{ message: 'Avez-vous ce rouge en boutique ?', consent: true },
  });
  // Long before the page polls by itself.
  const counted = async () => Number(/\d+/.exec((await inbox.textContent()) ?? '')?.[0] ?? 0);
  // 'Greater than', because other tests write to the same shop.
  await expect.poll(counted, { timeout: 5_000 }).toBeGreaterThan(waiting);
});

test('the stock page shows what was sold meanwhile, and keeps a number that is being typed', {
  tag: '@full',
}, async ({ page, shop }) => {
  const product = await addProduct({ stock: 7 });
  const shopper = await openAccount();
  const owner = await openOwner();
  await holdTokens(page, owner);
  const heard = page.waitForResponse((response) => response.url().endsWith('/api/live/changes'));
  await shop.open(`/dashboard/stock?q=${encodeURIComponent(product.name)}`);
  const row = page.getByRole('article', { name: product.name });
  await expect(row).toContainText('7 pieces');
  await heard;
  await row.getByRole('button', { name: `Adjust the stock of ${product.name}` }).click();
  const typed = page.getByRole('dialog', { name: 'Adjust stock' }).getByLabel('How many');
  await typed.fill('2');
  await placeOrderFor(shopper, 'Live Ateba stock', { product });
  await expect(row).toContainText('6 pieces', { timeout: 5_000 });
  await expect(typed).toHaveValue('2');
});

test('the list of products shows a price that someone else has changed, and keeps what is being typed', {
  tag: '@full',
}, async ({ page, shop }) => {
  const [changed, edited] = [await addProduct({ price: 4_500 }), await addProduct()];
  await holdTokens(page, await openOwner());
  const heard = page.waitForResponse((response) => response.url().endsWith('/api/live/changes'));
  await shop.open('/dashboard/product');
  const row = page.getByRole('article', { name: changed.name });
  await expect(row).toContainText('4\u202f500');
  await heard;
  await page.getByRole('button', { name: `Stock of ${edited.name}` }).click();
  const typed = page.getByLabel('Pieces in stock');
  await typed.fill('12');
  await changeProduct(changed, { price: 5_100 });
  await expect(row).toContainText('5\u202f100', { timeout: 5_000 });
  await expect(typed).toHaveValue('12');
});

test('where the stream of changes does not come through, an open desk looks twice a minute', async ({
  page,
  shop,
  trouble,
}) => {
  trouble.expect(/live\/changes/, /Changes are not heard now/);
  await page.route('**/api/live/changes', (route) => route.abort());
  const shopper = await openAccount();
  const first = await placeOrderFor(shopper, 'Silent Ateba 0');
  await holdTokens(page, await openOwner());
  await page.clock.install();
  await shop.open('/dashboard/orders?view=all&search=silent+ateba');
  const desk = new OrderDeskPage(page, 'en');
  await desk.picking(first.orderId).check();
  const { orderId } = await placeOrderFor(shopper, 'Silent Ateba new');
  await page.clock.fastForward(31_000);
  await expect(desk.order(orderId)).toBeVisible();
  await expect(desk.picking(first.orderId)).toBeChecked();
});

test('a rider reads within half a minute what the office gave out meanwhile, and keeps a note half written', {
  tag: '@full',
}, async ({ page, shop }) => {
  await page.setViewportSize(phone);
  const rider = await openStaff('RIDER');
  const shopper = await openAccount();
  const give = async (name: string) => {
    const order = await placeOrderFor(shopper, name);
    await packOrder(order);
    await dispatchOrder(order, { riderName: rider.name, riderPhone: rider.contact });
    return page.getByRole('article', { name: new RegExp(order.orderId) });
  };
  const first = await give('Live Ateba first');
  await holdTokens(page, rider);
  await page.clock.install();
  await shop.open('/dashboard/parcels');
  await first.getByRole('button', { name: 'Refused' }).click();
  const note = page.getByRole('dialog').getByRole('textbox');
  await note.fill('Moved to Ya');
  const second = await give('Live Ateba second');
  await expect(second).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(second).toHaveCount(1);
  await expect(note).toHaveValue('Moved to Ya');
});
