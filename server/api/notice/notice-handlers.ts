import { findDevice, removeDevice, saveDevice } from '#core/notices/devices.ts';
import { listWhoHears } from '#core/notices/who-hears.ts';
import { noticeKindsFor } from '#shared/notices.ts';
import type { NounHandlers } from '../handler.ts';

export const noticeHandlers: NounHandlers<'notice'> = {
  async getKey({ store, user }) {
    const kinds = [...noticeKindsFor(user.role)];
    return { message: 'done', data: { publicKey: store.pushSender.publicKey, kinds } };
  },
  async findDevice({ store, user }, { endpoint }) {
    return { message: 'done', data: { kinds: await findDevice(store, user, endpoint) } };
  },
  async listWhoHears({ store }) {
    return { message: 'done', data: await listWhoHears(store) };
  },
  async saveDevice({ store, user, language }, device) {
    const outcome = await saveDevice(store, user, { ...device, language });
    return outcome.ok ? { message: 'noticesSaved', data: outcome.value } : outcome;
  },
  async removeDevice({ store, user }, { endpoint }) {
    await removeDevice(store, user, endpoint);
    return { message: 'noticesSaved', data: null };
  },
};
