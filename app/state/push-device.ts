import type { NoticeKind } from '#shared/notices.ts';
import { api } from './desk-api.ts';

/** Whether this device can show notices, and which of them it gets. */
export type PushState =
  | { is: 'unsupported' | 'blocked' }
  /** `kinds` is null where this person gets no notices on this device. */
  | { is: 'ready'; publicKey: string; offered: readonly NoticeKind[]; kinds: readonly NoticeKind[] | null };

type Options = Parameters<typeof api.notice.getKey>[1];

export async function readPushState(options: Options): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return { is: 'unsupported' };
  }
  if (Notification.permission === 'denied') return { is: 'blocked' };
  const { data } = await api.notice.getKey({}, options);
  const { publicKey, kinds: offered } = data;
  const endpoint = (await findSubscription())?.endpoint;
  const kinds = endpoint ? (await api.notice.findDevice({ endpoint }, options)).data.kinds : null;
  return { is: 'ready', publicKey, offered, kinds };
}

/** Asks the person for permission through the browser, and saves the device's push address with the shop. Undefined where she refuses. */
export async function turnOnPush(
  publicKey: string,
  kinds: readonly NoticeKind[],
): Promise<{ message: string } | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  // An earlier subscription may have been made with another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  return send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }), kinds);
}

export async function changePush(kinds: readonly NoticeKind[]): Promise<{ message: string } | undefined> {
  const subscription = await findSubscription();
  return subscription ? send(subscription, kinds) : undefined;
}

export async function turnOffPush(): Promise<{ message?: string }> {
  const subscription = await findSubscription();
  if (!subscription) return {};
  const answer = await api.notice.removeDevice({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return answer;
}

/** Saves this device again after a login: a device belongs to the session in which it was saved. */
export async function keepPush(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const subscription = await findSubscription();
  if (!subscription) return;
  const { kinds } = (await api.notice.findDevice({ endpoint: subscription.endpoint })).data;
  if (kinds) await send(subscription, kinds);
}

async function findSubscription(): Promise<PushSubscription | null> {
  // `ready` never resolves where no worker can be installed.
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function send(
  subscription: PushSubscription,
  kinds: readonly NoticeKind[],
): Promise<{ message: string }> {
  const { endpoint, keys } = subscription.toJSON();
  return api.notice.saveDevice({
    endpoint: endpoint ?? '',
    publicKey: keys?.p256dh ?? '',
    authSecret: keys?.auth ?? '',
    kinds: [...kinds],
  });
}
