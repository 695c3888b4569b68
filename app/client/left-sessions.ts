import type { ShopperApi } from '#shared/contract/contract.ts';
import { type ShopStorage, storageKeys } from './storage.ts';

type LeftSessionsParts = { api: ShopperApi; storage: ShopStorage };

/**
 * Ends the sessions on the server that were left without a network (decision 655). If the server does not answer, the
 * next visit tries again.
 */
export async function endLeftSessions({ api, storage }: LeftSessionsParts): Promise<void> {
  const left = storage.readText(storageKeys.leftSessions);
  if (left === undefined) return;
  try {
    await api.session.leave({ sessions: left.split(' ') });
    // Another tab may have left a further session meanwhile.
    if (storage.readText(storageKeys.leftSessions) === left) storage.remove(storageKeys.leftSessions);
  } catch (failure) {
    console.info('A session that was left is not ended yet', failure);
  }
}
