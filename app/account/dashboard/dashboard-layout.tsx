import { Outlet, redirect } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { useShop } from '../../state/use-shop.ts';
import { AccountSkeleton } from '../account-skeleton.tsx';
import type { Route } from './+types/dashboard-layout';
import { AccountMenu } from './account-menu.tsx';
import { GuestDashboard } from './guest-dashboard.tsx';
import './dashboard-layout.css';

/** The dashboard itself has nothing to show: its first page does. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  if (inLanguage(pathname, 'en').replace(/\/$/, '') === '/dashboard') {
    throw redirect(inLanguage('/dashboard/profile', languageOfPath(pathname)));
  }
  return null;
}

export function shouldRevalidate(): boolean {
  return false;
}

export default function DashboardLayout() {
  const texts = useMessages(accountMessages);
  const session = useShop((state) => (state.isLoginDue ? 'user' : state.session));
  if (session === 'guest') {
    return (
      <div className="dashboard stack gap-6 container">
        <h1>{texts.menuTitle}</h1>
        <GuestDashboard />
      </div>
    );
  }
  return (
    <div className="dashboard stack gap-6 dashboard--columns container">
      <aside className="dashboard__menu">
        <AccountMenu />
      </aside>
      <div className="dashboard__content">{session === 'user' ? <Outlet /> : <AccountSkeleton />}</div>
    </div>
  );
}
