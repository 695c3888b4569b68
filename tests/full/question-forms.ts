import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { productPath } from '#shared/page-paths.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { openAdmin } from './admin-forms.ts';
import { failOnce } from './answer-for.ts';
import { type FormCase, submitIn } from './forms.ts';

/** The forms of shoppers' questions about products and the shop's answers. */
export const questionForms: readonly FormCase[] = [
  {
    endpoint: endpoints.question.ask,
    name: 'asking about a product',
    fill: async (shop) => {
      await openQuestions(shop);
      await shop.page.getByRole('button', { name: 'Ask a question' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Ask a question' });
      const [question, name] = [dialog.getByLabel('Your question'), dialog.getByLabel('Your first name')];
      await question.fill('Does it suit oily skin?');
      await name.fill('Bih');
      return {
        send: submitIn(dialog),
        typed: [
          [question, 'Does it suit oily skin?'],
          [name, 'Bih'],
        ],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
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

export const questionCases = [
  {
    endpoint: endpoints.question.listOfProduct,
    name: 'no answer looks like no question, and Retry shows them',
    go: async (shop: ShopPage) => {
      await failOnce(shop.page, endpoints.question.listOfProduct);
      await openQuestions(shop);
      const area = shop.page.getByRole('region', { name: 'Questions about it' });
      await area.getByRole('button', { name: 'Retry' }).click();
      await expect(area).toContainText('Ask the shop.');
    },
  },
];

async function openQuestions(shop: ShopPage): Promise<void> {
  await shop.open(productPath(await addProduct()));
  await shop.page.getByRole('heading', { name: 'Why shop from' }).scrollIntoViewIfNeeded();
}

/** Asks a question and leaves it unanswered; returns a word of it. */
export async function askQuestion(): Promise<string> {
  const word = newWord();
  const { _id: productId } = await addProduct();
  await shopApi().question.ask({ productId, text: `Does it last, ${word}?`, authorName: 'Bih' });
  return word;
}
