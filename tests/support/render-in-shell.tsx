import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LanguageContext } from '#app/language.ts';
import { menuOf } from '#app/shell-data/menu.ts';
import { factsInLanguage, type ShellData } from '#app/shell-data/shell-data.ts';
import { ShellDataContext } from '#app/shell-data/use-shell-data.ts';
import { defaultSettings } from '#core/settings.ts';
import type { Language } from '#shared/language.ts';
import { languageOfPath } from '#shared/page-paths.ts';

export const lips = { _id: 'lips00000001', name: 'Lips', nameFr: 'Lèvres' };
export const eyes = { _id: 'eyes00000001', name: 'Eyes', nameFr: 'Yeux' };
const lipstick = { _id: 'lipstick0001', name: 'Lipstick', nameFr: 'Rouge à lèvres', category: [lips] };
const gloss = { _id: 'gloss0000001', name: 'Gloss', nameFr: null, category: [lips] };

/** A shop with one category that has sub-categories and one that has none. */
export const smallShell: ShellData = {
  facts: {
    ...factsInLanguage(defaultSettings, 'en'),
    social: {
      ...defaultSettings.social,
      facebook: 'https://www.facebook.com/ndolo',
      instagram: 'https://www.instagram.com/ndolo',
      tiktok: 'https://www.tiktok.com/@ndolo',
      youtube: 'https://www.youtube.com/@ndolo',
    },
    apps: { googlePlay: 'https://play.google.com/ndolo', appStore: 'https://apps.apple.com/ndolo' },
  },
  year: 2026,
  promisedMinutes: 10,
  productCount: 403,
  categories: menuIn('en'),
};

/** The document's HTML as the server sends it: without a user and before hydration. */
export function renderInShell(
  page: ReactElement,
  { at = '/', shell = { ...smallShell, categories: menuIn(languageOfPath(at)) } } = {},
): string {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] });
  return renderToStaticMarkup(
    <LanguageContext value={languageOfPath(at)}>
      <ShellDataContext value={shell}>
        <RouterProvider router={router} />
      </ShellDataContext>
    </LanguageContext>,
  );
}

function menuIn(language: Language) {
  return menuOf([eyes, lips], [gloss, lipstick], language);
}
