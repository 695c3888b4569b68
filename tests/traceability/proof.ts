/** A test, by its file and its title as written there (`$name`, `%s` and `${…}` parts included). */
export type Proof = { readonly file: string; readonly title: string };

export type Proofs = Readonly<Record<string, readonly Proof[]>>;

/** Names proofs by title: `const cart = testsIn('server/api/cart/cart.test.ts')`, then `'7.cart.get-get': [cart('…'), cart('…')]`. */
export function testsIn(file: string): (title: string) => Proof {
  return (title) => ({ file, title });
}
