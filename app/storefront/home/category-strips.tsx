import { type ReactNode, useRef } from 'react';
import { wholeCategoryPath } from '#shared/page-paths.ts';
import { inPageLanguage, useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { homeMessages } from '../../messages/home-messages.ts';
import { useCatalogue } from '../../shell-data/use-shell-data.ts';
import { InTurn } from '../../take-over.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { CardProduct } from '../product/card-product.ts';
import { ProductCard } from '../product/product-card.tsx';
import { ProductCardSkeleton } from '../product/product-card-skeleton.tsx';
import { useLaterProducts } from './later-products.ts';
import type { HomeCategory } from './load-home.ts';
import { ScrollStrip } from './scroll-strip.tsx';

const SKELETONS = Array.from({ length: 6 }, (_, index) => index);

/** One strip for each category that has products; See All goes to the whole category (decision 37). */
export function CategoryStrips({ categories }: { categories: HomeCategory[] }) {
  const filled = categories.filter(({ products, isLater }) => products.length > 0 || isLater);
  return filled.map((category) => (
    <InTurn key={category._id}>
      {category.isLater ? (
        <LaterStrip category={category} />
      ) : (
        <CategoryStrip category={category}>
          <Cards products={category.products} />
        </CategoryStrip>
      )}
    </InTurn>
  ));
}

/** A plain link, until the reader comes near and its products with her. */
function LaterStrip({ category }: { category: HomeCategory }) {
  const language = useLanguage();
  const name = inPageLanguage(language, category.name, category.nameFr);
  const areaRef = useRef<HTMLLIElement>(null);
  const products = useLaterProducts(category._id, areaRef);
  return (
    <CategoryStrip category={category} isFilled={products !== undefined}>
      {products ? (
        <Cards products={products} />
      ) : (
        <li ref={areaRef} className="scroll-strip__later">
          <LocalLink to={wholeCategoryPath(category)}>{homeMessages[language].showProducts(name)}</LocalLink>
        </li>
      )}
    </CategoryStrip>
  );
}

function Cards({ products }: { products: CardProduct[] }) {
  return products.map((product) => (
    <li key={product._id} className="scroll-strip__item">
      <ProductCard product={product} />
    </li>
  ));
}

type CategoryStripProps = { category: HomeCategory; isFilled?: boolean; children: ReactNode };

function CategoryStrip({ category, isFilled = true, children }: CategoryStripProps) {
  const language = useLanguage();
  const texts = homeMessages[language];
  const name = inPageLanguage(language, category.name, category.nameFr);
  return (
    <ScrollStrip
      title={name}
      scrollLeftLabel={texts.scrollLeft(name)}
      scrollRightLabel={texts.scrollRight(name)}
      isFilled={isFilled}
      seeAll={
        <LocalLink to={wholeCategoryPath(category)} className="scroll-strip__see-all tap">
          {texts.seeAll} <VisuallyHidden>{texts.seeAllOf(name)}</VisuallyHidden>
        </LocalLink>
      }
    >
      {children}
    </ScrollStrip>
  );
}

/** As many strips as there are categories, with 6 cards each (spec §9). */
export function CategoryStripsSkeleton() {
  const language = useLanguage();
  const texts = homeMessages[language];
  return useCatalogue().categories.map((category) => {
    const name = inPageLanguage(language, category.name, category.nameFr);
    return (
      <ScrollStrip
        key={category._id}
        title={name}
        scrollLeftLabel={texts.scrollLeft(name)}
        scrollRightLabel={texts.scrollRight(name)}
      >
        {SKELETONS.map((index) => (
          <li key={index} className="scroll-strip__item">
            <ProductCardSkeleton />
          </li>
        ))}
      </ScrollStrip>
    );
  });
}
