import { type ReactNode, useRef } from 'react';
import type { ProductView } from '#shared/contract/catalogue.ts';
import { type Depth, facetValues } from '#shared/list-choice.ts';
import { formatFrancs } from '#shared/money.ts';
import { wholeCategoryPath } from '#shared/page-paths.ts';
import { useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { homeMessages } from '../../messages/home-messages.ts';
import { skinMessages } from '../../messages/skin-messages.ts';
import { useCatalogue } from '../../shell-data/use-shell-data.ts';
import { pageApi } from '../../state/api.ts';
import { InTurn } from '../../take-over.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { useOwnDepth } from '../filters/own-depth.ts';
import type { CardProduct } from '../product/card-product.ts';
import { useLaterProducts } from '../product/later-products.ts';
import { ProductCard } from '../product/product-card.tsx';
import { ProductCardSkeleton } from '../product/product-card-skeleton.tsx';
import { type HomeBlockData, type HomeCategory, STRIP_PRODUCTS } from './load-home.ts';
import { ScrollStrip } from './scroll-strip.tsx';

const SKELETONS = Array.from({ length: 6 }, (_, index) => index);

type CategoryStripsProps = { categories: (HomeCategory & { products?: CardProduct[] })[] };

/**
 * One strip for each category that has products; See All goes to the whole category (decision 37). Without `products`
 * the browser fetches them when the strip is nearly visible.
 */
export function CategoryStrips({ categories }: CategoryStripsProps) {
  return categories
    .filter(({ isFilled }) => isFilled)
    .map(({ link, products }) => (
      <InTurn key={link._id}>
        <AnyStrip
          title={link.shown}
          to={wholeCategoryPath(link)}
          source={link._id}
          products={products}
          fetchProducts={() =>
            pageApi.product.getByCategory({ id: [link._id], limit: STRIP_PRODUCTS, families: true })
          }
        />
      </InTurn>
    ));
}

/** A strip that the owner has chosen by a rule or by hand. */
export function ChosenStrip({ block }: { block: HomeBlockData }) {
  const language = useLanguage();
  const texts = homeMessages[language];
  const own = useOwnDepth();
  const { id, rule = 'popular', amount = 0, depth: chosen = 'deep' } = block;
  // The owner has chosen a depth for all shoppers; this shopper's own may differ.
  const depth = rule === 'depth' && own !== undefined ? own : chosen;
  const isHers = depth !== chosen;
  const ownTitle = {
    ...{ popular: texts.popular, new: texts.newest, offer: texts.onOffer, rated: texts.bestRated },
    under: texts.under(formatFrancs(amount)),
    depth: texts.forDepth(skinMessages[language][`depth:${depth}`]),
    hand: texts.chosen,
  }[rule];
  const title = isHers ? ownTitle : (block.title ?? ownTitle);
  const ofDepth = (of: Depth) => `/search?depth=${of}&sort=popular`;
  const to = {
    popular: '/search?sort=popular',
    new: '/search?sort=newest',
    under: `/search?max=${amount}&sort=popular`,
    offer: '/offers',
    depth: ofDepth(depth),
    rated: '/search?sort=popular',
    hand: '/search?sort=popular',
  }[rule];
  const strip = (
    <AnyStrip
      title={title}
      key={depth}
      to={(isHers ? undefined : block.link) ?? to}
      source={id + depth}
      products={isHers ? undefined : block.products}
      fetchProducts={() => pageApi.home.getStrip({ id, ...(isHers && { depth }) })}
    />
  );
  if (rule !== 'depth') return strip;
  return (
    <div className="stack gap-2">
      {strip}
      <p className="container cluster gap-4">
        {facetValues.depth
          .filter((other) => other !== depth)
          .map((other) => (
            <LocalLink key={other} to={ofDepth(other)} className="tap">
              {skinMessages[language][`depth:${other}`]}
            </LocalLink>
          ))}
      </p>
    </div>
  );
}

/** A strip with the products that came with the page, or one that fetches them. */
function AnyStrip({ products, ...later }: LaterStripProps & { products: CardProduct[] | undefined }) {
  if (products === undefined) return <LaterStrip {...later} />;
  return (
    <Strip title={later.title} to={later.to}>
      <Cards products={products} />
    </Strip>
  );
}

type LaterStripProps = {
  title: string;
  to: string;
  /** The key of the fetched products. */
  source: string;
  fetchProducts: () => Promise<{ data: ProductView[] }>;
};

/** A strip that shows a plain link until the reader comes near and its products are loaded. */
function LaterStrip({ title, to, source, fetchProducts }: LaterStripProps) {
  const texts = homeMessages[useLanguage()];
  const areaRef = useRef<HTMLLIElement>(null);
  const products = useLaterProducts(source, areaRef, fetchProducts);
  if (products?.length === 0) return null;
  return (
    <Strip title={title} to={to} isFilled={products !== undefined}>
      {products ? (
        <Cards products={products} />
      ) : (
        <li ref={areaRef} className="scroll-strip__later">
          <LocalLink to={to}>{texts.showProducts(title)}</LocalLink>
        </li>
      )}
    </Strip>
  );
}

function Cards({ products }: { products: CardProduct[] }) {
  return products.map((product) => (
    <li key={product._id} className="scroll-strip__item">
      <ProductCard product={product} />
    </li>
  ));
}

type StripProps = { title: string; to: string; isFilled?: boolean; children: ReactNode };

function Strip({ title, to, isFilled = true, children }: StripProps) {
  const texts = homeMessages[useLanguage()];
  return (
    <ScrollStrip
      title={title}
      scrollLeftLabel={texts.scrollLeft(title)}
      scrollRightLabel={texts.scrollRight(title)}
      isFilled={isFilled}
      seeAll={
        <LocalLink to={to} className="scroll-strip__see-all tap">
          {texts.seeAll} <VisuallyHidden>{texts.seeAllOf(title)}</VisuallyHidden>
        </LocalLink>
      }
    >
      {children}
    </ScrollStrip>
  );
}

/** As many strips as there are categories, with 6 cards each (spec §9). */
export function CategoryStripsSkeleton() {
  const texts = homeMessages[useLanguage()];
  return useCatalogue().categories.map(({ _id, shown }) => (
    <ScrollStrip
      key={_id}
      title={shown}
      scrollLeftLabel={texts.scrollLeft(shown)}
      scrollRightLabel={texts.scrollRight(shown)}
    >
      {SKELETONS.map((index) => (
        <li key={index} className="scroll-strip__item">
          <ProductCardSkeleton />
        </li>
      ))}
    </ScrollStrip>
  ));
}
