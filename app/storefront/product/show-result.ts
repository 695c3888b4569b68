import type { CartResult } from '../../client/cart.ts';
import { notify, type ToastAction } from '../../ui/feedback/notify.ts';

/** A message about the cart replaces the previous one, and ends on the cart's page, where it would cover the heading. */
export const inCart = { id: 'in cart' };

/**
 * Plus and minus have their own message (spec §4). The first and the last piece show the message of the cart action, with a link to the cart, or
 * a way to undo.
 */
export type Said = { words?: string; action?: ToastAction };

export function showResult({ error, message }: CartResult, { words = message, action }: Said = {}): void {
  if (error) notify.error(message, inCart);
  else if (action) notify.message(words, { ...inCart, action });
  else notify.success(words, inCart);
}
