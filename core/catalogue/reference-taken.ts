import { isUniqueViolation } from '#db/unique-violation.ts';
import { refuse } from '#shared/outcome.ts';

/** The database decides who of two came first; a deleted product keeps its reference, because it can be restored. */
export function refuseTakenReference(error: unknown) {
  if (!isUniqueViolation(error, 'products_reference_key')) throw error;
  return refuse('INVALID_FIELDS', { fields: { reference: 'referenceTaken' } });
}
