import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeBrowser } from '#core/accounts/browsers.ts';
import type { CurrentUser } from '#core/accounts/current-user.ts';
import { findCurrentUser, type KnownRole } from '#core/accounts/find-current-user.ts';
import { secondFactorDueAt } from '#core/accounts/second-factor-due.ts';
import type { Store } from '#core/store.ts';
import { type Access, asksForSession, isAllowed, isForStaff } from '#shared/access.ts';
import { type Call, methodAndPath } from '#shared/contract/call.ts';
import { preferredLanguage } from '#shared/language.ts';
import { type Refused, refuse } from '#shared/outcome.ts';
import { findKeptCall } from '../content/kept-calls.ts';
import type { Content } from '../content/open-content.ts';
import { sendFound } from '../content/send-found.ts';
import {
  askerOf,
  BROWSER_COOKIE,
  browserCookieOptions,
  browserCookiePath,
} from '../plugins/browser-cookie.ts';
import { MalformedRequest } from '../plugins/errors.ts';
import { GRANT_COOKIE, grantCookieOptions } from '../plugins/grant-cookie.ts';
import { rateLimitOf } from '../plugins/rate-limits.ts';
import { SHOPPER_BODY_BYTES } from '../plugins/request-bodies.ts';
import { noteAccess } from '../watch/note-access.ts';
import { readKeptCall } from './read-kept-call.ts';
import { openUpload, readUpload } from './read-upload.ts';
import { type RegisteredCall, registeredCalls } from './registered-calls.ts';
import { type RunAnswer, refusalAnswer, runCall } from './run-call.ts';

declare module 'fastify' {
  interface FastifyRequest {
    currentUser: CurrentUser | undefined;
  }

  interface FastifyContextConfig {
    /** The call of the contract a route answers; absent on pages, pictures and the shop's own addresses. */
    call?: Call;
    noun?: string;
    verb?: string;
  }
}

/** Room for the form fields around its file. */
const formFrameBytes = 64 * 1024;

/** Creates a Fastify route for every call of the contract. */
export function mountApi(app: FastifyInstance, store: Store, content: Content): void {
  app.decorateRequest('currentUser', undefined);
  for (const registered of registeredCalls) mountCall(app, store, content, registered);
}

function mountCall(app: FastifyInstance, store: Store, content: Content, registered: RegisteredCall): void {
  const { noun, verb, call, handler } = registered;
  const kept = findKeptCall(call.endpoint);
  const { method, path } = methodAndPath(call.endpoint);
  const isPersonal = call.access !== 'public' || noun === 'user';

  app.route({
    method,
    url: path,
    config: { call, noun, verb, rateLimit: rateLimitOf(call) },
    ...(isForStaff(call.access) ? {} : { bodyLimit: SHOPPER_BODY_BYTES }),
    // Runs before the body is read or checked: 401 and 403 come first (decision 3).
    onRequest: async (request, reply) => {
      if (isPersonal) reply.header('cache-control', 'no-store');
      const refused = await authorize(store, request, call.access);
      if (refused) {
        const answer = refusalAnswer(refused.refusal, languageOf(request));
        noteAccess(store, request, { noun, verb }, answer);
        return send(store, reply, answer);
      }
    },
    handler: async (request, reply) => {
      const tooLong = refuseTooLong(request, call);
      // Node reads the rest of the body, so that the sender receives the refusal.
      if (tooLong) return send(store, reply, refusalAnswer(tooLong.refusal, languageOf(request)));
      const { fields, ...upload } = await uploadOf(request, call);
      const context = {
        store,
        language: languageOf(request),
        // `authorize` has set it wherever the call's access requires a user.
        user: request.currentUser as undefined,
        userAgent: request.headers['user-agent'],
        bearer: bearerOf(request),
        asker: askerOf(store, request),
        grantCookie: request.cookies[GRANT_COOKIE],
        idempotencyKey: idempotencyKeyOf(request),
        ...upload,
      };
      try {
        const input = fields ?? inputOf(request);
        if (kept && (context.bearer === undefined || !kept.asksWho)) {
          return sendFound(
            request,
            reply,
            await readKeptCall(content, request, {
              ...{ kept, registered, input },
              context: { ...context, store: content.reading(store) },
            }),
          );
        }
        const answer = await runCall(call, handler, context, input);
        noteAccess(store, request, { noun, verb, input }, answer);
        // Staff must see their change on the next page.
        if (isForStaff(call.access) && method !== 'GET') await content.catchUp();
        return send(store, reply, answer);
      } finally {
        // Reads the file to its end even if it is refused, so that the sender receives the refusal.
        upload.stream?.content.resume();
      }
    },
  });
}

async function authorize(
  store: Store,
  request: FastifyRequest,
  access: Access,
): Promise<Refused | undefined> {
  if (!asksForSession(access)) return undefined;
  const bearer = bearerOf(request);
  if (bearer === undefined) return refuse('NOT_LOGGED_IN');
  const user = await findCurrentUser(store, bearer);
  if (!user) return refuse('SESSION_ENDED');
  request.currentUser = user;
  if (!isAllowed(access, user.role)) return refuse('NO_PERMISSION');
  return isForStaff(access) && (await isSecondFactorDue(store, user))
    ? refuse('SECOND_FACTOR_DUE')
    : undefined;
}

async function isSecondFactorDue(store: Store, user: CurrentUser & KnownRole): Promise<boolean> {
  if (user.hasSecondFactor) return false;
  const { secondFactorGraceDays } = await store.shopSettings.read();
  const dueAt = secondFactorDueAt(user, secondFactorGraceDays);
  return dueAt !== null && dueAt <= store.clock.now();
}

/** Refuses a file that is too long by its Content-Length, without reading it. */
function refuseTooLong(
  { headers }: FastifyRequest,
  { streamsMegabytes: limitMegabytes }: Call,
): Refused | undefined {
  if (limitMegabytes === undefined) return undefined;
  const most = limitMegabytes * 1024 * 1024 + formFrameBytes;
  return Number(headers['content-length'] ?? 0) > most
    ? refuse('FILE_TOO_LARGE', { limitMegabytes })
    : undefined;
}

async function uploadOf(request: FastifyRequest, { fileField, streamsMegabytes }: Call) {
  if (fileField === undefined) return { file: undefined, stream: undefined, fields: undefined };
  if (streamsMegabytes !== undefined) {
    const stream = await openUpload(request, fileField);
    return { file: undefined, stream, fields: stream?.fields ?? {} };
  }
  const { file, fields } = await readUpload(request, fileField);
  return { file, stream: undefined, fields };
}

function send(store: Store, reply: FastifyReply, answer: RunAnswer): FastifyReply {
  reply.status(answer.status);
  if (answer.download !== undefined) {
    const { fileName, contentType, content } = answer.download;
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${plainName(fileName)}"`)
      .send(content);
  }
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds);
  if (answer.grantCookie === null) reply.clearCookie(GRANT_COOKIE, grantCookieOptions);
  else if (answer.grantCookie !== undefined)
    reply.setCookie(GRANT_COOKIE, answer.grantCookie, grantCookieOptions);
  if (answer.browser !== undefined) {
    reply.setCookie(BROWSER_COOKIE, writeBrowser(store, answer.browser), {
      ...browserCookieOptions,
      path: browserCookiePath(reply.request),
    });
  }
  return reply.send(answer.body);
}

/** Removes accents and typographic signs such as in 'd’espèces', which a header cannot contain. */
function plainName(fileName: string): string {
  return fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-');
}

/** The page's language: the client sends it in Accept-Language; without it API texts are English (decision 34). */
export function languageOf(request: FastifyRequest) {
  return preferredLanguage(request.headers['accept-language']);
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > 255) throw new MalformedRequest('Idempotency-Key');
  return key;
}

/** A GET has its input in the address, every other method in the body. */
function inputOf(request: FastifyRequest): unknown {
  return request.method === 'GET' || request.method === 'HEAD' ? request.query : bodyOf(request);
}

/** A call without a body counts as an empty object. */
function bodyOf(request: FastifyRequest): unknown {
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new MalformedRequest('body');
  return body;
}
