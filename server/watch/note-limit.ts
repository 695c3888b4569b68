import type { FastifyRequest } from 'fastify';
import type { Store } from '#core/store.ts';
import { networkOf } from '../plugins/network-of.ts';
import { markOf } from './note-access.ts';

const pauseMs = 60_000;
const mostKept = 10_000;

export type NoteLimit = (request: FastifyRequest) => void;

/** Writes a line to the security log when a limit refuses a request; one a minute for each network and route, so that a flood fills no disk. */
export function createNoteLimit(store: Pick<Store, 'log' | 'metrics' | 'authSecret' | 'clock'>): NoteLimit {
  const notedAt = new Map<string, number>();
  return (request) => {
    const route = request.routeOptions.url ?? '';
    const from = markOf(store, networkOf(request.ip));
    store.metrics.count('shop_access_events_total', { call: route, result: 'TOO_MANY_REQUESTS' });
    const key = `${from} ${route}`;
    const now = store.clock.now().getTime();
    if (now - (notedAt.get(key) ?? Number.NEGATIVE_INFINITY) < pauseMs) return;
    if (notedAt.size >= mostKept) notedAt.clear();
    notedAt.set(key, now);
    const facts = { kind: 'security', call: route, result: 'TOO_MANY_REQUESTS', requestId: request.id };
    store.log.warn({ ...facts, user: request.currentUser?.id, from }, 'Access refused');
  };
}
