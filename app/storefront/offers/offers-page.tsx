import { useLocation } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { offerListMessages } from '../../messages/offers-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { pageApi } from '../../state/api.ts';
import { loadedAhead } from '../../state/load-ahead.ts';
import { findListAhead } from '../product/kept-lists.ts';
import type { Route } from './+types/offers-page';
import { loadOffers, offerKindOf, offersPath } from './load-offers.ts';
import { OfferList } from './offer-list.tsx';

// Both lists: /offers and /clearance.
export function loader({ context, request }: Route.LoaderArgs) {
  return loadOffers(context.get(pageContext).api, new URL(request.url));
}

const loadInBrowser = loadedAhead(
  async ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    return findListAhead(url) ?? loadOffers(pageApi, url, request.signal);
  },
  { isWhole: (first) => !first.failed },
);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadInBrowser({ request });
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const kind = offerKindOf(location);
  const { title, description } = offerListMessages[kind][languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title, description, path: offersPath(kind, loaderData) });
}

export default function OffersPage({ loaderData }: Route.ComponentProps) {
  const kind = offerKindOf(useLocation());
  return <OfferList key={kind} kind={kind} first={loaderData} />;
}
