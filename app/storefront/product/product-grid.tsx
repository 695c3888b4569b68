import { useMessages } from '../../language.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import type { InfiniteProducts } from './use-infinite-products.ts';
import './product-grid.css';

/** How many cards of a list are on the first screen: only their pictures are loaded at once. */
const FIRST_SCREEN_CARDS = 2;

type ProductGridProps = {
  list: InfiniteProducts;
  /** 3 columns at most beside a menu, 4 on the search page. */
  columns: 3 | 4;
  /** The address of the next page, for readers whose scripts have not loaded. */
  nextPage: string | undefined;
};

/** Cards of a list that loads more during scrolling. */
export function ProductGrid({ list, columns, nextPage }: ProductGridProps) {
  const words = useMessages(uiMessages);
  const texts = useMessages(productMessages);
  const { results } = list;
  if (results.failed) return null;
  return (
    <>
      <ul className={`product-grid product-grid--${columns}`}>
        {results.products.map((product, position) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              eager={position === 0 ? 'first' : position < FIRST_SCREEN_CARDS}
              level={2}
            />
          </li>
        ))}
      </ul>
      <div className="product-grid__more cluster" aria-live="polite" aria-busy={list.isLoadingMore}>
        {list.isLoadingMore && (
          <>
            <Spinner />
            <VisuallyHidden>{texts.loadingMore}</VisuallyHidden>
          </>
        )}
        {list.hasFailed && (
          <>
            <p>{texts.moreFailed}</p>
            <Button variant="outline" onClick={list.loadMore}>
              {words.retry}
            </Button>
          </>
        )}
        {list.hasMore && !list.isLoadingMore && !list.hasFailed && nextPage !== undefined && (
          <ButtonLink
            variant="outline"
            to={nextPage}
            onClick={(event) => {
              event.preventDefault();
              list.loadMore();
            }}
          >
            {words.showMore}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Shown in place of the cards, in their size. */
export function ProductGridSkeleton({
  count,
  columns,
  label,
}: {
  count: number;
  columns: 3 | 4;
  label: string;
}) {
  return (
    <ul className={`product-grid product-grid--${columns}`} aria-busy="true" aria-label={label}>
      {placeholderKeys(count).map((key) => (
        <li key={key}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

function placeholderKeys(count: number): string[] {
  return Array.from({ length: count }, (_, position) => `placeholder-${position}`);
}
