import { orderLinesMessages } from '#app/messages/order-lines-messages.ts';
import { dispatchOrder, packOrder } from './deliver-order.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { orderTwoProducts } from './two-products.ts';

const path = () => '/dashboard/orders';

/** Changes to an order's lines after it was placed. */
export const adminLinesScenes: readonly Scene[] = [
  { name: 'admin-order-keep-part', as: 'admin', path, show: keepPart },
  { name: 'admin-order-swap', as: 'admin', path, show: swap },
  { name: 'admin-order-add-product', as: 'admin', path, show: addProduct },
  { name: 'admin-order-change-delivery', as: 'admin', path, show: changeDelivery },
];

async function keepPart(shop: ShopPage): Promise<void> {
  const { order } = await orderTwoProducts();
  await packOrder(order);
  await dispatchOrder(order);
  await openDialog(shop, order._id, orderLinesMessages[shop.language].keepPart);
}

async function swap(shop: ShopPage): Promise<void> {
  const { order } = await orderTwoProducts();
  const texts = orderLinesMessages[shop.language];
  await openDialog(shop, order._id, texts.swap);
  await shop.page.getByRole('radio', { name: texts.sameAgain }).check();
}

async function addProduct(shop: ShopPage): Promise<void> {
  const { order, powder } = await orderTwoProducts();
  const texts = orderLinesMessages[shop.language];
  await openDialog(shop, order._id, texts.add);
  await shop.page.getByLabel(texts.findProduct).fill(powder.name);
  await shop.page.getByRole('radio', { name: powder.name }).check();
}

async function changeDelivery(shop: ShopPage): Promise<void> {
  const { order } = await orderTwoProducts();
  const texts = orderLinesMessages[shop.language];
  await openDialog(shop, order._id, texts.changeDelivery);
  await shop.page.getByText(texts.newTotal).waitFor();
}

/** Each dialog has the name of its button. */
async function openDialog(shop: ShopPage, id: string, name: string): Promise<void> {
  await shop.open(`/dashboard/orders/${id}`);
  await shop.page.getByRole('button', { name, exact: true }).click();
  await shop.page.getByRole('dialog', { name }).waitFor();
}
