import { useEffect, useState } from 'react';
import type { PublicApi } from '#shared/contract/contract.ts';
import type { LinkedTrackingView, TrackingView } from '#shared/contract/order-following.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { trackedReturnMessages, trackingMessages } from '../../messages/tracking-messages.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { api } from '../../state/api.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';
import { orNotFound } from '../../state/or-not-found.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { PickUpAt, PromisedDay } from '../delivery/ordered-delivery.tsx';
import { whatsAppLink } from '../product/whats-app-link.ts';
import type { Route } from './+types/track-page';
import { MoneyBack } from './money-back.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PayAhead } from './pay-ahead.tsx';
import { PhoneChoice } from './phone-choice.tsx';
import './track-page.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  return findTracking(context.get(pageContext).api, params.token);
}

/** Anyone with the link may see the page; neither search engines nor caches keep it. */
export function headers() {
  return { 'cache-control': 'private, no-store' };
}

export function meta({ location, matches }: Route.MetaArgs) {
  const texts = trackingMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: texts.title, noIndex: true });
}

/** The progress of an order, for a person with its link; it needs neither a login nor scripts (decision 24). */
export default function TrackPage({ loaderData, params }: Route.ComponentProps) {
  const texts = useMessages(trackingMessages);
  const facts = useFacts();
  const tracking = useFreshTracking(loaderData, params.token);
  return (
    <div className="track-page stack gap-5 container">
      <h1>{texts.title}</h1>
      <section className="track-page__card panel stack gap-5">
        <p>
          {texts.order} <strong className="nowrap">{tracking.orderNumber}</strong>
        </p>
        <OrderTimeline tracking={tracking} />
        <PayAhead page={tracking.payAhead} />
        {tracking.pickUp ? <PickUpAt place={tracking.pickUp} /> : <PromisedDay order={tracking} />}
        <ReturnAnswer tracking={tracking} />
        <MoneyBack moneyBack={tracking.moneyBack} level={2} />
      </section>
      {tracking.phoneChoices && (
        <PhoneChoice
          key={`${params.token} ${tracking.phoneChoices.chosen}`}
          token={params.token}
          choices={tracking.phoneChoices}
        />
      )}
      <section className="stack gap-3">
        <p>{texts.question}</p>
        <p className="cluster">
          <ButtonLink
            variant="outline"
            to={whatsAppLink(texts.askText(tracking.orderNumber), facts.whatsApp)}
            rel="noopener"
          >
            {texts.ask}
          </ButtonLink>
          <ButtonLink variant="quiet" to={`tel:${facts.phone}`}>
            {texts.call}
          </ButtonLink>
        </p>
        <p className="muted">{texts.privacy}</p>
      </section>
    </div>
  );
}

/** The progress of a return, for a person without an account in which to see it. */
function ReturnAnswer({ tracking: { returnRequest: request } }: { tracking: TrackingView }) {
  const states = useMessages(trackedReturnMessages);
  if (request === null) return null;
  return (
    <div className="track-page__return">
      <p>
        <strong>{states[request.isBack ? 'back' : request.state]}</strong>
      </p>
      {request.answer !== '' && !request.isBack && <p>{request.answer}</p>}
    </div>
  );
}

/** The tracking that came with the page, fetched again whenever the tab becomes visible; without a network the old one stays. */
function useFreshTracking(loaded: LinkedTrackingView, token: string): LinkedTrackingView {
  const [fresh, setFresh] = useState<{ token: string; tracking: LinkedTrackingView }>();
  useEffect(
    () =>
      listenForReturn(async () => {
        try {
          setFresh({ token, tracking: (await api.order.trackByLink({ token })).data });
        } catch (failure) {
          console.warn('The order could not be looked up again', failure);
        }
      }),
    [token],
  );
  return fresh?.token === token ? fresh.tracking : loaded;
}

/** @throws a 404 for a link that leads to no order. */
async function findTracking(shop: Pick<PublicApi, 'order'>, token: string): Promise<LinkedTrackingView> {
  return (await orNotFound(shop.order.trackByLink({ token }), [404, 422])).data;
}
