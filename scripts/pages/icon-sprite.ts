import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const virtual = '\0icons';

/**
 * In the built pages an icon of lucide-react is a reference into one file with all icons of the shop. Inline, each was
 * sent twice: in the HTML and in the script that renders it again (docs/decisions/333-icons-and-drawings.md).
 */
export function iconSprite(): Plugin {
  let root = '';
  let icons: Promise<Icon[]> | undefined;
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === 'lucide-react' ? virtual : undefined),
    async load(id) {
      if (id !== virtual) return;
      icons ??= readIcons(root);
      return componentsFor(await icons);
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      icons ??= readIcons(root);
      const source = spriteOf(await icons);
      this.emitFile({ type: 'asset', fileName: fileOf(source), source });
    },
  };
}

/** In development and in tests the server imports each icon by itself: the package as a whole is a thousand modules. */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: { id: /\.tsx$/, code: "from 'lucide-react'" },
      handler: (code) =>
        code.replaceAll(importOfIcons, (_, list: string) =>
          namesIn(list)
            .map(
              ({ icon, local }) =>
                `import ${local} from 'lucide-react/dist/esm/icons/${fileNameOf(icon)}.mjs';`,
            )
            .join(''),
        ),
    },
  };
}

const importOfIcons = /import \{([^}]*)\} from 'lucide-react';/g;

/** `Map as MapIcon` is an icon and its name in the file. */
function namesIn(list: string): { icon: string; local: string }[] {
  return list.split(',').flatMap((item) => {
    const [icon = '', local = icon] = item.trim().split(' as ');
    return icon === '' ? [] : [{ icon, local }];
  });
}

type Icon = { component: string; id: string; node: [tag: string, attributes: Record<string, string>][] };

async function readIcons(root: string): Promise<Icon[]> {
  const names = new Set<string>();
  const app = join(root, 'app');
  for (const file of await readdir(app, { recursive: true })) {
    if (!file.endsWith('.tsx')) continue;
    const source = await readFile(join(app, file), 'utf8');
    for (const [, list = ''] of source.matchAll(importOfIcons)) {
      for (const { icon } of namesIn(list)) names.add(icon);
    }
  }
  return Promise.all([...names].sort().map((name) => readIcon(root, name)));
}

async function readIcon(root: string, component: string): Promise<Icon> {
  const icons = join(root, 'node_modules', 'lucide-react', 'dist', 'esm', 'icons');
  const name = fileNameOf(component);
  // An icon that was renamed leads to the file of its new name.
  const source = await readFile(join(icons, `${name}.mjs`), 'utf8');
  const id = /default \} from '\.\/(.*)\.mjs'/.exec(source)?.[1] ?? name;
  const { __iconData } = await import(pathToFileURL(join(icons, `${id}.mjs`)).href);
  return { component, id, node: __iconData.node };
}

function fileNameOf(component: string): string {
  return component.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
}

function spriteOf(icons: Icon[]): string {
  const once = new Map(icons.map((icon) => [icon.id, icon]));
  const symbols = [...once.values()].map(({ id, node }) => {
    const parts = node.map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join('')}/>`;
    });
    return `<symbol id="${id}" viewBox="0 0 24 24">${parts.join('')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function fileOf(sprite: string): string {
  return `assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
}

function componentsFor(icons: Icon[]): string {
  const file = fileOf(spriteOf(icons));
  const components = icons.map(
    ({ component, id }) => `export const ${component} = /* @__PURE__ */ icon('${id}');`,
  );
  return `import { jsx } from 'react/jsx-runtime';
const icon = (id) => ({ className, ...rest }) => jsx('svg', {
  'aria-hidden': true, ...rest, className: className ? 'lucide ' + className : 'lucide', children: jsx('use', { href: '/${file}#' + id }),
});
${components.join('\n')}
`;
}
