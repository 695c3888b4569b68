import { setTimeout as waitFor } from 'node:timers/promises';
import { TooManyRequests } from './errors.ts';

/** Waiting requests come from clients that tried an account too often, or one that others try; others behind the same address do not wait. */
const mostWaiting = 10;
const retryAfterSeconds = 5;

/** Delays requests, at most ten of each network at a time, so that waiting ones do not fill the shop. Further ones are refused at once. */
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
