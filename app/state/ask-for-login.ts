import type { ApiError } from '#shared/api-error.ts';
import { showLogin } from './dialogs.ts';
import { useShop } from './shop-state.ts';

/** The session ended under what was to be done: after logging in again the same button does it. */
export function askForLoginWhenDue({ status }: ApiError): void {
  if (status === 401 && useShop.getState().isLoginDue) showLogin();
}
