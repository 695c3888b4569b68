import { promiseIn } from '#shared/promise.ts';
import { useMessages } from '../../language.ts';
import { promiseMessages } from '../../messages/promise-messages.ts';
import { usePromisedMinutes, useShownZone } from '../../shell-data/use-shell-data.ts';
import { Badge } from '../../ui/labels/badge.tsx';

/** In how long the shop delivers, where it says so (decision 40); what is sold out promises nothing. */
export function PromiseBadge({ stock, form }: { stock: number; form: 'short' | 'long' }) {
  const minutes = usePromisedMinutes();
  const delivery = useShownZone();
  const texts = useMessages(promiseMessages);
  if (stock === 0) return null;
  if (delivery) return <Badge tone="indigo">{delivery.promise}</Badge>;
  if (minutes === 0) return null;
  const { count, unit } = promiseIn(minutes);
  return <Badge tone="indigo">{texts[`${form}${unit}`](count)}</Badge>;
}
