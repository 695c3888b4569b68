import { isNetworkFailure, OfflineState } from '../../offline/offline-state.tsx';
import { ApplicationError } from './application-error.tsx';

/** Shown in place of a page that failed. */
export function PageFailure({ error }: { error: unknown }) {
  if (isNetworkFailure(error)) return <OfflineState onRetry={() => location.reload()} />;
  return <ApplicationError error={error} />;
}
