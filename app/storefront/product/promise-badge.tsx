import { promiseIn } from '#shared/promise.ts';
import { readTerms } from '../../client/delivery-terms.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { promiseMessages } from '../../messages/promise-messages.ts';
import type { ShownZone } from '../../shell-data/shell-data.ts';
import { usePromisedCity, usePromisedMinutes, useShownZone } from '../../shell-data/use-shell-data.ts';
import { storage } from '../../state/browser.ts';
import { useShop } from '../../state/use-shop.ts';
import { Badge } from '../../ui/labels/badge.tsx';

/**
 * The delivery time that the shop promises (decision 40): to the place known to this browser, or else in the first zone; without zones
 * in minutes or hours, with the city where that holds. A sold-out product has no promise.
 */
export function PromiseBadge({ stock, form }: { stock: number; form: 'short' | 'long' }) {
  const minutes = usePromisedMinutes();
  const city = usePromisedCity();
  const delivery = useShownZone();
  const texts = useMessages(promiseMessages);
  if (stock === 0) return null;
  if (delivery) return <ZonePromise zone={delivery} />;
  if (minutes === 0) return null;
  const { count, unit } = promiseIn(minutes);
  const promise = texts[`${form}${unit}`](count);
  return <Badge tone="indigo">{city === undefined ? promise : `${city} · ${promise}`}</Badge>;
}

function ZonePromise({ zone }: { zone: ShownZone }) {
  const language = useLanguage();
  // The server and the first render in the browser know no place.
  const isThere = useShop(({ session }) => session !== 'unknown');
  const terms = isThere ? readTerms(storage, zone.version) : undefined;
  return (
    <Badge tone="indigo">
      {terms ? `${terms.place.split(', ').at(-1)} · ${terms.promise[language]}` : zone.promise}
    </Badge>
  );
}
