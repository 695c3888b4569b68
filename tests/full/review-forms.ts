import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { holdTokens, openAccount } from '#tests/support/account.ts';
import { MyOrdersPage } from '#tests/support/pages/my-orders-page.ts';
import { receiveOrder } from '#tests/support/review-scenes.ts';
import { newWord } from '#tests/support/shelf.ts';
import { openAdmin } from './admin-forms.ts';
import { type FormCase, submitIn } from './forms.ts';

/** The forms of buyers' reviews and the shop's answers. */
export const reviewForms: readonly FormCase[] = [
  {
    endpoint: endpoints.review.write,
    name: 'sending a review',
    fill: async (shop) => {
      const { token } = await receiveOrder();
      await shop.open(`/review/${token}`);
      const { page } = shop;
      const text = page.getByLabel('What do you like, what not?');
      await page.getByRole('radio', { name: '4 stars' }).check();
      await text.fill('Soft and light.');
      return {
        send: submitIn(page.getByRole('main')),
        busy: 'Processing...',
        typed: [[text, 'Soft and light.']],
        chosen: page.getByRole('radio', { name: '4 stars' }),
        arrived: () => expect(page.getByText('Sent. The shop will read it.')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.review.getLink,
    name: 'opening the page of a review',
    fill: async (shop) => {
      const shopper = await openAccount();
      await receiveOrder({ shopper });
      await holdTokens(shop.page, shopper);
      await shop.open('/dashboard/myorders');
      await new MyOrdersPage(shop.page, 'en').viewDetails.click();
      return {
        send: shop.page.getByRole('button', { name: 'Write a review' }),
        typed: [],
        arrived: () => expect(shop.heading).toHaveText('Your review'),
      };
    },
  },
  {
    endpoint: endpoints.review.setState,
    name: 'showing a review',
    fill: async (shop) => {
      await openAdmin(shop, `reviews?q=${await writeReview()}`);
      return {
        send: shop.page.getByRole('article').getByRole('button', { name: 'Show it' }),
        typed: [],
        arrived: () => expect(shop.page.getByText('Nothing found')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.review.answer,
    name: 'answering a review',
    fill: async (shop) => {
      await openAdmin(shop, `reviews?q=${await writeReview()}`);
      await shop.page.getByRole('article').getByRole('button', { name: 'Answer' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Answer to the review' });
      const answer = dialog.getByLabel('Answer of the shop');
      await answer.fill('Thank you!');
      return {
        send: submitIn(dialog),
        typed: [[answer, 'Thank you!']],
        arrived: () => expect(shop.page.getByRole('article')).toContainText('Thank you!'),
      };
    },
  },
];

/** Writes a review and leaves it waiting for approval; returns a word of it. */
export async function writeReview(): Promise<string> {
  const word = newWord();
  const { token, product, shopper } = await receiveOrder();
  await shopper.api.review.write({ token, productId: product._id, stars: 3, text: `Fine ${word}` });
  return word;
}
