/** A test, by the file it stands in and its title as written there (`$name`, `%s` and `${…}` parts included). */
export type Proof = { readonly file: string; readonly title: string };

export type Proofs = Readonly<Record<string, readonly Proof[]>>;

/** `const cart = testsIn('server/api/cart/cart.test.ts')`, then `'7.cart.get-get': [cart('…'), cart('…')]`. */
function testsIn(file: string): (title: string) => Proof {
  return (title) => ({ file, title });
}

const pagePaths = testsIn('shared/page-paths.test.ts');
const pricing = testsIn('shared/pricing.test.ts');

/**
 * Which tests prove which row of the specification: the ids are those of `specification-rows.ts`
 * (`node tests/traceability/report.ts` writes them all into test-results/traceability.md).
 * A row may stand here only when its tests would fail if the row were not true.
 */
export const proofs: Proofs = {
  // 2. Screens and routes
  '2.routes.1': [
    pagePaths('carries the id as its last dash-separated piece'),
    pagePaths('is read back for every name and id, also after the browser decomposed its accents'),
  ],
  '2.routes.2': [pagePaths('of "%s" is "%s"')],

  // 5. Validation rules
  '5.price-rule': [
    pricing('%i F less %i %% is %i F, the discount rounded up'),
    pricing('it is the price minus the exactly rounded-up discount, at every price'),
  ],

  // 9. Business constants and limits
  '9.cart-totals': [
    pricing('counts the pieces, both totals and what is saved'),
    pricing('adds up to the franc: what is paid and what is saved are the undiscounted total'),
  ],
};
