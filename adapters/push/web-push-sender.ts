import type { PushSender } from '#core/notices/push-sender.ts';
import type { Clock } from '#core/store.ts';
import { encryptPush } from './encrypt-push.ts';
import { vapidHeader, vapidKeys } from './vapid-keys.ts';

/** The push services of common browsers; each name includes its subdomains. */
export const makersOfBrowsers = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

type SenderOptions = {
  /** The shop's signing secret. */
  secret: Uint8Array;
  /** The contact for push services: `mailto:…`. */
  contact: string;
  clock: Clock;
  /** Further hosts, of another maker or of a test; these may use plain HTTP. */
  furtherServices?: readonly string[] | undefined;
};

const secondsKept = 86_400;
const patienceMs = 15_000;

/** Web push by the standard protocol (RFC 8030, 8291, 8292), without an intermediate service. */
export function createWebPushSender({
  secret,
  contact,
  clock,
  furtherServices = [],
}: SenderOptions): PushSender {
  const keys = vapidKeys(secret);

  function serves(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, host } = new URL(endpoint);
    if (furtherServices.includes(host)) return true;
    return (
      protocol === 'https:' &&
      makersOfBrowsers.some((maker) => hostname === maker || hostname.endsWith(`.${maker}`))
    );
  }

  return {
    publicKey: keys.publicKey,
    serves,
    async send({ endpoint, publicKey, authSecret }, content) {
      if (!serves(endpoint)) return 'gone';
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: vapidHeader(keys, { endpoint, contact, now: clock.now() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(secondsKept),
          urgency: 'high',
        },
        body: Uint8Array.from(encryptPush(content, { publicKey, authSecret })),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return 'gone';
      if (!response.ok) throw new Error(`The push service answered ${response.status}`);
      return 'sent';
    },
  };
}
