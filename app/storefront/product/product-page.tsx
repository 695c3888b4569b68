import { useEffect } from 'react';
import { nameIn, textIn } from '#shared/language.ts';
import { formatFrancs } from '#shared/money.ts';
import { languageOfPath, productPath, segmentOf } from '#shared/page-paths.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { unitText } from '#shared/unit-text.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { pageContext } from '../../page-context.ts';
import { BreadcrumbJsonLd } from '../../seo/breadcrumb-json-ld.tsx';
import { JsonLd } from '../../seo/json-ld.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { shippingDetails } from '../../seo/shipping-details.ts';
import { useFacts, useIsFew } from '../../shell-data/use-shell-data.ts';
import { pageApi } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { loadedAhead } from '../../state/load-ahead.ts';
import { createWayBack } from '../../state/way-back.ts';
import { InTurn } from '../../take-over.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { loadPictureAhead } from '../../ui/pictures/picture.tsx';
import { Swatches } from '../../ui/pictures/swatches.tsx';
import { Questions } from '../questions/questions.tsx';
import { ProductReviews } from '../reviews/product-reviews.tsx';
import { ReviewSummary } from '../reviews/review-summary.tsx';
import { StockAlert } from '../stock-alert/stock-alert.tsx';
import type { Route } from './+types/product-page';
import { BuyBar } from './buy-bar.tsx';
import { toCardProduct } from './card-product.ts';
import { findSimilar } from './find-similar.ts';
import { Gallery, galleryPicture } from './gallery.tsx';
import { loadProduct, type ProductPageData } from './load-product.ts';
import { shadesOf } from './page-shades.ts';
import { BulkPriceBlock, PriceBlock } from './price-block.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductLinks } from './product-links.tsx';
import { productStructuredData } from './product-structured-data.ts';
import { PromiseBadge } from './promise-badge.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { LaterSimilar, SimilarProducts } from './similar-products.tsx';
import { useShelf } from './use-shelf.ts';
import { WhyShop } from './why-shop.tsx';
import { WishlistButton } from './wishlist-button.tsx';
import './product-page.css';

/** The delivery charge is only for search engines, which read only documents, so only this loader fetches it. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<ProductPageData> {
  const { api } = context.get(pageContext);
  const [loaded, shown] = await Promise.all([
    loadProduct(api, params.productSegment, new URL(request.url)),
    api.delivery.shown({}),
  ]);
  const { price, discount } = loaded.product;
  const shipping = shippingDetails(shown.data.zones, priceAfterDiscount(price, discount));
  const similar = (await findSimilar(api, loaded.product)).data.map(toCardProduct);
  return { ...loaded, similar, ...(shipping ? { shipping } : {}) };
}

const wayBack = createWayBack<ProductPageData>();

const loadInBrowser = loadedAhead(
  ({ segment, request }: { segment: string; request: Request }) =>
    loadProduct(pageApi, segment, new URL(request.url), request.signal),
  { prepare: ({ product: { image } }) => loadPictureAhead(image[0] ?? '', galleryPicture) },
);

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return wayBack.find(request.url) ?? loadInBrowser({ segment: params.productSegment, request });
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product } = loaderData;
  const language = languageOfPath(location.pathname);
  const price = priceAfterDiscount(product.price, product.discount);
  return pageMeta({
    matches,
    location,
    title: `${nameIn(language, product)} – ${formatFrancs(price)}`,
    description: textIn(language, product.description, product.descriptionFr).slice(0, 300),
    keywords: product.subCategory.map((named) => nameIn(language, named)),
    path: productPath(product),
    type: 'product',
    image: product.preview,
    extra: [
      { property: 'product:price:amount', content: String(price) },
      { property: 'product:price:currency', content: 'XAF' },
    ],
  });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, said, similar } = loaderData;
  wayBack.useKept(loaderData);
  const texts = useMessages(productMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const facts = useFacts();
  const name = nameIn(language, product);
  const address = facts.publicUrl + localPath(productPath(product));
  const allReviews = localPath(`/reviews/${segmentOf(product)}`);
  const isFew = useIsFew(product.stock);
  const shelf = useShelf(product);
  const shades = shadesOf(product);
  useEffect(
    () =>
      client.recentlyViewed.note(
        product._id,
        shades.map(({ _id }) => _id),
      ),
    [product, shades],
  );
  const trail = [{ name: texts.home, to: localPath('/') }, ...shelf, { name }];

  return (
    <article className="product-page container">
      <JsonLd data={productStructuredData(product, loaderData, language, facts.publicUrl, address)} />
      <BreadcrumbJsonLd trail={trail} address={address} />
      <Breadcrumbs label={texts.trail} trail={trail} />
      <div className="product-page__columns stack gap-5">
        {/* A new gallery for each product, so that it starts at its first picture. */}
        <InTurn>
          <Gallery key={product._id} name={name} images={product.image} shown={product.imageTexts}>
            <WishlistButton id={product._id} name={name} />
          </Gallery>
        </InTurn>
        <div className="product-page__facts stack gap-3">
          <div>
            <PromiseBadge stock={product.stock} form="long" />{' '}
            {isFew && <Badge tone="hibiscus">{texts.fewLeft(product.stock)}</Badge>}
          </div>
          <h1>{name}</h1>
          <p className="muted">{unitText(product.unit, language)}</p>
          {said && <ReviewSummary rating={said.rating} to={allReviews} />}
          {shades.length > 1 && (
            <div className="product-page__shades stack gap-2">
              {product.shade && <p>{texts.shadeHeading(product.shade.name)}</p>}
              <Swatches
                label={texts.shadeChoice}
                soldOutLabel={texts.shadeSoldOut}
                swatches={shades.map((shade) => ({
                  id: shade._id,
                  name: shade.shadeName,
                  hex: shade.hex,
                  to: localPath(productPath(shade)),
                  current: shade._id === product._id,
                  soldOut: shade.isSoldOut,
                }))}
              />
            </div>
          )}
          <div className="product-page__prices stack">
            <PriceBlock product={product} />
            <BulkPriceBlock product={product} name={name} address={address} />
          </div>
          <BuyBar product={product} />
          {product.stock === 0 && <StockAlert productId={product._id} />}
          <ProductLinks product={product} name={name} address={address} />
          <InTurn>
            <ProductDetails product={product} />
          </InTurn>
        </div>
      </div>
      {said && (
        <InTurn>
          <ProductReviews {...said} to={allReviews} />
        </InTurn>
      )}
      <Questions key={product._id} productId={product._id} />
      <InTurn>
        <WhyShop storeName={facts.name} />
      </InTurn>
      {similar ? (
        <InTurn>
          <SimilarProducts products={similar} />
        </InTurn>
      ) : (
        <LaterSimilar key={product._id} product={product} />
      )}
      <RecentlyViewed except={product._id} />
    </article>
  );
}
