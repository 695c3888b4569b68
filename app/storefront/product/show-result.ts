import type { CartResult } from '../../client/cart.ts';
import { notify, type ToastAction } from '../../ui/feedback/notify.ts';

/** What is said of one piece takes the place of what was said of the last one. */
const inCart = { id: 'in cart' };

/** Plus and minus have words of their own (spec §4). The first piece and the last say the action's message: with the way to the cart, or back. */
export type Said = { words?: string; action?: ToastAction };

export function showResult({ error, message }: CartResult, { words = message, action }: Said = {}): void {
  if (error) notify.error(message, inCart);
  else if (action) notify.message(words, { ...inCart, action });
  else notify.success(words, inCart);
}
