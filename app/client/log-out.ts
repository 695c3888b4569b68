import { ApiError } from '#shared/api-error.ts';
import type { ShopperApi } from '#shared/contract/contract.ts';
import type { Session } from './session.ts';

type LogOutParts = { api: ShopperApi; session: Session };

/**
 * Ends the session here and on the server; returns the server's message. Without an answer it ends here at once and on the
 * server later (decision 655), and the message is `unheard`: a phone that is given away must not wait for a network.
 */
export function logOut({ api, session }: LogOutParts, unheard: string): Promise<string> {
  return session.leave(async () => {
    try {
      return await api.user.logout({});
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      // Refused: the session was over already.
      return failure.status === 401 ? failure : { message: unheard, isStillOpen: true };
    }
  });
}
