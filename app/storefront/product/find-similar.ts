import { apiErrorIn } from '#shared/api-error.ts';
import type { ProductView } from '#shared/contract/catalogue.ts';
import type { PublicApi } from '#shared/contract/contract.ts';

const SIMILAR_PRODUCTS = 6;
/** Those of the product's own shelf, which come first. */
const OF_SHELF = 3;

type Named = { _id: string };
/** A product, its shades, and where it is filed. */
type Filed = Named & {
  familyShades?: readonly Named[];
  category: readonly Named[];
  subCategory: readonly Named[];
};

/** A few products of the same shelf, then of the same category; none where they could not be loaded, because the page can do without them. */
export async function findSimilar(
  api: Pick<PublicApi, 'product'>,
  product: Filed,
): Promise<{ data: ProductView[] }> {
  const [[category], [subCategory]] = [product.category, product.subCategory];
  if (!category) return { data: [] };
  const { _id: id } = category;
  const of = subCategory && { categoryId: id, subCategoryId: subCategory._id };
  const lists = await Promise.all([
    of ? orNone(api.product.getByCategoryAndSubCategory({ ...of, limit: OF_SHELF + 1, families: true })) : [],
    orNone(api.product.getByCategory({ id, limit: 2 * SIMILAR_PRODUCTS, families: true })),
  ]);
  // The product's own family is in the swatches above; of each other family one shade is enough.
  const own = new Set([product, ...(product.familyShades ?? [])].map(({ _id }) => _id));
  const cards = new Set<string>();
  const others = lists
    .flat()
    .filter(
      ({ _id, family, stock }) => stock > 0 && !own.has(_id) && cards.size < cards.add(family ?? _id).size,
    );
  return { data: others.slice(0, SIMILAR_PRODUCTS) };
}

/** The products of a list, or none: a failure must not hide the product. */
async function orNone(asked: Promise<{ data: ProductView[] }>): Promise<ProductView[]> {
  try {
    return (await asked).data;
  } catch (failure) {
    console.warn('Similar products could not be loaded', apiErrorIn(failure));
    return [];
  }
}
