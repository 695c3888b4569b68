import { readFileSync } from 'node:fs';
import { type Argument, type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';

/** The title of every `it()` and `test()` in a file that really runs: skipped and planned tests prove nothing. */
export function readTestTitles(path: string): string[] {
  return parseTestTitles(path, readFileSync(path, 'utf8'));
}

export function parseTestTitles(path: string, source: string): string[] {
  const titles: string[] = [];
  const collect = (call: CallExpression) => {
    const title = isTestCall(call.callee) ? titleText(call.arguments[0], source) : undefined;
    if (title !== undefined) titles.push(title);
  };
  new Visitor({ CallExpression: collect }).visit(parseSync(path, source).program);
  return titles;
}

const runningVariants = new Set(['each', 'for', 'concurrent', 'sequential', 'only', 'runIf', 'skipIf']);

function isTestCall(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test';
  if (callee.type === 'CallExpression') return isTestCall(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isTestCall(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return runningVariants.has(callee.property.name) && isTestCall(callee.object);
}

function titleText(argument: Argument | undefined, source: string): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type === 'TemplateLiteral') return source.slice(argument.start + 1, argument.end - 1);
  return undefined;
}

/** Whether a shown title belongs to a written one: a row of `test.each` or a loop has its values where the source has a placeholder. */
export function showsTitle(writtenTitle: string, shownTitle: string): boolean {
  if (writtenTitle === shownTitle) return true;
  const fixedParts = writtenTitle.split(/\$\{[^}]*\}|%[sdifjop#$%]|\$[A-Za-z_][\w.]*/);
  return new RegExp(`^${fixedParts.map(escapePattern).join('.*')}$`, 's').test(shownTitle);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
