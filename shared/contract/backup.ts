import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call, readsOnly } from './call.ts';
import { instant } from './fields.ts';

const backupStateView = z.object({
  /** Whether the shop makes a backup each night by itself. */
  isDaily: z.boolean(),
  isInBucket: z.boolean(),
  isSealed: z.boolean(),
  /** The newest backup; absent where there is none, or where backups cannot be read. */
  newest: z.object({ madeAt: instant, ageHours: z.number().int(), bytes: z.number().int() }).optional(),
  isReadable: z.boolean(),
  /** When the last attempt failed, if none has succeeded since. */
  failedAt: instant.optional(),
  /** The newest backup is older than two days, or a second attempt in a row failed. */
  isOverdue: z.boolean(),
  /** The disk that the shop itself runs on. */
  disk: z.object({ isLow: z.boolean(), freeMegabytes: z.number().int() }),
});
export type BackupStateView = z.output<typeof backupStateView>;

export const backupCalls = {
  getState: call({
    endpoint: endpoints.backup.getState,
    access: 'manager',
    audit: readsOnly,
    summary: 'How old and how big the newest backup of the shop is, and how much room there is on its disk.',
    data: backupStateView,
  }),
};
