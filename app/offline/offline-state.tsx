import { ApiError } from '#shared/api-error.ts';
import { useLocalPath, useMessages } from '../language.ts';
import { offlineMessages } from '../messages/offline-messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { client } from '../state/client.ts';
import { Button, ButtonLink } from '../ui/buttons/button.tsx';
import { RotateCw } from '../ui/pictures/icons.tsx';
import { Offline } from '../ui/pictures/motif/offline.tsx';
import './offline-state.css';

/** Shown in place of a page that needs the network while there is none. */
export function OfflineState({ onRetry }: { onRetry: () => void }) {
  const words = useMessages(uiMessages);
  const texts = useMessages(offlineMessages);
  const localPath = useLocalPath();
  return (
    <div className="offline-state stack stack--centre gap-3 container">
      <Offline />
      <h1>{texts.heading}</h1>
      <p>{texts.text}</p>
      <div className="cluster">
        <Button icon={<RotateCw />} onClick={onRetry}>
          {words.retry}
        </Button>
        <ButtonLink to={localPath('/cart')} variant="outline">
          {texts.toCart}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Whether an error of a page means only that the network did not answer. */
export function isNetworkFailure(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0;
  // `fetch` throws this, also in the router's own requests; a bug may throw a TypeError too, but then the network is not away.
  return error instanceof TypeError && client.network.get().isAway;
}
