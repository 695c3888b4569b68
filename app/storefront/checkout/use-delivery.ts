import { useCallback, useEffect, useState } from 'react';
import type { AddressView } from '#shared/contract/address.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { ShownDelivery } from '#shared/contract/delivery.ts';
import { type DeliveryZone, quartersOf, zoneOf } from '#shared/delivery.ts';
import { type FeeRule, freeDelivery } from '#shared/fee-rule.ts';
import type { Language } from '#shared/language.ts';
import { deliveryDaysMessages } from '#shared/messages/delivery-days-messages.ts';
import { rememberTerms } from '../../client/delivery-terms.ts';
import { useShownZone } from '../../shell-data/use-shell-data.ts';
import { api } from '../../state/api.ts';
import { storage } from '../../state/browser.ts';
import { useAnswer } from '../../state/use-answer.ts';
import type { ChangeChoices, Choices } from '../kept-checkout/kept-choices.ts';

export type CheckoutDelivery = {
  /** The delivery zones and the pick-up place; undefined until they are loaded. */
  shown: ShownDelivery | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  /** The zone of the chosen address; undefined where no zone covers it, or the order is picked up. */
  zone: DeliveryZone | undefined;
  /** The place as people call it: the city with its quarter, or else the city that was typed. */
  place: string;
  quarters: readonly string[];
  quarter: string;
  chooseQuarter: (quarter: string) => void;
  isPickUp: boolean;
  choosePickUp: (isPickUp: boolean) => void;
  rule: FeeRule;
  takesCash: boolean;
  /** Fetches prices again, even if there were none when the page was loaded. */
  askAgain: () => Promise<void>;
};

const nothing: ShownDelivery = { zones: [], pickUp: null };

/** The price of delivery to an address, by the same rule as on the server. Without zones nothing is fetched. */
export function useDelivery(
  address: AddressView | undefined,
  offersPickUp: boolean,
  choices: Choices,
  change: ChangeChoices,
): CheckoutDelivery {
  const summary = useShownZone();
  const [asks, setAsks] = useState(summary !== undefined || offersPickUp);
  const find = useCallback(
    async (options: CallOptions) => (asks ? (await api.delivery.shown({}, options)).data : nothing),
    [asks],
  );
  const { answer, failure, isLoading, reload } = useAnswer(find);
  const shown = answer === nothing && asks ? undefined : (answer ?? (asks ? undefined : nothing));
  const isPickUp = choices.isPickUp === 'yes' && shown?.pickUp !== null;
  const quarter = (choices.quarterOf === address?._id && choices.quarter) || '';
  const zones = shown?.zones ?? [];
  const zone = address && !isPickUp ? zoneOf(zones, destinationOf(address), quarter) : undefined;
  const place = zone?.quarter ? `${zone.city}, ${zone.quarter}` : (address?.city ?? '');
  useEffect(() => {
    if (zone && summary) {
      const days = (language: Language) => deliveryDaysMessages[language].inDays(zone.daysFrom, zone.daysTo);
      const promise = { en: days('en'), fr: days('fr') };
      rememberTerms(storage, { version: summary.version, place, promise, ...ruleOf(zone) });
    }
  }, [zone, summary, place]);
  return {
    shown,
    hasFailed: failure !== undefined,
    isLoading,
    zone,
    place,
    quarters: quartersOf(zones, address?.city ?? '').map((known) => known.quarter),
    quarter: zone?.quarter ?? '',
    chooseQuarter: (name) => change({ quarterOf: address?._id ?? '', quarter: name }),
    isPickUp,
    choosePickUp: (wanted) => change({ isPickUp: wanted ? 'yes' : 'no' }),
    rule: zone ?? freeDelivery,
    takesCash: zone?.takesCash ?? true,
    askAgain: async () => {
      if (asks) await reload();
      else setAsks(true);
    },
  };
}

function destinationOf({ city, state, address_line: addressLine }: AddressView) {
  return { city, state, addressLine };
}

function ruleOf({ fee, freeFrom }: FeeRule): FeeRule {
  return { fee, freeFrom };
}
