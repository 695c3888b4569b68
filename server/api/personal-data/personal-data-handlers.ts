import { Readable } from 'node:stream';
import { deleteOwnAccount } from '#core/personal-data/delete-account.ts';
import { exportPersonalData } from '#core/personal-data/export-personal-data.ts';
import type { NounHandlers } from '../handler.ts';

export const personalDataHandlers: NounHandlers<'personalData'> = {
  async export({ store, user }) {
    const { fileName, text } = await exportPersonalData(store, user);
    return { contentType: 'application/json; charset=utf-8', fileName, content: Readable.from([text]) };
  },
  async deleteAccount({ store, user }, { password }) {
    const outcome = await deleteOwnAccount(store, user, password ?? '');
    return outcome.ok ? { message: 'accountDeleted', data: null } : outcome;
  },
};
