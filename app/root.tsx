// First of all styles: it declares the order of the layers.
import './styles/app.css';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { inLanguage } from '#shared/page-paths.ts';
import { useLanguage } from './language.ts';
import { ApplicationError } from './storefront/shell/application-error.tsx';
import { THEME_COLOUR } from './styles/theme-colour.ts';

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLOUR} />
        <link rel="preload" href="/fonts/ojuju.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={inLanguage('/manifest.webmanifest', language)} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort: an error of the shell itself. Errors of pages are caught in `page-frame.tsx`. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ApplicationError error={error} />
    </main>
  );
}
