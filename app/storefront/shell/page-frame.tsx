import { Outlet } from 'react-router';
import { languageOfPath } from '#shared/page-paths.ts';
import { offlineMessages } from '../../messages/offline-messages.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { isNetworkFailure, OfflineState } from '../../offline/offline-state.tsx';
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
export function meta({ error, matches, location }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  const title = isNetworkFailure(error)
    ? offlineMessages[language].title
    : shellMessages[language].unexpectedError;
  return pageMeta({ matches, location, title, noIndex: true });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      {isNetworkFailure(error) ? (
        <OfflineState onRetry={() => location.reload()} />
      ) : (
        <ApplicationError error={error} />
      )}
    </main>
  );
}
