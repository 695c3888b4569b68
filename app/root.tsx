import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useLanguage } from './language.ts';
import { ApplicationError } from './storefront/shell/application-error.tsx';
import './styles/app.css';

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
  return <ApplicationError error={error} />;
}
