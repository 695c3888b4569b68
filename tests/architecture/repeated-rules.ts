type Rule = { readonly file: string; readonly selector: string; readonly body: string };

/** The rules of a style sheet with at least two declarations; a rule with one is too small to become a class. */
export function rulesIn(file: string, css: string): Rule[] {
  const blocks = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return Array.from(blocks, ([, selector = '', body = '']) => {
    const declarations = body
      .split(';')
      .map((declaration) => declaration.trim().replaceAll(/\s+/g, ' '))
      .filter((declaration) => declaration !== '');
    return { file, selector: selector.trim(), declarations };
  })
    .filter(({ declarations }) => declarations.length > 1)
    .map(({ declarations, ...rule }) => ({ ...rule, body: declarations.toSorted().join('; ') }));
}

/** The rules that repeat the declarations of an earlier one. */
export function repeatedRules(rules: readonly Rule[]): Rule[] {
  return [...Map.groupBy(rules, ({ body }) => body).values()].flatMap((same) => same.slice(1));
}
