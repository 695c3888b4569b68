import { useCallback } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { languageOfPath, listingPath } from '#shared/page-paths.ts';
import { inPageLanguage, useLanguage, useLocalPath, useMessages } from '../../language.ts';
import { listingMessages } from '../../messages/listing-messages.ts';
import { productMessages } from '../../messages/product-messages.ts';
import { pageContext } from '../../page-context.ts';
import { BreadcrumbJsonLd } from '../../seo/breadcrumb-json-ld.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { ProductListJsonLd } from '../../seo/product-list-json-ld.tsx';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { api, pageApi } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { findListAhead } from '../product/kept-lists.ts';
import { ProductGrid } from '../product/product-grid.tsx';
import { useInfiniteProducts } from '../product/use-infinite-products.ts';
import type { Route } from './+types/listing-page';
import { arrangeListing, loadListing, loadListingPage } from './load-listing.ts';
import { SubCategoryMenu } from './sub-category-menu.tsx';
import './listing-page.css';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadListing(context.get(pageContext).api, params, new URL(request.url));
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const { allCategory, allSubCategory, status } = client.shop.get().product;
  const ahead = findListAhead(url);
  if (ahead && status === 'ready') return arrangeListing(params, url, allCategory, allSubCategory, ahead);
  return loadListing(pageApi, params, url, { signal: request.signal, ahead });
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const language = languageOfPath(location.pathname);
  const texts = listingMessages[language];
  const { category, subCategory, first } = loaderData;
  const subCategoryName = inPageLanguage(language, subCategory.name, subCategory.nameFr);
  const categoryName = inPageLanguage(language, category.name, category.nameFr);
  const page = first.failed || first.fromPage === 1 ? '' : `?page=${first.fromPage}`;
  return pageMeta({
    matches,
    location,
    title: texts.title(subCategoryName, categoryName),
    description: texts.description(subCategoryName, categoryName),
    keywords: [subCategoryName, categoryName],
    path: listingPath(category, subCategory) + page,
  });
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(listingMessages);
  const shared = useMessages(productMessages);
  const language = useLanguage();
  const localPath = useLocalPath();
  const revalidator = useRevalidator();
  const isLeaving = useNavigation().state === 'loading';
  const { category, subCategory, subCategories, first } = loaderData;
  const loadPage = useCallback(
    (page: number, signal: AbortSignal) => loadListingPage(api, category._id, subCategory._id, page, signal),
    [category._id, subCategory._id],
  );
  const list = useInfiniteProducts(first, loadPage);
  const { results } = list;
  const categoryName = inPageLanguage(language, category.name, category.nameFr);
  const subCategoryName = inPageLanguage(language, subCategory.name, subCategory.nameFr);
  const address = useFacts().publicUrl + localPath(listingPath(category, subCategory));
  const trail = [{ name: texts.home, to: localPath('/') }, { name: categoryName }, { name: subCategoryName }];

  return (
    <div className="listing-page container">
      <BreadcrumbJsonLd trail={trail} address={address} />
      {!first.failed && <ProductListJsonLd products={first.products} />}
      <Breadcrumbs label={texts.trail} trail={trail} />
      <div className="listing-page__columns stack">
        <SubCategoryMenu
          label={texts.subCategoriesOf(categoryName)}
          category={category}
          subCategories={subCategories}
          currentId={subCategory._id}
        />
        <section className="listing-page__products" aria-labelledby="listing-heading" aria-busy={isLeaving}>
          <div className="listing-page__heading cluster on-baseline apart gap-2">
            <h1 id="listing-heading">{subCategoryName}</h1>
            {!results.failed && <p className="muted">{texts.products(results.totalCount)}</p>}
          </div>
          {results.failed ? (
            <ErrorState
              title={shared.listFailed}
              retrying={revalidator.state === 'loading'}
              onRetry={() => revalidator.revalidate()}
            />
          ) : results.products.length === 0 ? (
            <EmptyState illustration={<NoMatch />} title={texts.nothingHere} text={texts.nothingHereHelp} />
          ) : (
            <ProductGrid
              list={list}
              columns={3}
              nextPage={list.hasMore ? `?page=${results.page + 1}` : undefined}
            />
          )}
        </section>
      </div>
    </div>
  );
}
