import { Suspense } from 'react';
import { inPageLanguage, useLanguage } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { homeMessages } from '../../messages/home-messages.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ProductCard } from '../product/product-card.tsx';
import { ProductCardSkeleton } from '../product/product-card-skeleton.tsx';
import { categoryPath, useCatalogue } from '../shell/use-shell-data.ts';
import type { HomeCategory } from './load-home.ts';
import { ScrollStrip } from './scroll-strip.tsx';

const SKELETONS = Array.from({ length: 6 }, (_, place) => place);

/** One strip for each category that has products; See All goes where the category's tile goes (decision 31). */
export function CategoryStrips({ categories }: { categories: HomeCategory[] }) {
  const filled = categories.filter(({ products }) => products.length > 0);
  // Each strip is a boundary of its own: on a slow phone the page answers between two of them while it comes alive.
  return filled.map((category) => (
    <Suspense key={category._id} fallback={null}>
      <CategoryStrip category={category} />
    </Suspense>
  ));
}

function CategoryStrip({ category }: { category: HomeCategory }) {
  const language = useLanguage();
  const texts = homeMessages[language];
  const path = categoryPath(category, useCatalogue().subCategories);
  const name = inPageLanguage(language, category.name, category.nameFr);
  return (
    <ScrollStrip
      title={name}
      scrollLeftLabel={texts.scrollLeft(name)}
      scrollRightLabel={texts.scrollRight(name)}
      seeAll={
        path !== undefined && (
          <LocalLink to={path} className="scroll-strip__see-all">
            {texts.seeAll} <VisuallyHidden>{texts.seeAllOf(name)}</VisuallyHidden>
          </LocalLink>
        )
      }
    >
      {category.products.map((product) => (
        <li key={product._id} className="scroll-strip__item">
          <ProductCard product={product} />
        </li>
      ))}
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
        {SKELETONS.map((place) => (
          <li key={place} className="scroll-strip__item">
            <ProductCardSkeleton />
          </li>
        ))}
      </ScrollStrip>
    );
  });
}
