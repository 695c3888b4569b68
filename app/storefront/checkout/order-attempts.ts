import { newLocalId } from '../../state/guest-cart.ts';

/**
 * One Idempotency-Key for one order, kept while the same thing is tried again: a double click or an answer that got lost
 * makes one order (decision 22). Another address or another cart is another order and gets another key.
 */
export class OrderAttempts {
  #last: { order: string; key: string } | undefined;

  keyFor(order: unknown): string {
    const text = JSON.stringify(order);
    if (this.#last?.order !== text) this.#last = { order: text, key: newLocalId() };
    return this.#last.key;
  }

  /** The order stands: the next one is a new one, even if it is alike. */
  forget(): void {
    this.#last = undefined;
  }
}
