import { inLanguage, languageOfPath } from '#shared/page-paths.ts';
import { offlineMessages } from '../messages/offline-messages.ts';
import { pageContext } from '../page-context.ts';
import { THEME_COLOUR } from '../styles/theme-colour.ts';
import type { Route } from './+types/manifest';

export const appLook = {
  dir: 'ltr',
  scope: '/',
  display: 'standalone',
  background_color: THEME_COLOUR,
  theme_color: THEME_COLOUR,
} as const;

export const appIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** The manifest with which a phone puts the shop on its home screen. The shop is one app in both languages: either one installs it. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { api, facts } = context.get(pageContext);
  const { name } = facts;
  const { delivery } = (await api.settings.shown({})).data;
  const language = languageOfPath(new URL(request.url).pathname);
  const texts = offlineMessages[language];
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: delivery?.offer[language] ? texts.appDescriptionOffered : texts.appDescription,
    lang: language,
    start_url: inLanguage('/', language),
    ...appLook,
    categories: ['shopping', 'beauty'],
    icons: appIcons,
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
