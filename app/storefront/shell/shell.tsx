import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/page-paths.ts';
import { LoginModal } from '../../account/login/login-modal.tsx';
import { useMessages } from '../../language.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import { OfflineNotice } from '../../offline/offline-notice.tsx';
import { UnkeptPages } from '../../offline/unkept-pages.tsx';
import { pageContext } from '../../page-context.ts';
import { listenForShowLogin } from '../../state/dialogs.ts';
import { keepInStep } from '../../state/keep-in-step.ts';
import { loadCatalogue } from '../../state/load-catalogue.ts';
import { leaveEndedSession, startSession } from '../../state/session.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Toasts } from '../../ui/toasts.tsx';
import { CartDrawer } from '../cart/cart-drawer.tsx';
import { MobileCartBar } from '../cart/mobile-cart-bar.tsx';
import type { Route } from './+types/shell';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { loadShellData } from './shell-data.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadShellData(context.get(pageContext), languageOfPath(new URL(request.url).pathname));
}

/** English and French are two routes: a change of language loads the other one, nothing else needs a new shell. */
export function shouldRevalidate(): boolean {
  return false;
}

export default function Shell() {
  const texts = useMessages(shellMessages);
  const { pathname } = useLocation();
  const isCheckout = inLanguage(pathname, 'en').startsWith('/checkout');
  useEffect(startShop, []);
  useEffect(() => leaveEndedSession(pathname), [pathname]);
  return (
    <>
      <SkipLink target="main">{texts.skipToContent}</SkipLink>
      <OfflineNotice />
      <UnkeptPages />
      <Header />
      <Outlet />
      {!isCheckout && <Footer />}
      <MobileCartBar />
      <CartDrawer />
      <LoginModal />
      <PageAnnouncer />
      <Toasts label={texts.messages} />
    </>
  );
}

/** On start: who is here, and all categories and sub-categories (spec §2, shell behaviour). */
function startShop(): () => void {
  void startSession();
  void loadCatalogue();
  const stopKeeping = keepInStep();
  const stopListening = listenForShowLogin();
  return () => {
    stopKeeping();
    stopListening();
  };
}
