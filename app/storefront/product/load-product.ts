import { data, redirect } from 'react-router';
import { apiErrorIn } from '#shared/api-error.ts';
import type { CategoryView, ProductDetailsView } from '#shared/contract/catalogue.ts';
import type { PublicApi } from '#shared/contract/contract.ts';
import type { ShownReviewView } from '#shared/contract/review.ts';
import { type Language, nameIn } from '#shared/language.ts';
import { inLanguage, languageOfPath, parseSegment, productPath, segmentOf } from '#shared/page-paths.ts';
import { inOneLanguage } from '../../language.ts';
import type { ShippingDetails } from '../../seo/shipping-details.ts';
import { orNotFound } from '../../state/or-not-found.ts';
import { type Rating, ratingOf } from '../reviews/rating.ts';
import type { CardProduct } from './card-product.ts';
import { type PageShade, pageShades } from './page-shades.ts';

export type NamedCategory = Omit<CategoryView, 'image'>;

export type PageProduct = Omit<
  ProductDetailsView,
  | 'familyShades'
  | 'family'
  | 'published'
  | 'version'
  | 'shadeCount'
  | 'imageTexts'
  | 'imageTextsFr'
  | 'category'
  | 'subCategory'
> & {
  /** Without their pictures, because the addresses of pictures do not compress. */
  category: NamedCategory[];
  subCategory: NamedCategory[];
  /** Left out of the data of a document that shows the shades: the browser reads them from there. */
  familyShades?: PageShade[];
  /** What the pictures show, by their address, in the language of the page, where that was described. */
  imageTexts?: Record<string, string>;
};

export type ProductPageData = {
  product: PageProduct;
  /** Absent while the product has no review. */
  said?: { rating: Rating; reviews: ShownReviewView[] };
  /** Only in documents, and only where the shop has delivery zones. */
  shipping?: ShippingDetails | undefined;
  /** Only in documents; inside the shop they are fetched when the reader comes near. */
  similar?: CardProduct[];
};

/**
 * The product of a page address, in its one-segment or three-segment form.
 * @throws a 404 for an unknown id, a 301 for a right id under another slug (decision 5).
 */
export async function loadProduct(
  api: Pick<PublicApi, 'product' | 'review'>,
  productSegment: string,
  url: URL,
  signal?: AbortSignal,
): Promise<ProductPageData> {
  const parsed = parseSegment(productSegment);
  if (!parsed) throw data(null, { status: 404 });
  const options = signal ? { signal } : {};
  const [product, said] = await Promise.all([
    findProduct(api, parsed.id, options),
    findReviews(api, parsed.id, options),
  ]);
  if (productSegment !== segmentOf(product)) {
    throw redirect(inLanguage(productPath(product), languageOfPath(url.pathname)) + url.search, 301);
  }
  return {
    product: withoutOtherLanguage(product, languageOfPath(url.pathname)),
    ...(said ? { said } : {}),
  };
}

/** The newest few reviews; a failure must not hide the product. */
async function findReviews(
  api: Pick<PublicApi, 'review'>,
  productId: string,
  options: { signal?: AbortSignal },
): Promise<ProductPageData['said']> {
  try {
    const { reviews, counts } = (await api.review.listOfProduct({ productId }, options)).data;
    const rating = ratingOf(counts);
    return rating && { rating, reviews };
  } catch (failure) {
    console.warn('Reviews could not be loaded', apiErrorIn(failure));
    return undefined;
  }
}

/** The product's own name stays in both languages, because a cart keeps it when the language changes. */
function withoutOtherLanguage(product: ProductDetailsView, language: Language): PageProduct {
  const { familyShades, family, published, version, shadeCount, imageTexts, imageTextsFr, ...facts } =
    product;
  const { shade } = facts;
  const shownTexts = language === 'fr' ? imageTextsFr : imageTexts;
  const named = ({ _id, name, nameFr }: CategoryView) => inOneLanguage(language, { _id, name, nameFr });
  const category = product.category.map(named);
  const subCategory = product.subCategory.map(named);
  const shown = {
    ...facts,
    ...(shownTexts && { imageTexts: shownTexts }),
    ...(shade && { shade: { name: nameIn(language, shade), hex: shade.hex } }),
    familyShades: pageShades(familyShades, language),
    category,
    subCategory,
  };
  if (language === 'en') return { ...shown, descriptionFr: null, moreDetailsFr: null };
  return {
    ...shown,
    description: product.descriptionFr ? '' : product.description,
    more_details: product.moreDetailsFr ? {} : product.more_details,
  };
}

async function findProduct(
  api: Pick<PublicApi, 'product'>,
  productId: string,
  options: { signal?: AbortSignal },
) {
  return (await orNotFound(api.product.getDetails({ productId }, options))).data;
}
