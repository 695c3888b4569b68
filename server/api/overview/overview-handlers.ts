import { readOverview } from '#core/overview/overview-queries.ts';
import type { NounHandlers } from '../handler.ts';

export const overviewHandlers: NounHandlers<'overview'> = {
  async get({ store }, { days }) {
    return { message: 'done', data: await readOverview(store, { days: Number(days) }) };
  },
};
