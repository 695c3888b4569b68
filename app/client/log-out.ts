import { ApiError } from '#shared/api-error.ts';
import type { ShopperApi } from '#shared/contract/contract.ts';
import type { Session } from './session.ts';

type LogOutParts = { api: ShopperApi; session: Session };

/**
 * Ends the session here and on the server; answers the server's message. Without an answer it ends here, the server hears of it
 * later (decision 655), and `unheard` is the message: a phone that is given away must not wait for a network.
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
