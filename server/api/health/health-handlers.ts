import { readHealth } from '#core/health/read-health.ts';
import { queues } from '#server/jobs/queues.ts';
import type { NounHandlers } from '../handler.ts';

export const healthHandlers: NounHandlers<'health'> = {
  async get({ store }) {
    return { message: 'done', data: await readHealth(store, queues) };
  },
};
