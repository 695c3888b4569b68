import type { RiderView } from '#shared/contract/rider.ts';

/** The value of the shop itself, beside the riders of the list, whose values are their ids. */
export const theShop = '';

/**
 * Who is chosen at first: the only rider who rides now, or the shop itself where it has none. Of several riders one has to be picked, so that
 * a quick press does not give a parcel and its cash to another person.
 */
export function usualCarrier(riders: readonly RiderView[] | undefined): string | undefined {
  const [only = theShop, ...others] = (riders ?? []).filter(({ isActive }) => isActive).map(({ id }) => id);
  return riders === undefined || others.length > 0 ? undefined : only;
}
