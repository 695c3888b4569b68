import type { NewId } from './ports.ts';

/**
 * One Idempotency-Key for one thing to be done, kept while the same is tried again: a double click or an answer that got
 * lost makes one order (decision 22), or one product. Another address or another cart is another order and gets another key.
 */
export type CallAttempts = {
  keyFor: (body: unknown) => string;
  /** It is done: the next one is a new one, even if it is alike. */
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
