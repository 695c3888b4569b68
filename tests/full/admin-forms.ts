import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { AdminForm } from '#tests/support/pages/admin-form.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import { adminCard, openEditor, ProductAdminForm } from '#tests/support/pages/product-admin.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct, addShelf, newWord } from '#tests/support/shelf.ts';
import { type FilledForm, type FormCase, submitIn } from './forms.ts';

/** The forms of the shop's owner, by the call they send. */
export const adminForms: readonly FormCase[] = [
  {
    endpoint: endpoints.category.addCategory,
    name: 'adding a category',
    fill: async (shop) => {
      await openAdmin(shop, 'category');
      await shop.page.getByRole('main').getByRole('button', { name: 'Add Category' }).click();
      const form = new AdminForm(shop.page, 'Category');
      const name = newWord();
      await form.name.fill(name);
      await form.choosePicture();
      // The photo is encoded twice, on a machine that does other things too.
      await expect(form.picture).toBeVisible({ timeout: 30_000 });
      return filledDialog(form, name, () =>
        expect(shop.page.getByRole('article', { name, exact: true })).toBeVisible(),
      );
    },
  },
  {
    endpoint: endpoints.category.update,
    name: 'changing a category',
    fill: async (shop) => {
      const { category } = await addShelf();
      await openAdmin(shop, 'category');
      await shop.page.getByRole('button', { name: `Edit ${category.name}` }).click();
      const form = new AdminForm(shop.page, 'Update Category');
      const name = newWord();
      await form.name.fill(name);
      return filledDialog(form, name, () =>
        expect(shop.page.getByRole('article', { name, exact: true })).toBeVisible(),
      );
    },
  },
  {
    endpoint: endpoints.category.delete,
    name: 'deleting a category',
    fill: async (shop) => {
      const { category, subCategory } = await addShelf();
      await (await openOwner()).api.subcategory.delete({ _id: subCategory._id });
      await openAdmin(shop, 'category');
      await shop.page.getByRole('button', { name: `Delete ${category.name}` }).click();
      return askedTwice(shop, 'article', category.name);
    },
  },
  {
    endpoint: endpoints.category.moveContents,
    name: 'moving what a category holds',
    expects: [/^409 DELETE \/api\/category\/delete/],
    fill: async (shop) => {
      const [from, to] = [await addShelf(), await addShelf()];
      await addProduct({}, from);
      await openAdmin(shop, 'category');
      await shop.page.getByRole('button', { name: `Delete ${from.category.name}` }).click();
      return movedFirst(shop, 'article', from.category.name, to.category);
    },
  },
  {
    endpoint: endpoints.subcategory.create,
    name: 'adding a sub-category',
    fill: async (shop) => {
      const { category } = await addShelf();
      await openAdmin(shop, 'subcategory');
      await shop.page.getByRole('main').getByRole('button', { name: 'Add Sub Category' }).click();
      const form = new AdminForm(shop.page, 'Add Sub Category');
      const name = newWord();
      await form.name.fill(name);
      await form.choosePicture();
      await expect(form.picture).toBeVisible({ timeout: 30_000 });
      await form.dialog.getByRole('combobox', { name: 'Category' }).selectOption({ label: category.name });
      return filledDialog(form, name, () =>
        expect(shop.page.getByRole('row').filter({ hasText: name })).toBeVisible(),
      );
    },
  },
  {
    endpoint: endpoints.subcategory.update,
    name: 'changing a sub-category',
    fill: async (shop) => {
      const { subCategory } = await addShelf();
      await openAdmin(shop, 'subcategory');
      await shop.page.getByRole('button', { name: `Edit ${subCategory.name}` }).click();
      const form = new AdminForm(shop.page, 'Edit Sub Category');
      const name = newWord();
      await form.name.fill(name);
      return filledDialog(form, name, () =>
        expect(shop.page.getByRole('row').filter({ hasText: name })).toBeVisible(),
      );
    },
  },
  {
    endpoint: endpoints.subcategory.delete,
    name: 'deleting a sub-category',
    fill: async (shop) => {
      const { subCategory } = await addShelf();
      await openAdmin(shop, 'subcategory');
      await shop.page.getByRole('button', { name: `Delete ${subCategory.name}` }).click();
      return askedTwice(shop, 'row', subCategory.name);
    },
  },
  {
    endpoint: endpoints.subcategory.moveProducts,
    name: 'moving the products of a sub-category',
    expects: [/^409 DELETE \/api\/subcategory\/delete/],
    fill: async (shop) => {
      const [from, to] = [await addShelf(), await addShelf()];
      await addProduct({}, from);
      await openAdmin(shop, 'subcategory');
      await shop.page.getByRole('button', { name: `Delete ${from.subCategory.name}` }).click();
      return movedFirst(shop, 'row', from.subCategory.name, to.subCategory);
    },
  },
  {
    endpoint: endpoints.product.create,
    name: 'adding a product',
    fill: async (shop) => {
      const { page } = shop;
      const shelf = await addShelf();
      const name = `${newWord()} Balm`;
      await openAdmin(shop, 'upload-product');
      const form = new ProductAdminForm(page, 'en', 'submit');
      await form.fill({ name, description: 'A balm for dry lips.', unit: '15 ml', stock: '25' });
      await form.fill({ price: '2500', discount: '10' });
      await form.dropdown('categories').selectOption(shelf.category.name);
      await form.dropdown('subCategories').selectOption(shelf.subCategory.name);
      const picture = await (await fetch(new URL('/apple-touch-icon.png', browserShop.url))).arrayBuffer();
      await form.files
        .first()
        .setInputFiles({ name: 'balm.png', mimeType: 'image/png', buffer: Buffer.from(picture) });
      await expect(form.tiles).toHaveCount(1, { timeout: 30_000 });
      return {
        send: submitIn(page.getByRole('main')),
        busy: 'Loading...',
        typed: [
          [form.field('name'), name],
          [form.field('description'), 'A balm for dry lips.'],
        ],
        arrived: () => expect(form.field('name')).toHaveValue(''),
      };
    },
  },
  {
    endpoint: endpoints.product.updateDetails,
    name: 'changing a product',
    fill: async (shop) => {
      const product = await addProduct();
      await openAdmin(shop, 'product');
      const dialog = await openEditor(shop.page, product.name);
      const form = new ProductAdminForm(dialog, 'en', 'update');
      await form.field('description').fill('Another text.');
      return {
        send: submitIn(dialog),
        typed: [[form.field('description'), 'Another text.']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.product.delete,
    name: 'deleting a product',
    fill: async (shop) => {
      const product = await addProduct();
      await openAdmin(shop, 'product');
      await shop.page.getByRole('searchbox', { name: 'Search products' }).fill(product.name);
      await adminCard(shop.page, product.name)
        .getByRole('button', { name: /^Delete/ })
        .click();
      return askedTwice(shop, 'article', product.name, 'Delete');
    },
  },
  {
    endpoint: endpoints.product.restore,
    name: 'bringing back a deleted product',
    fill: async (shop) => {
      const product = await addProduct();
      await (await openOwner()).api.product.delete({ _id: product._id });
      await openAdmin(shop, 'product');
      await shop.page.getByRole('button', { name: 'Deleted products' }).click();
      const deleted = shop.page
        .getByRole('dialog', { name: 'Deleted products' })
        .getByRole('article', { name: product.name, exact: true });
      return {
        send: deleted.getByRole('button'),
        typed: [],
        arrived: () => expect(deleted).toHaveCount(0),
      };
    },
  },
  {
    endpoint: endpoints.orderDesk.move,
    name: 'confirming an order',
    fill: async (shop) => {
      const order = await placeOrderFor(await openAccount(), 'Amina Njoya');
      await openAdmin(shop, `orders?search=${order.orderId}`);
      const card = new OrderDeskPage(shop.page, 'en').order(order.orderId);
      return {
        send: card.getByRole('button', { name: 'Confirm' }),
        typed: [],
        arrived: () => expect(card).toContainText('Confirmed'),
      };
    },
  },
];

export async function openAdmin(shop: ShopPage, page: string): Promise<void> {
  await holdTokens(shop.page, await openOwner());
  await shop.open(`/dashboard/${page}`);
  await expect(shop.heading).toBeVisible();
}

function filledDialog(form: AdminForm, name: string, shown: () => Promise<void>): FilledForm {
  return {
    send: submitIn(form.dialog),
    busy: 'Loading...',
    typed: [[form.name, name]],
    arrived: async () => {
      await expect(form.dialog).toBeHidden();
      await shown();
    },
  };
}

/** The form behind a 'Permanent Delete' question: once it is confirmed, the named entry is gone. */
function askedTwice({ page }: ShopPage, role: 'article' | 'row', name: string, yes = 'Confirm'): FilledForm {
  const question = page.getByRole('dialog', { name: 'Permanent Delete' });
  return {
    send: question.getByRole('button', { name: yes }),
    typed: [],
    arrived: async () => {
      await expect(question).toBeHidden();
      await expect(page.getByRole('main').getByRole(role).filter({ hasText: name })).toHaveCount(0);
    },
  };
}

async function movedFirst(
  shop: ShopPage,
  role: 'article' | 'row',
  name: string,
  to: { _id: string; name: string },
): Promise<FilledForm> {
  const asked = askedTwice(shop, role, name);
  await asked.send.click();
  const question = shop.page.getByRole('dialog', { name: 'Permanent Delete' });
  const target = question.getByLabel('Move to');
  await target.selectOption({ label: to.name });
  return {
    ...asked,
    send: question.getByRole('button', { name: 'Move and delete' }),
    typed: [[target, to._id]],
  };
}
