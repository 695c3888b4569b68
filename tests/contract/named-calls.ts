import { type Expression, parseSync, Visitor } from 'oxc-parser';

type NamedCall = { readonly noun: string; readonly verb: string };

/**
 * The calls that a test names: as `endpoints.cart.create`, as `api.cart.create(…)`, or by destructuring, `const { create } =
 * endpoints.cart`. (A call written as a path is found by its text.)
 */
export function namedCallsIn(path: string, source: string): NamedCall[] {
  const named: NamedCall[] = [];
  new Visitor({
    MemberExpression: (node) => {
      const noun = nounOf(node.object);
      if (noun !== undefined && node.property.type === 'Identifier')
        named.push({ noun, verb: node.property.name });
    },
    VariableDeclarator: (node) => {
      const noun = node.init === null ? undefined : nounOf(node.init);
      if (noun === undefined || node.id.type !== 'ObjectPattern') return;
      for (const property of node.id.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier') {
          named.push({ noun, verb: property.key.name });
        }
      }
    },
  }).visit(parseSync(path, source).program);
  return named;
}

/** The noun: `cart` in `endpoints.cart` or `api.cart`. */
function nounOf(expression: Expression): string | undefined {
  if (expression.type !== 'MemberExpression' || expression.property.type !== 'Identifier') return undefined;
  const { object } = expression;
  return object.type === 'Identifier' && ['endpoints', 'api'].includes(object.name)
    ? expression.property.name
    : undefined;
}
