import { readQueueStates } from '#core/jobs/queue-states.ts';
import { queues } from '#server/jobs/queues.ts';
import type { NounHandlers } from '../handler.ts';

export const queueHandlers: NounHandlers<'queue'> = {
  async list({ store }) {
    return { message: 'done', data: await readQueueStates(store, queues) };
  },
};
