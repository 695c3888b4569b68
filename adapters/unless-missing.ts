/** For `.catch` of a file operation: returns undefined for a missing file and throws any other error. */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
