const uniqueViolation = '23505';

/** True if a statement failed because of exactly this unique index; callers turn that into a named refusal. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === uniqueViolation &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
