import type { ImageObject, Product, WithContext } from 'schema-dts';
import { type Language, nameIn, textIn } from '#shared/language.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { reviewMessages } from '../../messages/review-messages.ts';
import type { PageProduct, ProductPageData } from './load-product.ts';

export function productStructuredData(
  product: PageProduct,
  { said, shipping }: Pick<ProductPageData, 'said' | 'shipping'>,
  language: Language,
  publicUrl: string,
  address: string,
): WithContext<Product> {
  const name = nameIn(language, product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: textIn(language, product.description, product.descriptionFr),
    image: product.image.map((image) =>
      pictureData(new URL(image, publicUrl).href, product.imageTexts?.[image], name),
    ),
    sku: product._id,
    ...(product.shade ? { color: product.shade.name } : {}),
    ...(said ? ratingData(said, language, publicUrl) : {}),
    offers: {
      '@type': 'Offer',
      url: address,
      price: priceAfterDiscount(product.price, product.discount),
      priceCurrency: 'XAF',
      availability: product.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      ...(shipping ? { shippingDetails: shipping } : {}),
    },
  };
}

/** A picture with its caption. A caption that contains the product's name is left out, because search engines read the name above. */
function pictureData(url: string, caption: string | undefined, name: string): string | ImageObject {
  return caption === undefined || caption.includes(name) ? url : { '@type': 'ImageObject', url, caption };
}

function ratingData(
  { rating, reviews }: NonNullable<ProductPageData['said']>,
  language: Language,
  publicUrl: string,
): Pick<Product, 'aggregateRating' | 'review'> {
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    review: reviews.map(({ stars, text, authorName, writtenAt, photos }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars },
      // Search engines show no review without an author: where no name was given, they read the one that the page shows.
      author: { '@type': 'Person', name: authorName || reviewMessages[language].customer },
      ...(text === '' ? {} : { reviewBody: text }),
      ...(photos.length === 0 ? {} : { image: photos.map((photo) => new URL(photo, publicUrl).href) }),
      datePublished: writtenAt.slice(0, 10),
    })),
  };
}
