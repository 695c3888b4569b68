import { useState } from 'react';
import type { ParcelView, RiderDayView } from '#shared/contract/parcel.ts';
import { formatFrancs } from '#shared/money.ts';
import { useMessages } from '../../language.ts';
import { orderStatusMessages } from '../../messages/order-messages.ts';
import { parcelMessages } from '../../messages/parcel-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { page } from '../../state/browser.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded, useLookAgain, useReloadOnReturn } from '../../state/use-loaded.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Badge } from '../../ui/labels/badge.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { NoOrders } from '../../ui/pictures/motif/no-orders.tsx';
import { AdminPage } from '../admin-page.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/parcels-page';
import { ClosedDays } from './closed-days.tsx';
import { Handovers } from './handovers.tsx';
import { ParcelCard, type ParcelStepKind } from './parcel-card.tsx';
import { ParcelDialogs } from './parcel-dialogs.tsx';
import './parcels-page.css';

/** The office may give, take back or change a parcel; the interval is long enough for a phone that pays for its data. */
const everyMs = 30_000;
/** The interval while someone waits at a door for a payment. */
const payingMs = 3_000;

export const meta = privateMeta(parcelMessages, ({ title }) => title);

export const clientLoader = adminLoader((_asked, options) => api.parcel.list({}, options));

/** A page with only what a rider needs on the way. */
export default function ParcelsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(parcelMessages);
  const loaded = useLoaded(loaderData);
  useReloadOnReturn();
  useLookAgain(loaded, page.isVisible, loaded.answer && isPaying(loaded.answer) ? payingMs : everyMs);
  const { answer } = loaded;
  return (
    <AdminPage
      title={texts.title}
      shortcut={
        answer && (
          <p className="parcels-page__cash">
            <span className="fine muted">{texts.cashInHand}</span>{' '}
            <strong>
              <Price amount={answer.data.cashInHand} />
            </strong>
          </p>
        )
      }
    >
      <LoadedPart loaded={loaded} placeholders={2} isKept>
        {({ data }) => <Day day={data} reload={loaded.reload} />}
      </LoadedPart>
    </AdminPage>
  );
}

function isPaying({ data }: { data: RiderDayView }): boolean {
  return data.parcels.some(({ due, payment }) => due > 0 && payment !== null && payment.secondsLeft > 0);
}

function Day({ day, reload }: { day: RiderDayView; reload: () => Promise<void> }) {
  const texts = useMessages(parcelMessages);
  const statuses = useMessages(orderStatusMessages);
  const [step, setStep] = useState<{ kind: ParcelStepKind; id: string }>();
  const { today, parcels, wallets, done } = day;
  // The parcel as it is now: what was due may have been paid meanwhile.
  const taken = parcels.find(({ id }) => id === step?.id);
  const isLater = ({ deliverOn }: ParcelView) => deliverOn !== null && deliverOn > today;
  const groups = [
    { title: texts.toBring, parcels: parcels.filter((parcel) => !isLater(parcel)) },
    { title: texts.another, parcels: parcels.filter(isLater) },
  ].filter((group) => group.parcels.length > 0);
  return (
    <div className="parcels-page stack gap-4">
      <ClosedDays day={day} onDone={reload} />
      <Handovers day={day} onDone={reload} />
      {groups.length === 0 && (
        <EmptyState illustration={<NoOrders />} title={texts.none} text={texts.noneText} />
      )}
      {groups.map((group) => (
        <section key={group.title} className="stack gap-2" aria-label={group.title}>
          <h2 className="small-heading">{group.title}</h2>
          <ul className="stack gap-3">
            {group.parcels.map((parcel) => (
              <li key={parcel.id}>
                <ParcelCard
                  parcel={parcel}
                  hasWallets={wallets.length > 0}
                  onStep={(kind) => setStep({ kind, id: parcel.id })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {done.length > 0 && (
        <Card title={texts.done}>
          <ul className="stack gap-2">
            {done.map(({ id, orderNumber, isDelivered, collected }) => (
              <li key={id} className="row apart">
                <span>
                  <span className="nowrap">{orderNumber}</span>{' '}
                  <Badge tone={isDelivered ? 'success' : 'neutral'}>
                    {statuses[isDelivered ? 'Delivered' : 'Refused']}
                  </Badge>
                </span>
                {collected > 0 && <span className="figures nowrap">{formatFrancs(collected)}</span>}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ParcelDialogs
        step={step && taken && { kind: step.kind, parcel: taken }}
        today={today}
        wallets={wallets}
        onClose={() => setStep(undefined)}
        onDone={reload}
      />
    </div>
  );
}
