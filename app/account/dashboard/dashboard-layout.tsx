import { Outlet } from 'react-router';
import { useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { useShop } from '../../state/use-shop.ts';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { AccountMenu } from './account-menu.tsx';
import { GuestDashboard } from './guest-dashboard.tsx';
import './dashboard-layout.css';

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
