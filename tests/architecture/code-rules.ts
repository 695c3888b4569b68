import { type Expression, type TSType, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

export type Breach = { readonly rule: string; readonly offset: number };

/** What the style guide forbids inside a file of any layer. */
export function breachesIn(file: SourceFile): Breach[] {
  const breaches: Breach[] = [];
  const add = (rule: string, node: { start: number }) => breaches.push({ rule, offset: node.start });
  new Visitor({
    TSAnyKeyword: (node) => add('no any', node),
    TSNonNullExpression: (node) => add('no non-null assertion', node),
    TSTypeAssertion: (node) => add('no type assertion', node),
    TSAsExpression: (node) => {
      if (!isConst(node.typeAnnotation) && !isExplained(file, node))
        add('no type assertion without its reason', node);
    },
    CatchClause: (node) => {
      if (node.body.body.length === 0) add('no empty catch', node);
    },
    TSEnumDeclaration: (node) => add('no enum: a const table', node),
  }).visit(file.parsed.program);
  for (const comment of file.parsed.comments) {
    if (/@ts-(ignore|expect-error|nocheck)|biome-ignore/.test(comment.value))
      add('no silenced check', comment);
    if (/\b(TODO|FIXME|XXX)\b/.test(comment.value)) add('open work is an issue or a decision', comment);
  }
  return breaches;
}

/** `as` is for what the types cannot express; a comment in the three lines above has to say why it is right. */
function isExplained(file: SourceFile, node: { start: number; end: number }): boolean {
  return file.parsed.comments.some(
    ({ start, end }) =>
      start < node.end && file.source.slice(end, Math.max(end, node.end)).split('\n').length <= 4,
  );
}

function isConst(annotation: TSType): boolean {
  return (
    annotation.type === 'TSTypeReference' &&
    annotation.typeName.type === 'Identifier' &&
    annotation.typeName.name === 'const'
  );
}

export function defaultExportsIn(file: SourceFile): Breach[] {
  if (!file.source.includes('default')) return [];
  const breaches: Breach[] = [];
  new Visitor({
    ExportDefaultDeclaration: (node) => breaches.push({ rule: 'named exports only', offset: node.start }),
  }).visit(file.parsed.program);
  return breaches;
}

export function environmentReadsIn(file: SourceFile): Breach[] {
  if (!file.source.includes('env')) return [];
  const breaches: Breach[] = [];
  const rule = 'only server/env.ts reads the environment';
  new Visitor({
    MemberExpression: (node) => {
      if (isNamed(node.object, 'process') && isNamed(node.property, 'env'))
        breaches.push({ rule, offset: node.start });
    },
    ImportSpecifier: (node) => {
      if (node.imported.type === 'Identifier' && node.imported.name === 'env')
        breaches.push({ rule, offset: node.start });
    },
  }).visit(file.parsed.program);
  return breaches;
}

/** Patterns that the oldest browsers cannot read (docs/decisions/330-browser-baseline.md); no compiler and no build refuses them. */
export function youngPatternsIn(file: SourceFile): Breach[] {
  const breaches: Breach[] = [];
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      if (/\(\?<[=!]/.test(pattern) || flags.includes('v'))
        breaches.push({ rule: 'a pattern of Safari 16.4 and later', offset: node.start });
    },
  }).visit(file.parsed.program);
  return breaches;
}

const outsideWorld = [
  ...['process', 'window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'crypto'],
];
const outsideCalls = ['fetch', 'setTimeout', 'setInterval', 'addEventListener'];

/** `shared` and `app/client` may not use the clock, randomness, the environment or the page: callers pass in what they need. */
export function impuritiesIn(file: SourceFile): Breach[] {
  const breaches: Breach[] = [];
  const add = (rule: string, node: { start: number }) => breaches.push({ rule, offset: node.start });
  new Visitor({
    MemberExpression: (node) => {
      if (outsideWorld.some((name) => isNamed(node.object, name))) add('reads nothing around it', node);
      if (isNamed(node.object, 'Date') && isNamed(node.property, 'now')) add('has no clock', node);
      if (isNamed(node.object, 'Math') && isNamed(node.property, 'random'))
        add('leaves nothing to chance', node);
    },
    NewExpression: (node) => {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0) add('has no clock', node);
    },
    CallExpression: (node) => {
      if (outsideCalls.some((name) => isNamed(node.callee, name))) add('calls no one', node);
    },
  }).visit(file.parsed.program);
  return breaches;
}

function isNamed(node: Expression | { type: string; name?: string }, name: string): boolean {
  return node.type === 'Identifier' && 'name' in node && node.name === name;
}
