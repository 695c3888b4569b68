import type { NewId } from './ports.ts';

/**
 * Keeps one Idempotency-Key while the same call is tried again, so that a double click or a lost answer makes only one order
 * (decision 22), or one product. A changed address or cart is another order and gets another key.
 */
export type CallAttempts = {
  keyFor: (body: unknown) => string;
  /** Forgets the key once the call has succeeded: the next call is a new one, even with the same body. */
  forget: () => void;
};

export function createCallAttempts(newId: NewId): CallAttempts {
  let last: { body: string; key: string } | undefined;
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body);
      if (last?.body !== text) last = { body: text, key: newId() };
      return last.key;
    },
    forget: () => {
      last = undefined;
    },
  };
}
