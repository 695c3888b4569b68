import type { Store } from '#core/store.ts';
import { ApiError } from '#shared/api-error.ts';
import { buildApi } from '#shared/build-api.ts';
import type { PublicApi } from '#shared/contract/contract.ts';
import type { Language } from '#shared/language.ts';
import { findRegisteredCall } from './registered-calls.ts';
import { runCall } from './run-call.ts';

/**
 * The API for page loaders: the same handlers without HTTP. It acts as nobody and reaches `public` calls only, so a page
 * can never show what the API would refuse, and public HTML is the same for everyone.
 */
export function createLocalApi(store: Store, language: Language): PublicApi {
  return buildApi(async ({ endpoint }, input) => {
    const { call, handler } = findRegisteredCall(endpoint);
    if (call.access !== 'public') throw new ApiError(401, { code: 'NOT_LOGGED_IN', message: endpoint });
    const { status, body } = await runCall(
      call,
      handler,
      {
        store,
        language,
        user: undefined,
        bearer: undefined,
        grantCookie: undefined,
        idempotencyKey: undefined,
        file: undefined,
        stream: undefined,
      },
      input,
    );
    if (status >= 400) throw new ApiError(status, body);
    return body;
  });
}
