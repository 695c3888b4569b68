import { useContext } from 'react';
import type { DeliveryCalendar } from '#shared/delivery-calendar.ts';
import { ShellDataContext } from './use-shell-data.ts';

/** When parcels are delivered; undefined for every day, at any hour. In a file of its own: few pages ask for it. */
export function useDeliveryCalendar(): DeliveryCalendar | undefined {
  return useContext(ShellDataContext)?.calendar;
}
