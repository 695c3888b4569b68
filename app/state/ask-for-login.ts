import type { ApiError } from '#shared/api-error.ts';
import { client } from './client.ts';
import { showLogin } from './dialogs.ts';

/** The session ended under what was to be done: after logging in again the same button does it. */
export function askForLoginWhenDue({ status }: ApiError): void {
  if (status === 401 && client.shop.get().isLoginDue) showLogin();
}
