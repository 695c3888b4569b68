import { data } from 'react-router';
import { ApiError } from '#shared/api-error.ts';

/** For loaders: the answer. @throws a 404 of the route when the API answers with one of the statuses. */
export async function orNotFound<Answer>(
  answer: Promise<Answer>,
  statuses: readonly number[] = [404],
): Promise<Answer> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof ApiError && statuses.includes(failure.status)) throw data(null, { status: 404 });
    throw failure;
  }
}
