import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call, readsOnly } from './call.ts';

const backupStateView = z.object({
  /** Whether the shop makes one each night by itself. */
  daily: z.boolean(),
  in_bucket: z.boolean(),
  sealed: z.boolean(),
  /** The newest one; null where there is none, or where they cannot be read. */
  newest: z
    .object({ made_at: z.iso.datetime(), age_hours: z.number().int(), bytes: z.number().int() })
    .nullable(),
  readable: z.boolean(),
  /** When the last try failed, if none has succeeded since. */
  failed_at: z.iso.datetime().nullable(),
  /** The newest one is older than two days. */
  overdue: z.boolean(),
});
export type BackupStateView = z.output<typeof backupStateView>;

export const backupCalls = {
  getState: call({
    endpoint: endpoints.backup.getState,
    access: 'admin',
    audit: readsOnly,
    summary: 'How old and how big the newest backup of the shop is.',
    data: backupStateView,
  }),
};
