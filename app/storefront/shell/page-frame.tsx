import { Outlet } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/page-frame';
import { ApplicationError } from './application-error.tsx';

/** The main landmark of every page, and where its errors stop, so that header and footer stay around them. */
export default function PageFrame() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}

/** Pages have their own; this is the title of an error. */
export function meta({ matches, location }: Route.MetaArgs) {
  const { unexpectedError } = shellMessages[languageOfPath(location.pathname)];
  return pageMeta({ matches, location, title: unexpectedError, noIndex: true });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <ApplicationError error={error} />
    </main>
  );
}
