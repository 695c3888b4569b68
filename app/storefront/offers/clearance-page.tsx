import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { offersMessages } from '../../messages/offers-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { pageApi } from '../../state/api.ts';
import { loadedAhead } from '../../state/load-ahead.ts';
import { findListAhead } from '../product/kept-lists.ts';
import type { Route } from './+types/clearance-page';
import { loadOffers, offersPath } from './load-offers.ts';
import { OfferList } from './offer-list.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOffers(context.get(pageContext).api, 'clearance', new URL(request.url));
}

const loadInBrowser = loadedAhead(
  async ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    return findListAhead(url) ?? loadOffers(pageApi, 'clearance', url, request.signal);
  },
  { isWhole: (first) => !first.failed },
);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadInBrowser({ request });
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const texts = offersMessages[languageOfPath(location.pathname)];
  return pageMeta({
    matches,
    location,
    title: texts.clearance,
    description: texts.clearanceText,
    path: offersPath('clearance', loaderData),
  });
}

export default function ClearancePage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(offersMessages);
  return (
    <OfferList
      kind="clearance"
      title={texts.clearance}
      text={texts.clearanceText}
      nothing={texts.noClearance}
      first={loaderData}
    />
  );
}
