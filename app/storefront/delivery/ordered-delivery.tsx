import { useCallback } from 'react';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { formatDayOfYear } from '#shared/formats/dates.ts';
import { billMessages } from '#shared/messages/bill-messages.ts';
import { orderedDeliveryMessages } from '#shared/messages/ordered-delivery-messages.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { api } from '../../state/api.ts';
import { useAnswer } from '../../state/use-answer.ts';

type PickUp = { address: string; hours: { en: string; fr: string } };

/** Where and when an order is picked up. */
export function PickUpAt({ place }: { place: PickUp | undefined }) {
  const language = useLanguage();
  const texts = billMessages[language];
  const { address } = useFacts();
  return (
    <>
      <address>
        <strong>{place?.address ?? address}</strong>
        {place && (
          <>
            <br />
            {place.hours[language]}
          </>
        )}
      </address>
      <p>{texts.pickUp}</p>
    </>
  );
}

/** Where and when an order is picked up, fetched when it is shown; the shop's own address until there is an answer. */
export function OrderPickUp() {
  const find = useCallback(
    async (options: CallOptions) => (await api.delivery.shown({}, options)).data.pickUp,
    [],
  );
  const { answer } = useAnswer(find);
  return <PickUpAt place={answer ?? undefined} />;
}

/** The day and hour that were promised for an order; nothing where none was. */
export function PromisedDay({ order }: { order: Pick<OrderView, 'promisedOn' | 'promisedBefore'> }) {
  const language = useLanguage();
  const texts = useMessages(orderedDeliveryMessages);
  const { promisedOn, promisedBefore } = order;
  if (promisedOn === null) return null;
  // In large letters day and hour need a line each.
  return (
    <p>
      {texts.promisedFor} <strong>{formatDayOfYear(promisedOn, language)}</strong>{' '}
      {promisedBefore !== null && <strong className="nowrap">{texts.before(promisedBefore)}</strong>}
    </p>
  );
}
