import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/page-paths.ts';
import { restoreTyping } from '../../kept-typing.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { OfflineNotice } from '../../offline/offline-notice.tsx';
import { UnkeptPages } from '../../offline/unkept-pages.tsx';
import { client } from '../../state/client.ts';
import { listenForShowLogin } from '../../state/dialogs.ts';
import { useShownPlace } from '../../state/way-back.ts';
import { InTurn, takenOver } from '../../take-over.tsx';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { MobileCartBar } from '../cart/mobile-cart-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OpenDialogs } from './open-dialogs.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { usePagesAhead } from './pages-ahead.ts';

type ShellProps = {
  /** Set on pages of the admin, which have a frame of their own in place of header, footer and cart. */
  isBare?: boolean;
  /** The main landmark with the page, or with an error. */
  children: ReactNode;
};

/** The parts that stay while pages change. */
export function Shell({ isBare = false, children }: ShellProps) {
  const texts = useMessages(shellMessages);
  const { pathname } = useLocation();
  const isCheckout = inLanguage(pathname, 'en').startsWith('/checkout');
  useEffect(() => client.shopPages.show(!isBare), [isBare]);
  useEffect(startWhenTakenOver, []);
  useEffect(() => client.session.leaveEnded(pathname), [pathname]);
  useDocumentOfLanguage();
  useShownPlace();
  usePagesAhead();
  return (
    <>
      <SkipLink target="main">{texts.skipToContent}</SkipLink>
      <OfflineNotice />
      <UnkeptPages />
      {!isBare && <Header />}
      {children}
      {!isBare && !isCheckout && (
        <InTurn>
          <Footer />
        </InTurn>
      )}
      {!isBare && <MobileCartBar />}
      <OpenDialogs />
      <PageAnnouncer />
      <Toasts label={texts.messages} path={pathname} />
    </>
  );
}

/** The language of this document's scripts. */
const loadedLanguage = typeof location === 'undefined' ? undefined : languageOfPath(location.pathname);

/**
 * Reloads the document when a navigation leads to the other language, for example after a login: that language's texts
 * come only with its own document.
 */
function useDocumentOfLanguage(): void {
  const language = useLanguage();
  useEffect(() => {
    if (import.meta.env.PROD && language !== loadedLanguage) location.reload();
  }, [language]);
}

/** Starts once the page is taken over: news that arrived before would have parts drawn twice. */
function startWhenTakenOver(): () => void {
  let stop: (() => void) | undefined;
  let isHere = true;
  void takenOver.then(() => {
    if (isHere) stop = startShop();
  });
  return () => {
    isHere = false;
    stop?.();
  };
}

/** Loads who is here, and all categories and sub-categories (spec §2, shell behaviour). */
function startShop(): () => void {
  restoreTyping();
  void client.session.start();
  void client.shopPages.whenShown('catalogue', client.catalogue.load);
  const stopKeeping = client.keepInStep();
  const stopListening = listenForShowLogin();
  return () => {
    stopKeeping();
    stopListening();
  };
}
