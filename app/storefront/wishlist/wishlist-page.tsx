import { useCallback, useEffect, useState } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { limits } from '#shared/limits.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { wishlistMessages } from '../../messages/wishlist-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { pageApi } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { showLogin } from '../../state/dialogs.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { useShop } from '../../state/use-shop.ts';
import { useStore } from '../../state/use-store.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Hibiscus } from '../../ui/pictures/motif/hibiscus.tsx';
import { Illustration } from '../../ui/pictures/motif/illustration.tsx';
import { toCardProduct } from '../product/card-product.ts';
import { ProductCard } from '../product/product-card.tsx';
import { ProductGridSkeleton } from '../product/product-grid.tsx';
import type { Route } from './+types/wishlist-page';

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = wishlistMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, description: texts.description, noIndex: true });
}

export default function WishlistPage() {
  const texts = useMessages(wishlistMessages);
  const session = useShop((state) => state.session);
  const ids = useStore(client.wishlist.shown, (state) => state.ids);
  useEffect(() => {
    if (session === 'user') void client.wishlist.sync();
  }, [session]);
  return (
    <div className="page stack gap-4 container">
      <h1>{texts.title}</h1>
      {session === 'guest' && (
        <p className="cluster gap-2">
          <span className="muted">{texts.guest}</span>
          <Button variant="quiet" onClick={showLogin}>
            {texts.logIn}
          </Button>
        </p>
      )}
      {ids === undefined ? <Loading count={4} /> : <Marked ids={ids} />}
    </div>
  );
}

/** Products that are taken off the list here stay visible until the page is left: the same heart puts them back. */
function Marked({ ids }: { ids: readonly string[] }) {
  const [shownIds, setShownIds] = useState(ids);
  const fresh = ids.filter((id) => !shownIds.includes(id));
  if (fresh.length > 0) setShownIds([...fresh, ...shownIds]);
  return shownIds.length === 0 ? <Nothing /> : <Products key={shownIds.join()} ids={shownIds} />;
}

function Products({ ids }: { ids: readonly string[] }) {
  const texts = useMessages(wishlistMessages);
  const named = ids.slice(0, limits.namedProducts).join();
  const ask = useCallback(
    (options: CallOptions) => pageApi.product.getByIds({ ids: named.split(',') }, options),
    [named],
  );
  const { answer, failure, isLoading, reload } = useAnswer(ask);
  if (failure) {
    return <ErrorState title={texts.failed} retrying={isLoading} onRetry={() => void reload()} />;
  }
  if (!answer) return <Loading count={Math.min(ids.length, 8)} />;
  if (answer.data.length === 0) return <Nothing />;
  return (
    <ul className="product-grid product-grid--4">
      {answer.data.map((product) => (
        <li key={product._id}>
          <ProductCard product={toCardProduct(product)} level={2} />
        </li>
      ))}
    </ul>
  );
}

function Loading({ count }: { count: number }) {
  const texts = useMessages(wishlistMessages);
  return <ProductGridSkeleton count={count} columns={4} label={texts.loading} />;
}

function Nothing() {
  const texts = useMessages(wishlistMessages);
  const localPath = useLocalPath();
  return (
    <EmptyState
      illustration={
        <Illustration>
          <Hibiscus transform="translate(100 84)" />
        </Illustration>
      }
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <ButtonLink to={localPath('/')} variant="call-to-action">
          {texts.shopNow}
        </ButtonLink>
      }
    />
  );
}
