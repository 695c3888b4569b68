/** A refused or failed call as the client sees it; status 0 means that no answer came from the network. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  /** Problems by field name. */
  readonly fields: Readonly<Record<string, string>>;

  /** Compares by name, because the built pages carry a copy of this class and meet errors of the server's own copy. */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError';
  }

  /** `unsaid` is the message if the answer came from a proxy, which does not know the shop's messages. */
  constructor(status: number, body: unknown, unsaid = '') {
    const answer = typeof body === 'object' && body !== null ? body : {};
    super('message' in answer && typeof answer.message === 'string' ? answer.message : unsaid);
    this.name = 'ApiError';
    this.status = status;
    this.code = 'code' in answer && typeof answer.code === 'string' ? answer.code : '';
    this.data = 'data' in answer ? answer.data : undefined;
    this.fields = 'fields' in answer ? textEntries(answer.fields) : {};
  }
}

/** The failure as an `ApiError`, the only errors that callers handle; anything else is a bug and is thrown again. */
export function apiErrorIn(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  throw failure;
}

/** True if no answer came or the server could not give one, as opposed to a refusal of the request. */
export function isOutage(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && (failure.status === 0 || failure.status >= 500);
}

function textEntries(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
