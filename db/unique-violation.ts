const uniqueViolation = '23505';

/** True when a statement failed because of this one unique index: the name of a refusal hides behind it. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === uniqueViolation &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
