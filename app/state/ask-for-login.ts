import type { ApiError } from '#shared/api-error.ts';
import { client } from './client.ts';
import { showLogin } from './dialogs.ts';

/** Opens the login popup when the session ended before a call was made; after logging in, the same button repeats the call. */
export function askForLoginWhenDue({ status }: ApiError): void {
  if (status === 401 && client.shop.get().isLoginDue) showLogin();
}
