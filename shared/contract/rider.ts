import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call, readsOnly } from './call.ts';
import { francsOutput, idField, limits, requiredText } from './fields.ts';

export const riderView = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  /** False for a rider who is no longer offered parcels. */
  isActive: z.boolean(),
  /** Cash collected and not yet handed over. */
  cashInHand: francsOutput,
});
export type RiderView = z.output<typeof riderView>;

export const riderCalls = {
  list: call({
    endpoint: endpoints.rider.list,
    access: 'orders',
    audit: readsOnly,
    summary: 'The people who carry parcels, those who ride now first.',
    data: z.array(riderView),
  }),
  save: call({
    endpoint: endpoints.rider.save,
    access: 'orders',
    audit: 'rider',
    summary: 'Adds a rider, or changes the name and number of one.',
    input: z.object({
      id: idField.optional(),
      name: requiredText(limits.name),
      phone: requiredText(limits.phone),
    }),
    data: riderView,
  }),
  setActive: call({
    endpoint: endpoints.rider.setActive,
    access: 'orders',
    audit: 'rider',
    summary: 'Takes a rider off the list of those who ride, or back on it.',
    input: z.object({ riderId: idField, isActive: z.boolean('invalid') }),
    data: riderView,
  }),
};
