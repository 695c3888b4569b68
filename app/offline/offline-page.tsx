import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/page-paths.ts';
import { isKeepable, isOfflinePage } from '../client/keepable.ts';
import { useMessages } from '../language.ts';
import { offlineMessages } from '../messages/offline-messages.ts';
import { offlineOrderMessages } from '../messages/offline-order-messages.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/offline-page';
import { OfflineState } from './offline-state.tsx';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = offlineMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/**
 * The page to which the worker leads when a page is requested without a network. The requested page may still be available:
 * its data may be kept from an earlier visit inside the shop, when no document was sent.
 */
export default function OfflinePage() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { wanted, isTried } = readHash(hash);
  useEffect(() => {
    if (wanted === undefined || isTried || !isKeepable(new URL(wanted, location.origin).pathname)) return;
    // The router reloads this document when a page's script is missing: without the mark it would try again for ever.
    history.replaceState(history.state, '', `#tried=${encodeURIComponent(wanted)}`);
    void navigate(wanted, { replace: true });
  }, [wanted, isTried, navigate]);
  const orders = useMessages(offlineOrderMessages);
  // The server, which wrote this document, does not get the hash.
  const [isAboutOrders, setAboutOrders] = useState(false);
  useEffect(() => {
    setAboutOrders(wanted !== undefined && showsOrders(wanted));
  }, [wanted]);
  return (
    <>
      <OfflineState onRetry={() => location.replace(wanted ?? location.pathname)} />
      {isAboutOrders && (
        <div className="offline-state stack stack--centre container">
          <p>{orders.areKept}</p>
        </div>
      )}
    </>
  );
}

/** Whether a shopper opens this page to see that her order was placed, or where it is. */
function showsOrders(address: string): boolean {
  const { pathname } = new URL(address, location.origin);
  return /^\/(success|dashboard\/myorders|track\/.+)$/.test(inLanguage(pathname, 'en'));
}

/** The address that was wanted, if it is a page of this shop: the hash may come from anywhere. */
function readHash(hash: string): { wanted: string | undefined; isTried: boolean } {
  const said = new URLSearchParams(hash.slice(1));
  const isTried = said.has('tried');
  const address = said.get('tried') ?? said.get('to') ?? '';
  if (!address.startsWith('/')) return { wanted: undefined, isTried };
  const url = new URL(address, location.origin);
  const isElsewhere = url.origin !== location.origin || isOfflinePage(url.pathname);
  return { wanted: isElsewhere ? undefined : url.pathname + url.search, isTried };
}
