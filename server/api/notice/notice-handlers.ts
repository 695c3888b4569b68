import { chooseKinds } from '#core/notices/choose-kinds.ts';
import { findDevice, removeDevice, saveDevice } from '#core/notices/devices.ts';
import { kindsHeard, readMuted } from '#core/notices/muted-kinds.ts';
import { listWhoHears } from '#core/notices/who-hears.ts';
import type { NounHandlers } from '../handler.ts';

export const noticeHandlers: NounHandlers<'notice'> = {
  async getKey({ store, user }) {
    const kinds = kindsHeard(user.role, await readMuted(store.db, user.id));
    return { message: 'done', data: { publicKey: store.pushSender.publicKey, kinds } };
  },
  async findDevice({ store, user }, { endpoint }) {
    return { message: 'done', data: { kinds: await findDevice(store, user, endpoint) } };
  },
  async listWhoHears({ store }) {
    return { message: 'done', data: await listWhoHears(store) };
  },
  async chooseKinds({ store, user }, wanted) {
    const outcome = await chooseKinds(store, user, wanted);
    return outcome.ok ? { message: 'noticesChosen', data: null } : outcome;
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
