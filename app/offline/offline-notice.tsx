import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage, useMessages } from '../language.ts';
import { offlineMessages } from '../messages/offline-messages.ts';
import { client } from '../state/client.ts';
import { useStore } from '../state/use-store.ts';
import { CloudOff, History } from '../ui/pictures/icons.tsx';
import { registerWorker } from './register-worker.ts';
import './offline-notice.css';

/** Shown above every page: says that there is no network, and that the page shown is a copy. */
export function OfflineNotice() {
  const texts = useMessages(offlineMessages);
  const language = useLanguage();
  const { isAway, seenAt } = useStore(client.network, (known) => known);
  useEffect(registerWorker, []);
  useEffect(() => client.network.watch(document.documentElement.dataset.seenAt), []);
  useShowsLoadedPage();
  return (
    <>
      <div role="status" className="offline-notice">
        {isAway && (
          <p className="offline-notice__line row gap-2">
            <CloudOff /> {texts.away}
          </p>
        )}
      </div>
      <div role="status">
        {seenAt !== undefined && (
          <p className="offline-notice__line row gap-2 offline-notice__line--seen">
            <History /> {texts.seenAt(new Date(seenAt).toLocaleString(locales[language], momentFormat))}
          </p>
        )}
      </div>
    </>
  );
}

const locales = { en: 'en-GB', fr: 'fr-FR' } as const;
const momentFormat = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** The first page's document says whether it is a copy; for later pages their answers say so. */
function useShowsLoadedPage(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    client.network.showLoadedPage();
  }, [key]);
}
