import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { queueNames } from '../queues.ts';
import { call, readsOnly } from './call.ts';
import { instant } from './fields.ts';

const count = z.number().int();

const queueStateView = z.object({
  name: z.enum(queueNames),
  /** What its jobs depend on, such as a payment provider. */
  lane: z.string(),
  waiting: count,
  /** Since when the oldest due job waits; null where none is due. */
  oldestDueAt: instant.nullable(),
  running: count,
  /** Jobs that failed at their last attempt and will be tried again. */
  failing: count,
  /** Jobs given up after their last attempt. */
  stopped: count,
  lastError: z.string().nullable(),
});
export type QueueStateView = z.output<typeof queueStateView>;

export const queueCalls = {
  list: call({
    endpoint: endpoints.queue.list,
    access: 'manager',
    audit: readsOnly,
    summary: 'What waits in the queues of background work, lane by lane. An empty lane has no line.',
    data: z.array(queueStateView),
  }),
};
