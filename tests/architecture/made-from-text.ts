import { type Argument, Visitor } from 'oxc-parser';
import type { Breach } from './code-rules.ts';
import type { SourceFile } from './source-files.ts';

const asHtml = new Set(['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc']);
const withoutShell = new Set(['spawn', 'fork', 'ChildProcess']);

/** Finds places where a text becomes a program: SQL, a command, JavaScript, a pattern or HTML. A person has to review each place once. */
export function madeFromTextIn(file: SourceFile): Breach[] {
  const found: Breach[] = [];
  const add = (rule: string, { start }: { start: number }) => found.push({ rule, offset: start });
  new Visitor({
    CallExpression: (node) => {
      const { callee, arguments: given } = node;
      const [first] = given;
      if (isNamed(callee, 'eval')) add('JavaScript', node);
      if ((isNamed(callee, 'spawn') || isNamed(callee, 'fork')) && given.some(asksForShell))
        add('command', node);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (isNamed(callee.object, 'sql') && (name === 'raw' || name === 'lit')) add('SQL', node);
      if (name === 'query' && first !== undefined && !isWritten(first)) add('SQL', node);
      if (name === 'write' && isNamed(callee.object, 'document')) add('HTML', node);
    },
    NewExpression: (node) => {
      const [first] = node.arguments;
      if (isNamed(node.callee, 'Function')) add('JavaScript', node);
      if (isNamed(node.callee, 'RegExp') && first !== undefined && !isWritten(first)) add('pattern', node);
    },
    ImportDeclaration: (node) => {
      if (/^(node:)?vm$/.test(node.source.value)) add('JavaScript', node);
      if (!/^(node:)?child_process$/.test(node.source.value)) return;
      const names = node.specifiers.map(({ local }) => local.name);
      if (!names.every((name) => withoutShell.has(name))) add('command', node);
    },
    Property: (node) => {
      if (node.key.type === 'Identifier' && asHtml.has(node.key.name)) add('HTML', node);
    },
    MemberExpression: (node) => {
      if (node.property.type === 'Identifier' && asHtml.has(node.property.name)) add('HTML', node);
    },
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && asHtml.has(node.name.name)) add('HTML', node);
    },
  }).visit(file.parsed.program);
  return found;
}

/** Finds randomness that an attacker could foresee: the server draws its secrets from `node:crypto` and nanoid. */
export function foreseeableChanceIn(file: SourceFile): Breach[] {
  if (!file.source.includes('random')) return [];
  const found: Breach[] = [];
  new Visitor({
    MemberExpression: (node) => {
      if (isNamed(node.object, 'Math') && isNamed(node.property, 'random'))
        found.push({ rule: 'Math.random', offset: node.start });
    },
  }).visit(file.parsed.program);
  return found;
}

function asksForShell(given: Argument): boolean {
  return (
    given.type === 'ObjectExpression' &&
    given.properties.some((option) => option.type === 'Property' && isNamed(option.key, 'shell'))
  );
}

/** Whether the whole text is a constant in the source. */
function isWritten(node: { type: string; expressions?: readonly unknown[] }): boolean {
  return node.type === 'Literal' || (node.type === 'TemplateLiteral' && node.expressions?.length === 0);
}

function isNamed(node: { type: string; name?: unknown }, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
