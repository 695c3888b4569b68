import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withHeldModules } from './held-modules.ts';
import { joinedSheetOf, withJoinedSheet } from './joined-sheet.ts';

test('a route whose file only passes on another one names that one, and what its exports are called there', async () => {
  const client = await mkdtemp(join(tmpdir(), 'held-'));
  await mkdir(join(client, 'assets'));
  await writeFile(
    join(client, 'assets', 'desk.js'),
    'export{a as default,meta}from"./admin-x1.js";import"./more.js";',
  );
  await writeFile(join(client, 'assets', 'root.js'), 'export{$t as default,meta}from"./shell-x1.js";\n');
  const route = { parentId: undefined, hasAction: false, hasLoader: false } as const;
  const routes = {
    root: { ...route, id: 'root', module: '/assets/root.js' },
    desk: { ...route, id: 'desk', module: '/assets/desk.js' },
  };
  // The router's own type has further fields, which do not matter here.
  const assets = { entry: { imports: [], module: '' }, url: '', version: '', routes } as never;
  expect(await withHeldModules(assets, client)).toMatchObject({
    routes: {
      root: {
        module: '/assets/root.js',
        heldIn: '/assets/shell-x1.js',
        heldAs: { default: '$t', meta: 'meta' },
      },
      // Unchanged, because the module does more than re-export.
      desk: routes.desk,
    },
  });
});

test('the sheets of account and admin are one for a page that needs both, named by both', () => {
  const both = [
    '/assets/admin-styles-aa.css',
    '/assets/shop-styles-cc.css#',
    '/assets/account-styles-bb.css#',
  ];
  expect(withJoinedSheet(both)).toEqual(['/assets/shop-styles-cc.css#', '/assets/admin-sheet-bbaa.css']);
  expect(joinedSheetOf(both)?.parts).toEqual([
    '/assets/account-styles-bb.css',
    '/assets/admin-styles-aa.css',
  ]);
  expect(withJoinedSheet(both.slice(1))).toEqual(both.slice(1));
});
