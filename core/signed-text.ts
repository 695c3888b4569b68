import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from './store.ts';

type Keys = Pick<Store, 'authSecret'>;

/** Signs a text that is handed out and comes back, for one purpose. The text must not contain dots. */
export function signText(store: Keys, purpose: string, text: string): string {
  return `${text}.${sign(store, `${purpose} ${text}`)}`;
}

/** The text, if this shop has signed it for that purpose; otherwise undefined. */
export function readSigned(store: Keys, purpose: string, signed: string | undefined): string | undefined {
  const [text = '', signature = ''] = signed?.split('.', 2) ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(store, `${purpose} ${text}`))];
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined;
}

export function sign({ authSecret }: Keys, text: string): string {
  return createHmac('sha256', authSecret).update(text).digest('base64url');
}
