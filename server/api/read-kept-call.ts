import type { FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../content/accepted-encoding.ts';
import type { ContentStore, Found, Made } from '../content/content-store.ts';
import { finishAnswer } from '../content/finished-answer.ts';
import {
  changeByTheClock,
  isChosenInVain,
  isPastTheEnd,
  type KeptCall,
  tagsOfAnswer,
} from '../content/kept-calls.ts';
import { aliasOf } from '../content/request-alias.ts';
import { closedPolicy, securityHeaders } from '../plugins/security-headers.ts';
import type { CallContext } from './handler.ts';
import type { RegisteredCall } from './registered-calls.ts';
import { runCall } from './run-call.ts';

type Reading = { kept: KeptCall; registered: RegisteredCall; context: CallContext<'public'>; input: unknown };

/** Answers a public read of the catalogue from the kept answers; requests with the same meaning in another form share one answer. */
export function readKeptCall(
  content: ContentStore,
  request: FastifyRequest,
  reading: Reading,
): Promise<Found> {
  const { context, registered, input } = reading;
  const { call } = registered;
  const parsed = call.input.safeParse(input ?? {});
  if (!parsed.success) return make(reading);
  return content.read(
    {
      key: `${call.endpoint} ${context.language} ${JSON.stringify(parsed.data)}`,
      alias: aliasOf(request.raw),
      encoding: acceptedEncoding(request.headers['accept-encoding']?.toString()),
    },
    () => make(reading),
  );
}

async function make({ kept, registered, context, input }: Reading): Promise<Made> {
  const { status, body } = await runCall(registered.call, registered.handler, context, input);
  const answer = finishAnswer(status, JSON.stringify(body), {
    ...securityHeaders(context.store.settings.publicUrl).document,
    'content-security-policy': closedPolicy,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-language, accept-encoding',
  });
  const isDone = status === 200;
  return {
    answer,
    freshUntil: changeByTheClock(body, context.store.clock),
    tags: isDone ? tagsOfAnswer(kept, input, body) : new Set(),
    isKept: isDone && !isPastTheEnd(body) && !isChosenInVain(input, body),
    isOutage: false,
  };
}
