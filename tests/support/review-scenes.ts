import { expect } from '@playwright/test';
import { adminReviewMessages } from '#app/messages/admin-review-messages.ts';
import { reviewsPageMessages } from '#app/messages/reviews-page-messages.ts';
import { writeReviewMessages } from '#app/messages/write-review-messages.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { productPath, segmentOf } from '#shared/page-paths.ts';
import { type Account, openAccount, openOwner } from './account.ts';
import type { ShopPage } from './pages/shop-page.ts';
import { placeOrderFor } from './place-order.ts';
import type { Scene } from './scenes.ts';
import { addProduct } from './shelf.ts';

export const reviewScenes: readonly Scene[] = [
  { name: 'review-write', as: 'guest', path: () => '/search', show: openReviewPage },
  { name: 'review-product', as: 'guest', path: () => '/search', show: openReviewedProduct },
  { name: 'review-list', as: 'guest', path: () => '/search', show: openReviews },
  { name: 'admin-reviews', as: 'admin', path: () => '/dashboard/reviews', show: showReviews },
  { name: 'admin-review-answer', as: 'admin', path: () => '/dashboard/reviews', show: openAnswer },
];

/** A delivered order, of one product or with another one, and the token of the link by which it is reviewed. */
export async function receiveOrder(
  given: { product?: ProductView; other?: ProductView; shopper?: Account } = {},
): Promise<{ token: string; product: ProductView; shopper: Account }> {
  const { shopper = await openAccount(), product = await addProduct({ stock: 9 }) } = given;
  const order = await placeOrderFor(shopper, 'Amina Njoya', {
    product,
    ...(given.other ? { other: given.other } : {}),
  });
  const { api } = await openOwner();
  for (const to of ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const) {
    await api.orderDesk.move({ orders: [order._id], to });
  }
  const { token } = (await shopper.api.review.getLink({ _id: order._id })).data;
  return { token, product, shopper };
}

/** A product with a published review by a buyer. */
export async function reviewProduct(
  text: string,
  { stars = 4, product: given }: { stars?: number; product?: ProductView } = {},
): Promise<{ product: ProductView; id: string }> {
  const { token, product, shopper } = await receiveOrder(given ? { product: given } : {});
  const { api } = await openOwner();
  await shopper.api.review.write({
    ...{ token, productId: product._id, stars, text, authorName: 'Amina' },
    ...{ depth: 'deep', skinType: 'oily' },
  });
  const [review] = (await api.review.list({ search: product.name })).data;
  const id = review?.id ?? '';
  await api.review.setState({ id, state: 'shown' });
  return { product, id };
}

const comfortable = 'Couvre bien sans faire de masque, et tient toute la journée à Douala.';

async function openReviewPage(shop: ShopPage): Promise<void> {
  const { page, language } = shop;
  const { token } = await receiveOrder();
  await shop.open(`/review/${token}`);
  await expect(page.getByRole('button', { name: writeReviewMessages[language].send })).toBeEnabled();
}

async function openReviewedProduct(shop: ShopPage): Promise<void> {
  const { product, id } = await reviewProduct(comfortable);
  const { api } = await openOwner();
  await api.review.answer({ id, answer: 'Merci Amina\u202f!' });
  await shop.open(productPath(product));
  await expect(shop.page.getByText(comfortable)).toBeVisible();
}

async function openReviews(shop: ShopPage): Promise<void> {
  const { page, language } = shop;
  const { product } = await reviewProduct(comfortable);
  await shop.open(`/reviews/${segmentOf(product)}`);
  await expect(page.getByRole('link', { name: reviewsPageMessages[language].backToProduct })).toBeVisible();
}

async function showReviews({ page }: ShopPage): Promise<void> {
  const { token, product, shopper } = await receiveOrder();
  await shopper.api.review.write({ token, productId: product._id, stars: 4, text: comfortable });
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

async function openAnswer(shop: ShopPage): Promise<void> {
  await showReviews(shop);
  const texts = adminReviewMessages[shop.language];
  await shop.page.getByRole('button', { name: texts.answer }).first().click();
  await expect(shop.page.getByRole('dialog', { name: texts.answerTitle })).toBeVisible();
}
