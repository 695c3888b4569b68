import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { healthChecks, healthLevels } from '../health.ts';
import { call, readsOnly } from './call.ts';

const healthFindingView = z.object({
  check: z.enum(healthChecks),
  level: z.enum(healthLevels),
  /** What its sentence counts; null where there is nothing to count. */
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
