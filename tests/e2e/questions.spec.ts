import { productPath } from '#shared/page-paths.ts';
import { violations } from '#tests/support/accessibility.ts';
import { holdTokens, newPerson, openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { expectMailTo } from '#tests/support/outbox.ts';
import { addProduct } from '#tests/support/shelf.ts';

test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-CM' });

test('a shopper asks with the keyboard on a phone, the owner answers, and all read it', {
  tag: '@full',
}, async ({ page, browser, trouble }) => {
  const product = await addProduct();
  const { email } = newPerson();
  const question = `Convient-elle aux peaux grasses, ${product.name}\u202f?`;
  await page.goto(`${browserShop.url}/fr${productPath(product)}`);
  const area = page.getByRole('region', { name: 'Questions sur ce produit' });
  await page.getByRole('heading', { name: 'Pourquoi choisir' }).scrollIntoViewIfNeeded();
  await area.getByRole('button', { name: 'Poser une question' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Poser une question' });
  const send = dialog.getByRole('button', { name: 'Envoyer ma question' });
  await dialog.getByLabel('Votre question').fill('Et alors');
  await send.press('Enter');
  await expect(dialog.getByText('10 caractères au minimum.')).toBeVisible();
  await expect(dialog.getByText('Ce champ est obligatoire.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await dialog.getByLabel('Votre question').fill(question);
  await dialog.getByLabel('Votre prénom').fill('Amina');
  await dialog.getByLabel('Recevoir la réponse par e-mail').fill(email);
  trouble.expect(/question\/ask/);
  let isDown = true;
  await page.route('**/api/question/ask', (route) =>
    isDown ? route.abort('connectionfailed') : route.continue(),
  );
  await send.press('Enter');
  const again = dialog.getByRole('alert').getByRole('button', { name: 'Réessayer' });
  await expect(again).toBeVisible();
  await expect(dialog.getByLabel('Votre question')).toHaveValue(question);
  isDown = false;
  await again.press('Enter');
  await expect(page.getByText('La boutique répondra à votre question.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const office = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'fr-CM' });
  await holdTokens(office, await openOwner());
  await office.goto(`${browserShop.url}/fr/dashboard/questions?q=${product.name}`);
  const row = office.getByRole('article', { name: `${product.name}, par Amina` });
  await expect(row).toContainText(question);
  expect(await violations(office)).toEqual([]);
  await row.getByRole('button', { name: 'Répondre et publier' }).click();
  await office.getByLabel('Votre réponse').fill('Oui, elle est mate.');
  // A press beside the dialog, or Back, does not cost the answer.
  await office.keyboard.press('Escape');
  await expect(office.getByRole('dialog')).toBeHidden();
  await row.getByRole('button', { name: 'Répondre et publier' }).click();
  await expect(office.getByLabel('Votre réponse')).toHaveValue('Oui, elle est mate.');
  await office.getByRole('dialog').getByRole('button', { name: 'Répondre et publier' }).click();
  await expect(row).toBeHidden();
  await office.getByRole('button', { name: /^Publiées/ }).click();
  await expect(row).toContainText('Oui, elle est mate.');
  await office.close();

  await expectMailTo(email, 'Oui, elle est mate.');
  await page.reload();
  const answered = page.getByRole('region', { name: 'Questions posées (1)' });
  await page.getByRole('heading', { name: 'Pourquoi choisir' }).scrollIntoViewIfNeeded();
  await expect(answered).toContainText('Oui, elle est mate.');
  await expect(answered).toContainText(question);
  expect(await violations(page)).toEqual([]);
});
