import { isUniqueViolation } from '#db/unique-violation.ts';
import { refuse } from '#shared/outcome.ts';

/**
 * Turns the database's error about a taken reference into a refusal: only the database knows which of two saves came
 * first. A deleted product keeps its reference, because it can be restored.
 */
export function refuseTakenReference(error: unknown) {
  if (!isUniqueViolation(error, 'products_reference_key')) throw error;
  return refuse('INVALID_FIELDS', { fields: { reference: 'referenceTaken' } });
}
