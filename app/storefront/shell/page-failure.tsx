import { isNetworkFailure, OfflineState } from '../../offline/offline-state.tsx';
import { ApplicationError } from './application-error.tsx';

/** In place of a page that could not be shown. */
export function PageFailure({ error }: { error: unknown }) {
  if (isNetworkFailure(error)) return <OfflineState onRetry={() => location.reload()} />;
  return <ApplicationError error={error} />;
}
