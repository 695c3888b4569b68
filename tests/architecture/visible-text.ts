import { type Expression, type JSXAttribute, type JSXChild, type PropertyKey, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

export type RawText = { readonly text: string; readonly offset: number };

/** Attributes and props whose value is displayed or spoken by a screen reader. */
const spokenAttributes = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-placeholder', 'aria-valuetext'],
  ...[
    'alt',
    'title',
    'placeholder',
    'label',
    'help',
    'error',
    'heading',
    'caption',
    'message',
    'description',
  ],
]);

/** Texts written into a page instead of a message catalogue: they would stay English under /fr. */
export function rawTextsIn(file: SourceFile): RawText[] {
  const found: RawText[] = [];
  const add = (node: { start: number }, text: string) => {
    if (/\p{L}/u.test(text)) found.push({ text: text.trim(), offset: node.start });
  };
  const addWords = (expression: Expression) => {
    for (const part of wordsOf(expression)) add(part.node, part.text);
  };
  const addChildren = (children: readonly JSXChild[]) => {
    for (const child of children) {
      if (child.type === 'JSXText') add(child, child.value);
      if (child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression') {
        addWords(child.expression);
      }
    }
  };
  new Visitor({
    JSXElement: (node) => addChildren(node.children),
    JSXFragment: (node) => addChildren(node.children),
    JSXAttribute: (node) => {
      if (isSpoken(node) && node.value?.type === 'Literal') add(node.value, String(node.value.value));
      if (isSpoken(node) && node.value?.type === 'JSXExpressionContainer') {
        if (node.value.expression.type !== 'JSXEmptyExpression') addWords(node.value.expression);
      }
    },
    ObjectExpression: (node) => {
      for (const property of node.properties) {
        if (property.type === 'Property' && isHeadline(property.key)) addWords(property.value);
      }
    },
    CallExpression: (node) => {
      const { callee } = node;
      const isToast =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        ['notify', 'toast'].includes(callee.object.name);
      const said = node.arguments[0];
      if (isToast && said !== undefined && said.type !== 'SpreadElement') addWords(said);
    },
  }).visit(file.parsed.program);
  return found;
}

type Words = { node: Expression; text: string };

function wordsOf(expression: Expression): Words[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [{ node: expression, text: expression.value }] : [];
    case 'TemplateLiteral':
      return expression.quasis.map((part) => ({ node: expression, text: part.value.cooked ?? '' }));
    case 'ConditionalExpression':
      return [...wordsOf(expression.consequent), ...wordsOf(expression.alternate)];
    case 'LogicalExpression':
      return [...wordsOf(expression.left), ...wordsOf(expression.right)];
    case 'ParenthesizedExpression':
      return wordsOf(expression.expression);
    default:
      return [];
  }
}

function isSpoken(attribute: JSXAttribute): boolean {
  return attribute.name.type === 'JSXIdentifier' && spokenAttributes.has(attribute.name.name);
}

/** The keys of a page's metadata. */
function isHeadline(key: PropertyKey): boolean {
  return key.type === 'Identifier' && ['title', 'description'].includes(key.name);
}
