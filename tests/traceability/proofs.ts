/** A test, by the file it stands in and its title as written there (`$name`, `%s` and `${…}` parts included). */
export type Proof = { readonly file: string; readonly title: string };

export type Proofs = Readonly<Record<string, readonly Proof[]>>;

/**
 * Which tests prove which row of the specification: the ids are those of `specification-rows.ts`
 * (`node tests/traceability/report.ts` writes them all into test-results/traceability.md).
 * A row may stand here only when its tests would fail if the row were not true.
 */
export const proofs: Proofs = {};

/** `const cart = testsIn('server/api/cart/cart.test.ts')`, then `'7.cart.get-get': [cart('…'), cart('…')]`. */
export function testsIn(file: string): (title: string) => Proof {
  return (title) => ({ file, title });
}
