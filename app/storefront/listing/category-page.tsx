import { pageContext } from '../../page-context.ts';
import { pageApi } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { findListAhead } from '../product/kept-lists.ts';
import type { Route } from './+types/category-page';
import { listingMeta } from './listing-meta.ts';
import { ListingView } from './listing-view.tsx';
import { arrangeListing, loadListing } from './load-listing.ts';

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
  return loaderData ? listingMeta(loaderData, location, matches) : [];
}

/** Everything in a category (decision 37). */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <ListingView listing={loaderData} />;
}
