import { setTimeout as waitFor } from 'node:timers/promises';
import { TooManyRequests } from './errors.ts';

/** Those who wait tried an account too often, or one that others try; others behind the same address do not wait. */
const mostWaiting = 10;
const retryAfterSeconds = 5;

/** Lets requests wait, a few of each network at a time: waiting must not fill the shop. One too many is refused at once. */
export function holdBackByNetwork(): (network: string, milliseconds: number) => Promise<void> {
  const waiting = new Map<string, number>();
  return async (network, milliseconds) => {
    if (milliseconds === 0) return;
    const before = waiting.get(network) ?? 0;
    if (before >= mostWaiting) throw new TooManyRequests(retryAfterSeconds);
    waiting.set(network, before + 1);
    await waitFor(milliseconds);
    const left = (waiting.get(network) ?? 1) - 1;
    if (left === 0) waiting.delete(network);
    else waiting.set(network, left);
  };
}
