import { inLanguage, languageOfPath } from '#shared/page-paths.ts';
import { adminFrameMessages } from '../messages/admin-frame-messages.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/office-manifest';
import { appIcons, appLook } from './manifest.ts';

/**
 * The manifest of the office, an app of its own beside the shop's: it opens on the page where the person's work starts, and a long press on its
 * icon offers three pages.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const language = languageOfPath(new URL(request.url).pathname);
  const texts = adminFrameMessages[language];
  const { name } = context.get(pageContext).facts;
  const manifest = {
    id: '/dashboard',
    name: texts.officeOf(name),
    short_name: texts.office,
    description: texts.menu,
    lang: language,
    start_url: inLanguage('/dashboard/work', language),
    ...appLook,
    categories: ['business'],
    icons: appIcons,
    shortcuts: [
      { name: texts.orders, url: '/dashboard/orders' },
      { name: texts.uploadProduct, url: '/dashboard/upload-product' },
      { name: texts.priceList, url: '/dashboard/product' },
    ].map((shortcut) => ({
      ...shortcut,
      url: inLanguage(shortcut.url, language),
      icons: appIcons.filter(({ sizes }) => sizes === '192x192'),
    })),
  };
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  });
}
