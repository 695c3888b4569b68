import { type ApiError, apiErrorIn } from '#shared/api-error.ts';
import { notify } from '../ui/feedback/notify.ts';
import { askForLoginWhenDue } from './ask-for-login.ts';

/** Shows why a call was refused, and the login popup where the session has ended. Any other error is a bug and is thrown again. */
export function tell(failure: unknown): ApiError {
  const refused = apiErrorIn(failure);
  notify.error(refused.message);
  askForLoginWhenDue(refused);
  return refused;
}

/** Takes away what `tell` said of an action that is sent again: an old error would be taken for the new answer. */
export function takeBack(refused: ApiError | undefined): void {
  if (refused) notify.dismiss(refused.message);
}
