import { expect } from '@playwright/test';
import { adminQuestionMessages } from '#app/messages/admin-question-messages.ts';
import { questionMessages } from '#app/messages/question-messages.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { productPath } from '#shared/page-paths.ts';
import { openOwner } from './account.ts';
import type { ShopPage } from './pages/shop-page.ts';
import type { Scene } from './scenes.ts';
import { addProduct } from './shelf.ts';
import { shopApi } from './shop-api.ts';

export const questionScenes: readonly Scene[] = [
  { name: 'question-product', as: 'guest', path: () => '/search', show: openAnswered },
  { name: 'question-ask', as: 'guest', path: () => '/search', show: openForm },
  { name: 'admin-questions', as: 'admin', path: () => '/dashboard/questions', show: showQuestions },
  { name: 'admin-question-answer', as: 'admin', path: () => '/dashboard/questions', show: openAnswer },
];

async function askAbout({ _id: productId }: ProductView): Promise<void> {
  await shopApi().question.ask({
    ...{ productId, text: 'Convient-il aux peaux grasses et sensibles\u202f?', authorName: 'Amina' },
    email: 'amina@example.com',
  });
}

async function openAnswered(shop: ShopPage): Promise<void> {
  const product = await addProduct();
  await askAbout(product);
  const { api } = await openOwner();
  const [question] = (await api.question.list({ search: product.name })).data;
  await api.question.answer({ id: question?.id ?? '', answer: 'Oui, il est mat.', isShown: true });
  await openSection(shop, product);
  await expect(shop.page.getByText('Oui, il est mat.')).toBeVisible();
}

async function openForm(shop: ShopPage): Promise<void> {
  await openSection(shop, await addProduct());
  const { ask } = questionMessages[shop.language];
  await shop.page.getByRole('button', { name: ask }).click();
  await expect(shop.page.getByRole('dialog', { name: ask })).toBeVisible();
}

async function openSection(shop: ShopPage, product: ProductView): Promise<void> {
  await shop.open(productPath(product));
  await shop.page.locator('#why-shop-heading').scrollIntoViewIfNeeded();
}

async function showQuestions({ page }: ShopPage): Promise<void> {
  await askAbout(await addProduct());
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

async function openAnswer(shop: ShopPage): Promise<void> {
  await showQuestions(shop);
  const { answerAndShow } = adminQuestionMessages[shop.language];
  await shop.page.getByRole('button', { name: answerAndShow }).first().click();
  await expect(shop.page.getByRole('dialog')).toBeVisible();
}
