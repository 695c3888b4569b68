import { useState } from 'react';
import type { OrderReviewsView } from '#shared/contract/review.ts';
import { nameIn } from '#shared/language.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { writeReviewMessages } from '../../messages/write-review-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { orNotFound } from '../../state/or-not-found.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { Route } from './+types/write-page';
import { ReviewForm } from './review-form.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { review } = context.get(pageContext).api;
  return (await orNotFound(review.getOfOrder({ token: params.token }), [404, 422])).data;
}

/** The page is only for the buyer, so no cache may keep it. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = writeReviewMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.writeTitle, noIndex: true });
}

/** Where a buyer reviews each product of a delivered order, reached by the link in a mail without a login. */
export default function WritePage({ loaderData, params }: Route.ComponentProps) {
  const texts = useMessages(writeReviewMessages);
  const language = useLanguage();
  const [fresh, setFresh] = useState<OrderReviewsView>();
  const { orderNumber, items } = fresh?.orderNumber === loaderData.orderNumber ? fresh : loaderData;
  return (
    <div className="page stack gap-5 container measure">
      <div className="stack gap-2">
        <h1>{texts.writeTitle}</h1>
        <p>
          {texts.ofOrder} <strong className="nowrap">{orderNumber}</strong>
        </p>
        <p className="muted">{texts.intro}</p>
        <noscript>
          <p className="note note--tint">{texts.needsJavaScript}</p>
        </noscript>
      </div>
      {items.map((item) => (
        <Card
          key={item.productId}
          title={
            <span className="row">
              <Picture src={item.image} alt="" sizes="4rem" fit="cover" className="thumb" />
              {nameIn(language, item)}
            </span>
          }
        >
          <ReviewForm token={params.token} item={item} onSent={setFresh} />
        </Card>
      ))}
    </div>
  );
}
