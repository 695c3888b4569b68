/** For `.catch` of a file operation: a missing file is undefined, and any other failure is thrown. */
export function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
