/**
 * Fails on a raw colour or size outside app/styles/tokens.css, and on a style attribute in a component, which the style
 * CSP of the pages would drop silently.
 */
import { readdir, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Finding {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
}

const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\(/i;
const NAMED_COLOUR =
  /:[^;{]*(?<![-\w])(?:white|black|red|green|blue|yellow|orange|pink|purple|grey|gray|gold|brown|beige)(?![-\w])/i;
// Hairlines (1px), zero, percentages, fr and whole-viewport units are not design decisions.
const RAW_SIZE = /(?<![-\w.])-?(?!0(?:px|rem|em)\b|1px\b)\d*\.?\d+(?:px|rem|em|ch|ex|pt|ms|s)\b/i;
const BREAKPOINT = /^@(?:media|container)\b.*$/;
// The three breakpoints of the design, and each as a maximum (one pixel below).
const LITERAL_BREAKPOINTS = /\b(?:76[78]|102[34]|14(?:39|40))px\b/g;

const CSS_RULES: readonly Rule[] = [
  { pattern: RAW_COLOUR, why: 'raw colour: use a --colour-* or --art-* token' },
  { pattern: NAMED_COLOUR, why: 'named colour: use a --colour-* or --art-* token' },
  { pattern: RAW_SIZE, why: 'raw size or time: use a token' },
];

const COMPONENT_RULES: readonly Rule[] = [
  { pattern: /(['"`])#[0-9a-f]{3,8}\1/i, why: 'raw colour: use var(--art-*) or a class' },
  { pattern: /\b(?:rgba?|hsla?|oklch)\(/i, why: 'raw colour: use var(--art-*) or a class' },
  { pattern: /\sstyle=[{"']/, why: 'style attribute: the style CSP refuses it, use a class' },
];

export function findRawValues(fileName: string, text: string): Finding[] {
  const isStylesheet = fileName.endsWith('.css');
  const rules = isStylesheet ? CSS_RULES : COMPONENT_RULES;
  const lines = (isStylesheet ? withoutComments(text) : text).split('\n');
  return lines.flatMap((written, index) => {
    const checked = readable(written.trim());
    return rules
      .filter(({ pattern }) => pattern.test(checked))
      .map(({ why }) => ({ line: index + 1, text: written.trim(), why }));
  });
}

function readable(line: string): string {
  return BREAKPOINT.test(line) ? line.replace(LITERAL_BREAKPOINTS, '') : line;
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
}

export async function findRawValuesInApp(appFolder: string): Promise<string[]> {
  const entries = await readdir(appFolder, { recursive: true });
  const checked = entries.filter(isChecked).sort();
  const perFile = await Promise.all(
    checked.map(async (entry) => {
      const text = await readFile(`${appFolder}/${entry}`, 'utf8');
      return findRawValues(entry, text).map(
        ({ line, text, why }) => `app/${entry}:${line} ${why}\n    ${text}`,
      );
    }),
  );
  return perFile.flat();
}

function isChecked(entry: string): boolean {
  if (entry === 'styles/tokens.css' || entry === 'styles/drawings.css' || entry.endsWith('.test.tsx'))
    return false;
  return entry.endsWith('.css') || entry.endsWith('.tsx');
}

if (import.meta.main) {
  const appFolder = fileURLToPath(new URL('../app', import.meta.url));
  const findings = await findRawValuesInApp(appFolder);
  for (const finding of findings) console.error(finding);
  console.log(`${relative(process.cwd(), appFolder)}: ${findings.length} raw values outside tokens.css`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
