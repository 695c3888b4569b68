import type { Page } from '@playwright/test';
import type { CategoryView, ProductView, SubCategoryView } from '#shared/contract/catalogue.ts';
import { bill } from '#shared/pricing.ts';
import { type Account, holdTokens, openAccount, openOwner, saveAddress } from './account.ts';
import type { Scene } from './scenes.ts';
import { shopApi } from './shop-api.ts';

/** Products of the demo catalogue that show the variants of a product. */
export type Showpieces = {
  reduced: ProductView;
  soldOut: ProductView;
  inBulk: ProductView;
  plain: ProductView;
  category: CategoryView;
  subCategory: SubCategoryView;
};

export async function findShowpieces(): Promise<Showpieces> {
  const api = shopApi();
  const subCategories = (await api.subcategory.get({})).data;
  const subCategory = sure(subCategories.find(({ name }) => name === 'Lipstick'));
  const category = sure(subCategory.category[0]);
  const { data } = await api.product.search({ search: 'lipstick', page: 1, limit: 100 });
  const products = data.filter(({ family }) => family !== null && !family.startsWith('test'));
  return {
    reduced: sure(products.find(({ discount, stock }) => discount > 0 && stock > 1)),
    soldOut: sure(products.find(({ stock }) => stock === 0)),
    inBulk: sure(products.find(({ bulkPrice, stock }) => bulkPrice !== null && stock > 0)),
    plain: sure(products.find(({ discount, bulkPrice, stock }) => !discount && !bulkPrice && stock > 5)),
    category,
    subCategory,
  };
}

/** Logs the browser in as the user of the scene. */
export async function comeAs(who: Scene['as'], page: Page, { reduced, plain }: Showpieces): Promise<void> {
  if (who === 'guest') return;
  if (who === 'guest with a cart') {
    await page.goto('/robots.txt');
    const lines = [reduced, plain].map(({ _id }) => ({ _id: `line-${_id}`, quantity: 2, productId: _id }));
    await page.evaluate((cart) => localStorage.setItem('guest_cart', JSON.stringify(cart)), lines);
    return;
  }
  if (who === 'admin') return holdTokens(page, await openOwner());
  const account = await openAccount();
  if (who === 'shopper') await furnish(account, [plain, reduced]);
  await holdTokens(page, account);
}

/** Gives the account an address, an order, and a cart with something in it. */
async function furnish(account: Account, products: ProductView[]): Promise<void> {
  const { api } = account;
  await saveAddress(account);
  const [address] = (await api.address.get({})).data;
  const [first] = products;
  await api.cart.create({ productId: sure(first)._id });
  await api.order.cashOnDelivery({
    list_items: [{ productId: sure(first)._id, quantity: 1 }],
    addressId: sure(address)._id,
    totalAmt: bill([{ ...sure(first), quantity: 1 }]).total,
  });
  for (const { _id } of products) await api.cart.create({ productId: _id });
}

function sure<Piece>(piece: Piece | undefined): Piece {
  if (piece === undefined) throw new Error('The demo catalogue has no such piece');
  return piece;
}
