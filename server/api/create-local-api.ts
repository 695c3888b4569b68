import type { Store } from '#core/store.ts';
import { isDatabaseOutage } from '#db/database-outage.ts';
import { ApiError } from '#shared/api-error.ts';
import { buildApi } from '#shared/build-api.ts';
import type { PublicApi } from '#shared/contract/contract.ts';
import type { Language } from '#shared/language.ts';
import { shopperEndpoints } from '#shared/shopper-endpoints.ts';
import {
  changeByTheClock,
  findKeptCall,
  isChosenInVain,
  isPastTheEnd,
  tagsOfAnswer,
} from '../content/kept-calls.ts';
import { nothingReadYet, type WhatWasRead } from '../content/what-was-read.ts';
import type { CallContext } from './handler.ts';
import { knownLegalAnswer, lastMenu, rememberMenu } from './last-menus.ts';
import { findRegisteredCall, type RegisteredCall } from './registered-calls.ts';
import { runCall } from './run-call.ts';

/**
 * The API for page loaders: the same handlers without HTTP. It acts without a user and reaches `public` calls only, so a page
 * can never show what the API would refuse, and public HTML is the same for everyone. Records in `read` what a page shows.
 * `readingStore` may be on a standby; only the calls that are kept for everyone use it.
 */
export function createLocalApi(
  store: Store,
  language: Language,
  read = nothingReadYet(),
  readingStore = store,
): PublicApi {
  return buildApi(shopperEndpoints, async ({ endpoint }, input) => {
    const registered = findRegisteredCall(endpoint);
    if (registered.call.access !== 'public')
      throw new ApiError(401, { code: 'NOT_LOGGED_IN', message: endpoint });
    const isKept = findKeptCall(registered.call.endpoint) !== undefined;
    const { status, body } = await run(
      registered,
      withoutUser(isKept ? readingStore : store, language),
      input,
      read,
    );
    if (status >= 400) throw new ApiError(status, body);
    noteAnswer(registered, input, body, read);
    read.trueUntil = Math.min(read.trueUntil, changeByTheClock(body, store.clock));
    return body;
  });
}

function withoutUser(store: Store, language: Language): CallContext<'public'> {
  return {
    store,
    language,
    user: undefined,
    userAgent: undefined,
    bearer: undefined,
    asker: { browser: undefined, network: '' },
    grantCookie: undefined,
    idempotencyKey: undefined,
    file: undefined,
    stream: undefined,
  };
}

async function run(
  { call, handler }: RegisteredCall,
  context: CallContext<'public'>,
  input: unknown,
  read: WhatWasRead,
) {
  const findReplacement = () =>
    lastMenu(call.endpoint, context) ?? knownLegalAnswer(call.endpoint, context, input);
  try {
    const answer = await withinPatience(
      runCall(call, handler, context, input),
      findReplacement() !== undefined,
    );
    rememberMenu(call.endpoint, context, answer);
    return answer;
  } catch (error) {
    if (!isDatabaseOutage(error)) throw error;
    const replacement = findReplacement();
    // An answer made during an outage is not kept, so that it is read again when the database is back.
    read.isKept = false;
    if (replacement) return replacement;
    read.isOutage = true;
    // The router shows this as a 503 with the page around it.
    throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  }
}

/** A frozen database answers late or never: where a replacement can be shown, the wait is limited to this. */
const patienceMs = 1_500;

export function withinPatience<Answer>(answer: Promise<Answer>, isReplaceable: boolean): Promise<Answer> {
  if (!isReplaceable) return answer;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Query read timeout')), patienceMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function noteAnswer(
  { call }: RegisteredCall,
  input: unknown,
  body: Record<string, unknown>,
  read: WhatWasRead,
): void {
  const kept = findKeptCall(call.endpoint);
  if (!kept || isPastTheEnd(body) || isChosenInVain(input, body)) read.isKept = false;
  if (!kept) return;
  for (const tag of tagsOfAnswer(kept, input, body)) {
    // Pages show no stock figures except the last few pieces, and those are announced with the product.
    if (!tag.startsWith('stock:')) read.tags.add(tag);
  }
}
