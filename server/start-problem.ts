/** Why the shop cannot start, as one sentence for the person who starts it, printed without a stack. */
export class StartProblem extends Error {}

/** The sentence for a failed start, or undefined for a bug, whose stack is needed. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StartProblem) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  return sentences[code]?.(error) ?? sentenceOf(error.cause);
}

/** Keyed by the error codes of the system and of PostgreSQL. */
const sentences: Readonly<Record<string, (error: Error) => string>> = {
  ENOSPC: diskIsFull,
  EDQUOT: diskIsFull,
  '53100': diskIsFull,
  '42501': ({ message }) =>
    `The database account may not do what the shop needs (${message}): let it own the database (alter database … owner to …) and start again.`,
  '25006': ({ message }) =>
    `The database takes no writes (${message}): it is a standby, or set to read only. Name the one that takes writes in DATABASE_URL and start again.`,
  '0A000': ({ message }) =>
    `The database server lacks something that the shop needs (${message}): install the extensions that come with PostgreSQL (the package is called postgresql-contrib where it is one of its own) and start again.`,
  EADDRINUSE: (error) =>
    `Port ${'port' in error ? error.port : ''} is already in use: this may be running already. Close what uses it and start again.`,
};

export function diskIsFull(): string {
  return 'The disk is full: make room on it and start again. Nothing that was saved is lost.';
}
