import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/listing-page';
import { listingMeta } from './listing-meta.ts';
import { ListingView } from './listing-view.tsx';
import { loadInBrowser } from './load-in-browser.ts';
import { loadListing } from './load-listing.ts';

export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadListing(context.get(pageContext).api, params, new URL(request.url));
}

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return loadInBrowser({ params, request });
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return loaderData ? listingMeta(loaderData, location, matches) : [];
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  return <ListingView listing={loaderData} />;
}
