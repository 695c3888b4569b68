import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '#core/disk/disk.ts';
import type { Log } from '#core/store.ts';
import { isDatabaseOutage } from '#db/database-outage.ts';
import type { ErrorAnswer } from '#shared/contract/call.ts';
import { type Language, preferredLanguage } from '#shared/language.ts';
import { failureMessages } from '#shared/messages/failure-messages.ts';
import { refusalMessage } from '#shared/messages/refusal-messages.ts';
import { refuse } from '#shared/outcome.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import type { NoteLimit } from '../watch/note-limit.ts';
import { loggablePath } from './loggable-path.ts';
import { refusalStatus } from './refusal-status.ts';
import { UPLOAD_MEGABYTES } from './upload-limit.ts';

/** The client sent something that is not a call; the message names the wrong part for the log, never for the client. */
export class MalformedRequest extends Error {}

/** The body is of a kind this call does not read. */
export class UnsupportedMedia extends Error {}

export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The status of every failure outside a use case; refusals have `refusal-status.ts`. */
const failureStatus = {
  malformed: 400,
  notFound: 404,
  bodyTooLarge: 413,
  unsupportedMedia: 415,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,
  diskFull: 507,
} as const;

type Failure = keyof typeof failureStatus;

const codeOf: Record<Failure, string> = {
  malformed: 'MALFORMED',
  notFound: 'NOT_FOUND',
  bodyTooLarge: 'BODY_TOO_LARGE',
  unsupportedMedia: 'UNSUPPORTED_MEDIA',
  tooManyRequests: 'TOO_MANY_REQUESTS',
  internal: 'INTERNAL',
  unavailable: 'UNAVAILABLE',
  diskFull: 'DISK_FULL',
};

const outageRetrySeconds = 5;

/** Turns any thrown error into an answer that says what to do, and logs what happened. */
export function answerErrors(app: FastifyInstance, log: Log, noteLimit: NoteLimit): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof TooManyRequests) noteLimit(request);
    return answerError(error, request, reply, log);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, 'notFound'));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log) {
  if (isFileTooLarge(error)) return sendFileTooLarge(request, reply);
  const failure = failureOf(error);
  if (failureStatus[failure] >= 500 && !hasLeft(request)) {
    const facts = { requestId: request.id, method: request.method, path: loggablePath(request), error };
    log.error(facts, 'A request failed');
    reply.header('x-request-id', request.id);
  }
  const retryAfterSeconds = error instanceof TooManyRequests ? error.retryAfterSeconds : outageRetrySeconds;
  return sendFailure(request, reply, failure, retryAfterSeconds);
}

/** True if the browser aborted the request, as it does with every letter typed into the search bar; not a failure of the shop. */
function hasLeft(request: FastifyRequest): boolean {
  return request.raw.socket.destroyed;
}

/** Sends the fixed sentence of a failure: JSON under /api, plain text elsewhere; never the exception's own message. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
  retryAfterSeconds = outageRetrySeconds,
): FastifyReply {
  reply.status(failureStatus[failure]).header('cache-control', 'no-store');
  if (failure === 'unavailable' || failure === 'tooManyRequests')
    reply.header('retry-after', retryAfterSeconds);
  const text = failureMessages[languageOf(request)][failure];
  const message = typeof text === 'string' ? text : text(retryAfterSeconds);
  if (!isApi(request)) return reply.type('text/plain; charset=utf-8').send(message);
  const body: ErrorAnswer = { success: false, error: true, message, code: codeOf[failure], data: null };
  return reply.type('application/json; charset=utf-8').send(body);
}

/** The file was cut off while it was read, before a use case could refuse it; the answer is the same. */
function sendFileTooLarge(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusal } = refuse('FILE_TOO_LARGE', { limitMegabytes: UPLOAD_MEGABYTES });
  const body: ErrorAnswer = {
    success: false,
    error: true,
    message: refusalMessage(refusal, preferredLanguage(request.headers['accept-language'])),
    code: refusal.code,
    data: refusal.facts,
  };
  return reply.status(refusalStatus[refusal.code]).header('cache-control', 'no-store').send(body);
}

function isFileTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}

function failureOf(error: unknown): Failure {
  if (error instanceof MalformedRequest) return 'malformed';
  if (error instanceof UnsupportedMedia) return 'unsupportedMedia';
  if (error instanceof TooManyRequests) return 'tooManyRequests';
  if (isDatabaseOutage(error)) return 'unavailable';
  if (isDiskFull(error)) return 'diskFull';
  return frameworkFailure(error) ?? 'internal';
}

/** Fastify and its plugins mark a client's error with an FST_ code and a 4xx status. */
function frameworkFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return undefined;
  if (!String(error.code).startsWith('FST_')) return undefined;
  const status = Number(error.statusCode);
  if (status === 404) return 'notFound';
  if (status === 413) return 'bodyTooLarge';
  if (status === 415 || status === 406) return 'unsupportedMedia';
  return status >= 400 && status < 500 ? 'malformed' : undefined;
}

/** The data of a page is shown on that page, so it follows the page's language, not the browser's. */
function languageOf({ url, headers }: FastifyRequest): Language {
  const [path = ''] = url.split('?');
  return path.endsWith('.data') ? languageOfPath(path) : preferredLanguage(headers['accept-language']);
}

function isApi(request: FastifyRequest): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url);
}
