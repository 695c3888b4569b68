import { useId } from 'react';
import type { DeliveryZone } from '#shared/delivery.ts';
import { feeFor, missingToFree } from '#shared/fee-rule.ts';
import { type Francs, formatFrancs } from '#shared/money.ts';
import { useLanguage } from '../../language.ts';
import { deliveryMessages } from '../../messages/delivery-messages.ts';
import { useDeliveryCalendar } from '../../shell-data/use-delivery-calendar.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { RadioCard } from '../../ui/fields/radio-card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Price } from '../../ui/labels/price.tsx';
import { promiseText } from './promise-text.ts';
import type { CheckoutDelivery } from './use-delivery.ts';
import './delivery-choice.css';

type DeliveryChoiceProps = { delivery: CheckoutDelivery; products: Francs; disabled: boolean };

/** The price and day of delivery, and picking the order up where the shop offers that. Without zones there is nothing to choose. */
export function DeliveryChoice({ delivery, products, disabled }: DeliveryChoiceProps) {
  const language = useLanguage();
  const texts = deliveryMessages[language];
  const headingId = useId();
  const { shown, hasFailed, isLoading, place, zone, quarters, isPickUp, choosePickUp } = delivery;
  if (hasFailed && !shown) {
    return (
      <ErrorState title={texts.failedTitle} retrying={isLoading} onRetry={() => void delivery.askAgain()} />
    );
  }
  if (!shown || (shown.zones.length === 0 && !shown.pickUp) || place === '') return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="choice__heading medium-heading">
        {texts.heading}
      </h2>
      <fieldset className="stack gap-3" aria-labelledby={headingId} disabled={disabled}>
        <RadioCard
          name="delivery"
          title={texts.to(place)}
          aside={<Fee fee={feeFor(delivery.rule, products)} />}
          checked={!isPickUp}
          onChange={() => choosePickUp(false)}
        >
          <span role="status" className="delivery-choice__text fine stack gap-1">
            {zone && <Terms zone={zone} products={products} />}
          </span>
        </RadioCard>
        {!isPickUp && quarters.length > 0 && (
          <SelectField
            label={texts.quarter}
            name="quarter"
            value={delivery.quarter}
            onChange={({ currentTarget }) => delivery.chooseQuarter(currentTarget.value)}
          >
            <option value="">{texts.otherQuarter}</option>
            {quarters.map((quarter) => (
              <option key={quarter}>{quarter}</option>
            ))}
          </SelectField>
        )}
        {shown.pickUp && (
          <RadioCard
            name="delivery"
            title={texts.pickUp}
            aside={texts.free}
            checked={isPickUp}
            onChange={() => choosePickUp(true)}
          >
            <span className="delivery-choice__text fine stack gap-1">
              <span>{shown.pickUp.address}</span>
              <span>{shown.pickUp.hours[language]}</span>
            </span>
          </RadioCard>
        )}
      </fieldset>
    </section>
  );
}

function Fee({ fee }: { fee: Francs }) {
  const texts = deliveryMessages[useLanguage()];
  return fee === 0 ? texts.free : <Price amount={fee} />;
}

function Terms({ zone, products }: { zone: DeliveryZone; products: Francs }) {
  const language = useLanguage();
  const missing = missingToFree(zone, products);
  return (
    <>
      <span>{promiseText(zone, { now: new Date(), calendar: useDeliveryCalendar() }, language)}</span>
      {missing !== undefined && <span>{deliveryMessages[language].missing(formatFrancs(missing))}</span>}
    </>
  );
}
