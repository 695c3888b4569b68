import { setTimeout as delay } from 'node:timers/promises';
import type { Behaviour } from './behaviours.ts';

export type Delivery = {
  url: string | undefined;
  verb: 'PUT' | 'POST';
  /** The genuine callback. */
  body: string;
  /** A callback forged by someone other than the provider. */
  forgedBody: string;
  headers?: Record<string, string>;
  forgedHeaders?: Record<string, string>;
  /** Called before the genuine callback is sent: from then on the provider gives the same state when asked. */
  onSent?: () => void;
};

export type Callbacks = {
  /** Sends the callbacks that the behaviour requires; waits only for one that comes before the answer. */
  send(behaviour: Behaviour, delivery: Delivery): Promise<void>;
  /** The reasons why callbacks were not delivered. */
  undelivered: readonly string[];
  /** Waits for all callbacks that are still on their way. */
  settle(): Promise<void>;
};

/** Callbacks as providers send them: after a while, without waiting for a reply, and lost if none comes. */
export function createCallbacks(waitMilliseconds: number): Callbacks {
  const underway = new Set<Promise<void>>();
  const undelivered: string[] = [];
  const stop = new AbortController();

  async function send(behaviour: Behaviour, delivery: Delivery): Promise<void> {
    const { callback } = behaviour;
    const { url } = delivery;
    if (url === undefined || callback === 'lost') return;
    if (callback === 'before the answer') return deliver(url, delivery, delivery.verb, false);
    const later = deliverLater(url, delivery, behaviour).finally(() => underway.delete(later));
    underway.add(later);
  }

  async function deliverLater(url: string, delivery: Delivery, { callback }: Behaviour): Promise<void> {
    if (waitMilliseconds > 0) {
      await delay(waitMilliseconds, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
    }
    const verb = callback === 'by POST' ? 'POST' : callback === 'by PUT' ? 'PUT' : delivery.verb;
    await deliver(url, delivery, verb, callback === 'forged');
    if (callback === 'twice') await deliver(url, delivery, verb, false);
  }

  async function deliver(url: string, delivery: Delivery, verb: string, isForged: boolean): Promise<void> {
    if (!isForged) delivery.onSent?.();
    try {
      await fetch(url, {
        method: verb,
        headers: {
          'Content-Type': 'application/json',
          ...(isForged ? delivery.forgedHeaders : delivery.headers),
        },
        body: isForged ? delivery.forgedBody : delivery.body,
        signal: AbortSignal.timeout(2_000),
      });
    } catch (error) {
      // A provider continues even if a callback is lost, and so must the shop.
      undelivered.push(`${url}: ${error instanceof Error ? error.message : 'no reason given'}`);
    }
  }

  return {
    send,
    undelivered,
    settle: async () => {
      stop.abort();
      await Promise.all(underway);
    },
  };
}
