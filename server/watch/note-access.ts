import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Store } from '#core/store.ts';
import type { RunAnswer } from '../api/run-call.ts';
import { networkOf } from '../plugins/network-of.ts';

type Noting = Pick<Store, 'log' | 'metrics' | 'authSecret'>;
type Attempt = { noun: string; verb: string; input?: unknown };

/** Nouns whose calls decide who may do what. */
const nounsOfAccess = new Set([
  'user',
  'emailChange',
  'phoneAccount',
  'session',
  'password',
  'secondFactor',
  'personalData',
  'customer',
  'staff',
]);
/** Calls that succeed all day long. */
const quiet = new Set(['userDetails', 'list', 'refreshToken', 'uploadAvatar', 'getOrders', 'blockedPhones']);
/** An access token ends after a quarter of an hour, as it should. */
const ordinary = new Set(['NOT_LOGGED_IN', 'SESSION_ENDED']);
/** Refusals that are recorded for every call. */
const forbidden = new Set(['NO_PERMISSION', 'SECOND_FACTOR_DUE']);

/**
 * The security log: logins, failures, codes, passwords, e-mails, roles, blocked accounts, and calls that a person's role, or a
 * missing second factor, does not allow. It has no name, e-mail, phone or network address: an attacker or an account can be
 * followed by marks that only this shop can make.
 */
export function noteAccess(
  store: Noting,
  request: FastifyRequest,
  { noun, verb, input }: Attempt,
  answer: RunAnswer,
): void {
  const isWell = answer.status < 400;
  const code = isWell ? 'ok' : String(answer.body.code);
  if (!isWell && !ordinary.has(code)) store.metrics.count('shop_refusals_total', { code });
  const isWatched = nounsOfAccess.has(noun) && !(isWell && quiet.has(verb)) && !ordinary.has(code);
  if (!isWatched && !forbidden.has(code)) return;
  const call = `${noun}.${verb}`;
  store.metrics.count('shop_access_events_total', { call, result: code });
  const facts = {
    ...{ kind: 'security', call, result: code, requestId: request.id },
    user: request.currentUser?.id,
    role: request.currentUser?.role,
    account: markOf(store, namedIn(input)),
    from: markOf(store, networkOf(request.ip)),
  };
  if (isWell) store.log.info(facts, 'Access');
  else store.log.warn(facts, 'Access refused');
}

/** The same mark for the same text, as long as the shop keeps its secret. */
export function markOf({ authSecret }: Pick<Store, 'authSecret'>, text: string | undefined) {
  if (text === undefined) return undefined;
  return createHmac('sha256', authSecret).update(`mark ${text}`).digest('base64url').slice(0, 12);
}

/** The account that a call without a session is about. */
function namedIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  if ('email' in input && typeof input.email === 'string') return input.email.trim().toLowerCase();
  if ('mobile' in input && typeof input.mobile === 'string') return input.mobile.replace(/\D/g, '').slice(-9);
  return undefined;
}
