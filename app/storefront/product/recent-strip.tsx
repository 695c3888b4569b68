import { useCallback, useRef } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import { useMessages } from '../../language.ts';
import { wishlistMessages } from '../../messages/wishlist-messages.ts';
import { pageApi } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useAnswer } from '../../state/use-answer.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { useIsNear } from '../../ui/layout/use-is-near.ts';
import { toCardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import './similar-products.css';

/** How far from the visible part of the page the strip is fetched: about one screen. */
const NEAR = '900px 0px';

type RecentStripProps = { ids: readonly string[]; isOnHome: boolean };

export function RecentStrip({ ids, isOnHome }: RecentStripProps) {
  const texts = useMessages(wishlistMessages);
  const areaRef = useRef<HTMLElement>(null);
  const isNear = useIsNear(areaRef, NEAR);
  const forget = () => {
    const restore = client.recentlyViewed.clear();
    notify.message(texts.cleared, { id: 'viewed', action: { label: texts.undo, onPress: restore } });
  };
  return (
    <section
      ref={areaRef}
      className={classNames('similar-products', isOnHome && 'container')}
      aria-labelledby="recent-heading"
    >
      <SectionHeading
        id="recent-heading"
        action={
          <Button variant="quiet" onClick={forget} aria-label={texts.clearViewed}>
            {texts.clear}
          </Button>
        }
      >
        {texts.viewed}
      </SectionHeading>
      {isNear ? <Cards ids={ids} /> : <Placeholders count={ids.length} />}
    </section>
  );
}

function Cards({ ids }: { ids: readonly string[] }) {
  const texts = useMessages(wishlistMessages);
  const named = ids.join();
  const ask = useCallback(
    (options: CallOptions) => pageApi.product.getByIds({ ids: named.split(',') }, options),
    [named],
  );
  const { answer, failure, isLoading, reload } = useAnswer(ask);
  if (failure) {
    return <ErrorState title={texts.failed} retrying={isLoading} onRetry={() => void reload()} />;
  }
  if (!answer) return <Placeholders count={ids.length} />;
  return (
    <ul>
      {answer.data.map((product) => (
        <li key={product._id}>
          <ProductCard product={toCardProduct(product)} />
        </li>
      ))}
    </ul>
  );
}

function Placeholders({ count }: { count: number }) {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `placeholder ${index}`).map((key) => (
        <li key={key}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
