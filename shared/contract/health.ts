import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { healthChecks, healthLevels } from '../health.ts';
import { call, readsOnly } from './call.ts';

const healthFindingView = z.object({
  check: z.enum(healthChecks),
  level: z.enum(healthLevels),
  /** The number in the check's sentence; null where the check counts nothing. */
  amount: z.number().int().nullable(),
});
export type HealthFindingView = z.output<typeof healthFindingView>;

export const healthCalls = {
  get: call({
    endpoint: endpoints.health.get,
    access: 'manager',
    audit: readsOnly,
    summary: 'How the shop itself is: database, disk, backups, background work, proxy.',
    data: z.array(healthFindingView),
  }),
};
