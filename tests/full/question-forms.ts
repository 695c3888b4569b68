import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { openAdmin } from './admin-forms.ts';
import { type FormCase, submitIn } from './forms.ts';

/** What shoppers ask about products and the shop answers. */
export const questionForms: readonly FormCase[] = [
  {
    endpoint: endpoints.question.answer,
    name: 'answering a question',
    fill: async (shop) => {
      await openAdmin(shop, `questions?q=${await askQuestion()}`);
      await shop.page.getByRole('button', { name: 'Answer and publish' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Answer Bih’s question' });
      const answer = dialog.getByLabel('Your answer');
      await answer.fill('It does.');
      return {
        send: submitIn(dialog),
        typed: [[answer, 'It does.']],
        arrived: () => expect(shop.page.getByText('Nothing found')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.question.delete,
    name: 'deleting a question',
    fill: async (shop) => {
      await openAdmin(shop, `questions?q=${await askQuestion()}`);
      await shop.page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
      return {
        send: shop.page.getByRole('dialog').getByRole('button', { name: 'Delete' }),
        typed: [],
        arrived: () => expect(shop.page.getByText('Nothing found')).toBeVisible(),
      };
    },
  },
];

/** A word of a question that waits for an answer. */
export async function askQuestion(): Promise<string> {
  const word = newWord();
  const { _id: productId } = await addProduct();
  await shopApi().question.ask({ productId, text: `Does it last, ${word}?`, authorName: 'Bih' });
  return word;
}
