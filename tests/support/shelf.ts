import { randomBytes } from 'node:crypto';
import type { CategoryView, ProductView, SubCategoryView } from '#shared/contract/catalogue.ts';
import type { Api } from '#shared/contract/contract.ts';
import { adminApi, shopApi } from './shop-api.ts';

/** The fields that the admin's form sends. */
type ProductForm = Partial<Parameters<Api['product']['create']>[0]>;

export type Shelf = { category: CategoryView; subCategory: SubCategoryView };

let ownShelf: Promise<Shelf> | undefined;

/** Products for one test alone, so that no other test changes their stock and prices. */
export async function addProduct(given: ProductForm = {}, on?: Shelf): Promise<ProductView> {
  ownShelf ??= addShelf();
  const shelf = on ?? (await ownShelf);
  const api = await adminApi();
  const answer = await api.product.create({
    name: `${newWord()} Gloss`,
    image: [shelf.category.image],
    category: [shelf.category],
    subCategory: [shelf.subCategory],
    unit: '6 ml',
    stock: 20,
    price: 4500,
    discount: 0,
    description: 'A gloss for one test.',
    more_details: {},
    ...given,
  });
  return answer.data;
}

/** Changes some fields of a product's form, as the owner does. */
export async function changeProduct(product: ProductView, change: ProductForm): Promise<void> {
  const api = await adminApi();
  const { data } = await api.product.getDetails({ productId: product._id });
  await api.product.updateDetails({ ...data, ...change });
}

export async function stockOf(product: ProductView): Promise<number> {
  const api = await adminApi();
  return (await api.product.getDetails({ productId: product._id })).data.stock;
}

/**
 * A new category with one sub-category, listed after those of the small catalogue. With `first` its name comes before them, so that it is
 * among the strips of the home page however many categories other tests have made.
 */
export async function addShelf({
  first = false,
  beside,
}: {
  first?: boolean;
  /** A shelf whose category to use. */
  beside?: Shelf;
} = {}): Promise<Shelf> {
  const api = await adminApi();
  const [sample] = (await api.category.get({})).data;
  const image = sample?.image ?? '';
  const category =
    beside?.category ??
    (await api.category.addCategory({ name: `${first ? 'A' : ''}Workshop ${newWord()}`, image })).data;
  const subCategory = (
    await api.subcategory.create({ name: `Bench ${newWord()}`, image, category: [category] })
  ).data;
  return { category, subCategory };
}

/** A random word that no other product of the shop contains. */
export function newWord(): string {
  const letters = 'bcdfghjklmnpqrstvwxz';
  return `Z${[...randomBytes(6)].map((byte, index) => (index % 2 === 0 ? 'aeiou'[byte % 5] : letters[byte % 20])).join('')}`;
}

/** Pictures of the demo's products, which are the oldest and all have different pictures; newer products belong to other tests. */
export async function demoPictures(count: number): Promise<string[]> {
  const { totalNoPage } = await shopApi().product.get({ limit: 12 });
  const oldest = await Promise.all(
    [totalNoPage, totalNoPage - 1].map((page) => shopApi().product.get({ limit: 12, page })),
  );
  return [...new Set(oldest.flatMap(({ data }) => data.flatMap(({ image }) => image)))].slice(0, count);
}
