import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { assetsInLanguage, readBrowserManifest } from '#server/pages/assets-in-language.ts';
import { type Language, languages } from '#shared/language.ts';

/** An undeclared name, so that no minifier shortens it; it marks the texts of both languages in a built file. */
const MARK = '__textsByLanguage';

/** Marks the catalogues in the browser's build: `defineMessages({ en, fr })` becomes `__textsByLanguage(en, fr)`. */
export function markTexts(): Plugin {
  return {
    name: 'mark-texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]messages[\\/].*-messages\.ts$/ },
      handler(code, id) {
        return replaceCalls(id, code, 'defineMessages', ([texts]) => {
          const [en, fr] = languages.map((language) => propertyOf(texts, language));
          return `/* @__PURE__ */ ${MARK}(${textOf(code, en)}, ${textOf(code, fr)})`;
        });
      },
    },
  };
}

/**
 * Splits the built files in `assets/en`, which contain the texts of both languages, into one folder for each language
 * (docs/decisions/332-one-language.md). A file has the same name in both folders, so that the imports between files stay valid.
 */
export async function splitLanguages(client: string): Promise<void> {
  const built = join(client, 'assets', languages[0]);
  const names = (await readdir(built)).filter((name) => name.endsWith('.js'));
  for (const name of names) {
    const code = await readFile(join(built, name), 'utf8');
    for (const language of languages) {
      const folder = join(client, 'assets', language);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), inLanguage(name, code, language));
    }
  }
  await splitManifest(join(client, 'assets'));
}

function inLanguage(name: string, code: string, language: Language): string {
  const replaced = replaceCalls(name, code, MARK, (texts) => {
    const [en, fr] = texts;
    // Either key returns the same texts: there is one language at a time, and nothing breaks before the document is changed.
    return `(e=>({en:e,fr:e}))(${textOf(code, language === 'en' ? en : fr)})`;
  });
  return replaced.replaceAll(`assets/${languages[0]}/`, `assets/${language}/`);
}

async function splitManifest(assets: string): Promise<void> {
  const { file, manifest } = await readBrowserManifest(assets);
  for (const language of languages) {
    const own = assetsInLanguage(manifest, language);
    await writeFile(join(assets, language, file), `window.__reactRouterManifest=${JSON.stringify(own)};`);
  }
  await rm(join(assets, file));
}

type Span = { start: number; end: number };
type Node = Span & { type: string };

function replaceCalls(name: string, code: string, callee: string, written: (values: Node[]) => string) {
  const calls: (Span & { values: Node[] })[] = [];
  if (!code.includes(callee)) return code;
  walk(parseAst(code, { lang: name.endsWith('.ts') ? 'ts' : 'js' }), (node) => {
    if (node.type !== 'CallExpression') return;
    const called: unknown = Reflect.get(node, 'callee');
    const values: unknown = Reflect.get(node, 'arguments');
    if (isNode(called) && Reflect.get(called, 'name') === callee && Array.isArray(values)) {
      calls.push({ start: node.start, end: node.end, values: values.filter(isNode) });
    }
  });
  let result = '';
  let from = 0;
  for (const { start, end, values } of calls.sort((one, other) => one.start - other.start)) {
    result += code.slice(from, start) + written(values);
    from = end;
  }
  return result + code.slice(from);
}

function propertyOf(record: Node | undefined, name: string): Node | undefined {
  const properties: unknown = record && Reflect.get(record, 'properties');
  if (!Array.isArray(properties)) return undefined;
  const found: unknown = properties.find((property) => property?.key?.name === name)?.value;
  return isNode(found) ? found : undefined;
}

function textOf(code: string, node: Node | undefined): string {
  if (!node) throw new Error('A catalogue has to be written as defineMessages({ en: {…}, fr: {…} })');
  return code.slice(node.start, node.end);
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  if (!isNode(node)) return;
  visit(node);
  for (const value of Object.values(node)) walk(value, visit);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
