// Imported before all other styles: it declares the order of the layers.
import './styles/app.css';
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  UNSAFE_useScrollRestoration,
  useLocation,
  useMatches,
} from 'react-router';
import { inLanguage, languageOfPath } from '#shared/page-paths.ts';
import type { Route } from './+types/root';
import { LanguageContext } from './language.ts';
import { offlineMessages } from './messages/offline-messages.ts';
import { shellMessages } from './messages/shell-messages.ts';
import { isNetworkFailure } from './offline/offline-state.tsx';
import { pageContext } from './page-context.ts';
import { PageScripts } from './page-scripts.tsx';
import { pageMeta } from './seo/page-meta.ts';
import { isShellData, loadShellData, type ShellData } from './shell-data/shell-data.ts';
import { ShellDataContext } from './shell-data/use-shell-data.ts';
import { PageFailure } from './storefront/shell/page-failure.tsx';
import { Shell } from './storefront/shell/shell.tsx';
import { THEME_COLOUR } from './styles/theme-colour.ts';
import { InTurn } from './take-over.tsx';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadShellData(context.get(pageContext), languageOfPath(new URL(request.url).pathname));
}

/** The shell is never loaded again: a change of language is a new document, and nothing else needs a new shell. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The title of the error page; pages have titles of their own. */
export function meta({ error, matches, location }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  const title = isNetworkFailure(error)
    ? offlineMessages[language].title
    : shellMessages[language].unexpectedError;
  return pageMeta({ matches, location, title, noIndex: true });
}

export function Layout({ children }: { children: React.ReactNode }) {
  const language = languageOfPath(useLocation().pathname);
  const shell = useShellData();
  const isOfAdmin = useIsOfAdmin();
  const page = (
    <>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOUR} />
        {!isOfAdmin && (
          <link rel="preload" href="/fonts/ojuju.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={inLanguage('/manifest.webmanifest', language)} />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>
          <ShellDataContext value={shell}>{children}</ShellDataContext>
        </LanguageContext>
        {import.meta.env.SSR ? <ScrollRestoration /> : <KeptScroll />}
        {import.meta.env.SSR && <PageScripts language={language} isOfAdmin={isOfAdmin} />}
      </body>
    </>
  );
  // In the browser Preact takes over only what is inside <html>.
  return import.meta.env.SSR ? <html lang={language}>{page}</html> : page;
}

/** `<ScrollRestoration>` without its script: after an error the script would be inserted again, and the content policy would refuse it. */
function KeptScroll() {
  UNSAFE_useScrollRestoration({});
  return null;
}

export default function Root() {
  if (useIsOfAdmin()) {
    return (
      <Shell isBare>
        <Outlet />
      </Shell>
    );
  }
  return (
    <Shell>
      <InTurn>
        <main id="main">
          <Outlet />
        </main>
      </InTurn>
    </Shell>
  );
}

function useShellData(): ShellData | undefined {
  return useMatches()
    .map(({ loaderData }) => loaderData)
    .find(isShellData);
}

/** Recognized by the id that `routes.ts` gives to the frame of the admin's pages. */
function useIsOfAdmin(): boolean {
  return useMatches().some(({ id }) => id.endsWith('/admin'));
}

/** An error of a page is shown between header and footer; when the shell's own data failed, it is shown alone. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const hasShell = useShellData() !== undefined;
  const failure = (
    <main id="main">
      <PageFailure error={error} />
    </main>
  );
  return hasShell ? <Shell>{failure}</Shell> : failure;
}
