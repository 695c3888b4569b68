import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { findCurrentUser } from '#core/accounts/find-current-user.ts';
import type { Store } from '#core/store.ts';
import { isAllowed } from '#shared/access.ts';
import { preferredLanguage } from '#shared/language.ts';
import { LIVE_PATH } from '#shared/live.ts';
import { refuse } from '#shared/outcome.ts';
import { refusalAnswer } from '../api/run-call.ts';
import { pageLimit } from '../plugins/rate-limits.ts';
import type { DeskLine } from './desk-line.ts';

/** Streams of one account in this process; beyond that the oldest is closed, such as that of a phone out of reach. */
const mostStreams = 8;
/** A proxy closes a connection that is silent for a minute, and an ended session must not receive further changes. */
const lookEveryMs = 5_000;

export type LiveTimes = { lookEveryMs: number };

/** Server-sent events for the pages of the staff: `changed`, without saying what. The page then reads by the calls that its user may make. */
export function mountLive(
  app: FastifyInstance,
  store: Store,
  line: DeskLine,
  times: LiveTimes = { lookEveryMs },
): void {
  const open = new Map<string, Set<() => void>>();
  app.addHook('preClose', async () => {
    for (const streams of open.values()) for (const end of streams) end();
  });

  app.get(LIVE_PATH, { config: { rateLimit: pageLimit } }, async (request, reply) => {
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const user = bearer === undefined ? undefined : await findCurrentUser(store, bearer);
    if (bearer === undefined || !user || !isAllowed('office', user.role)) {
      const refused = refuse(
        user ? 'NO_PERMISSION' : bearer === undefined ? 'NOT_LOGGED_IN' : 'SESSION_ENDED',
      );
      const language = preferredLanguage(request.headers['accept-language']);
      const { status, body } = refusalAnswer(refused.refusal, language);
      return reply.status(status).header('cache-control', 'no-store').send(body);
    }
    // A hijacked reply loses the headers that the hooks have set.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    const streams = open.get(user.id) ?? new Set();
    open.set(user.id, streams);
    if (streams.size >= mostStreams) [...streams][0]?.();
    const end = serve(reply.raw, line, {
      ...times,
      isHere: async () => (await findCurrentUser(store, bearer)) !== undefined,
      onEnd: () => {
        streams.delete(end);
        if (streams.size === 0) open.delete(user.id);
      },
    });
    streams.add(end);
    return reply;
  });
}

type Serving = LiveTimes & { isHere: () => Promise<boolean>; onEnd: () => void };

function serve(
  response: ServerResponse,
  line: DeskLine,
  { lookEveryMs, isHere, onEnd }: Serving,
): () => void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write('event: open\ndata:\n\n');
  const stopListening = line.subscribe(() => response.write('event: changed\ndata:\n\n'));
  const looking = setInterval(async () => {
    // An outage of the database does not end a session.
    const isStillHere = await isHere().catch(() => true);
    if (isStillHere) response.write(': still here\n\n');
    else end();
  }, lookEveryMs);
  let isOver = false;
  function end(): void {
    if (isOver) return;
    isOver = true;
    clearInterval(looking);
    stopListening();
    onEnd();
    response.end();
  }
  response.once('close', end);
  return end;
}
