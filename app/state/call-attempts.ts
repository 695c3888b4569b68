import { newLocalId } from './guest-cart.ts';

/**
 * One Idempotency-Key for one thing to be done, kept while the same is tried again: a double click or an answer that got
 * lost makes one order (decision 22), or one product. Another address or another cart is another order and gets another key.
 */
export class CallAttempts {
  #last: { body: string; key: string } | undefined;

  keyFor(body: unknown): string {
    const text = JSON.stringify(body);
    if (this.#last?.body !== text) this.#last = { body: text, key: newLocalId() };
    return this.#last.key;
  }

  /** It is done: the next one is a new one, even if it is alike. */
  forget(): void {
    this.#last = undefined;
  }
}
