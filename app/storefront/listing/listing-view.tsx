import { useCallback, useMemo } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { CallOptions } from '#shared/contract/contract.ts';
import { nameIn } from '#shared/language.ts';
import { choiceFields, isNarrowed } from '#shared/list-choice.ts';
import { wholeCategoryPath } from '#shared/page-paths.ts';
import { useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { facetMessages } from '../../messages/facet-messages.ts';
import { listingMessages } from '../../messages/listing-messages.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { BreadcrumbJsonLd } from '../../seo/breadcrumb-json-ld.tsx';
import { ProductListJsonLd } from '../../seo/product-list-json-ld.tsx';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { api, pageApi } from '../../state/api.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { ProductGrid } from '../product/product-grid.tsx';
import { useInfiniteProducts } from '../product/use-infinite-products.ts';
import { type AskedListing, type Listing, listPath, loadListingPage } from './load-listing.ts';
import { SubCategoryMenu } from './sub-category-menu.tsx';
import './listing-page.css';

/** A category whole, or one of its sub-categories: the same page with another chip chosen (decision 37). */
export function ListingView({ listing }: { listing: Listing }) {
  const texts = useMessages(listingMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const isLeaving = useNavigation().state === 'loading';
  const { category, subCategory, subCategories, first, choice, isNameless } = listing;
  const asked = useMemo(
    () => ({ categoryId: category._id, subCategoryId: subCategory?._id, choice }),
    [category._id, subCategory?._id, choice],
  );
  const list = useInfiniteProducts(first, usePages(asked));
  const { results } = list;
  const categoryName = nameIn(language, category);
  const subCategoryName = subCategory && nameIn(language, subCategory);
  const address = useFacts().publicUrl + localPath(listPath(category, subCategory));
  const trail = [
    { name: texts.home, to: localPath('/') },
    ...(subCategoryName === undefined
      ? [{ name: categoryName }]
      : [{ name: categoryName, to: localPath(wholeCategoryPath(category)) }, { name: subCategoryName }]),
  ];
  const loadFacets = useCallback(
    ({ signal }: CallOptions) => loadListingPage(pageApi, { ...asked, facets: true }, 1, signal),
    [asked],
  );

  return (
    <div className="listing-page container">
      <BreadcrumbJsonLd trail={trail} address={address} />
      {!first.failed && <ProductListJsonLd products={first.products} />}
      <Breadcrumbs label={texts.trail} trail={trail} />
      <div className="listing-page__columns stack">
        {!isNameless && (
          <SubCategoryMenu
            label={texts.subCategoriesOf(categoryName)}
            category={category}
            subCategories={subCategories}
            currentId={subCategory?._id}
          />
        )}
        <section className="listing-page__products" aria-labelledby="listing-heading" aria-busy={isLeaving}>
          <div className="listing-page__heading cluster on-baseline apart gap-2">
            <h1 id="listing-heading">{subCategoryName ?? categoryName}</h1>
            {!results.failed && results.totalCount > 0 && (
              <p className="muted">{texts.products(results.totalCount)}</p>
            )}
          </div>
          <FilterBar list={{ choice, sort: 'newest', first, results, loadFacets }} />
          <Products listing={listing} list={list} />
        </section>
      </div>
    </div>
  );
}

function usePages(asked: AskedListing) {
  return useCallback(
    (page: number, signal: AbortSignal) => loadListingPage(api, asked, page, signal),
    [asked],
  );
}

type ProductsProps = { listing: Listing; list: ReturnType<typeof useInfiniteProducts> };

function Products({ listing: { choice }, list }: ProductsProps) {
  const texts = useMessages(listingMessages);
  const shared = useMessages(productMessages);
  const chosen = useMessages(facetMessages);
  const revalidator = useRevalidator();
  const localPath = useLocalPath();
  const { results } = list;
  if (results.failed) {
    return (
      <ErrorState
        title={shared.listFailed}
        text={results.message}
        retrying={revalidator.state === 'loading'}
        onRetry={() => revalidator.revalidate()}
      />
    );
  }
  if (results.products.length === 0) {
    return isNarrowed(choice) ? (
      <EmptyState illustration={<NoMatch />} title={chosen.nothingLeft} text={chosen.nothingLeftHelp} />
    ) : (
      <EmptyState
        illustration={<NoMatch />}
        title={texts.nothingHere}
        text={texts.nothingHereHelp}
        action={<ButtonLink to={localPath('/search')}>{texts.shopNow}</ButtonLink>}
      />
    );
  }
  const next = new URLSearchParams([...choiceFields(choice), ['page', String(results.page + 1)]]);
  return <ProductGrid list={list} columns={3} nextPage={list.hasMore ? `?${next}` : undefined} />;
}
