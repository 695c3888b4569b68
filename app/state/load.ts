import { type ApiError, apiErrorIn } from '#shared/api-error.ts';
import { askForLoginWhenDue } from './ask-for-login.ts';

/**
 * The result of a `clientLoader`. A failure is data, not an error of the route: the page stays, with what was typed into
 * it, and offers Retry. Without answer and failure, nothing was requested.
 */
export type Loaded<Answer> = { answer?: Answer; failure?: ApiError };

export async function load<Answer>(call: () => Promise<Answer>): Promise<Loaded<Answer>> {
  try {
    return { answer: await call() };
  } catch (failure) {
    const refused = apiErrorIn(failure);
    console.warn('A page could not be loaded', refused);
    askForLoginWhenDue(refused);
    return { failure: refused };
  }
}
