import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { UserView } from '#shared/contract/user.ts';
import { logOut } from '../../client/log-out.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { LocalNavLink } from '../../local-link.tsx';
import { accountMessages } from '../../messages/account-messages.ts';
import { client } from '../../state/client.ts';
import { useAction } from '../../state/use-action.ts';
import { useShop } from '../../state/use-shop.ts';
import { classNames } from '../../ui/class-names.ts';
import {
  ChartColumn,
  CirclePlus,
  ClipboardList,
  Heart,
  Layers,
  LayoutGrid,
  LogOut,
  MapPin,
  Package,
  ShieldCheck,
  SprayCan,
  UserRound,
} from '../../ui/pictures/icons.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import './account-menu.css';

export async function loadShopBar() {
  return (await import('../../admin/frame/shop-bar.tsx')).ShopBar;
}

/** The menu in the header's dropdown, at the left of the dashboard and on the /user page; `onLeave` closes the dropdown around it. */
export function AccountMenu({ onLeave }: { onLeave?: () => void }) {
  const texts = useMessages(accountMessages);
  const details = useShop((state) => state.user.details);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const nameId = useId();
  // Entries for admins appear above 'Log out', which would jump away from under a thumb: it waits until the role is known.
  const isKnown = useShop(({ user }) => user.details !== undefined || user.status === 'failed');
  const isAdmin = details?.role === 'ADMIN';
  const { act, isBusy: isLeaving } = useAction();

  async function leaveAccount() {
    const message = await logOut(client, texts.loggedOutHere);
    onLeave?.();
    await navigate(localPath('/'));
    return { message };
  }

  return (
    <nav className="stack gap-3" aria-labelledby={nameId}>
      <p className="account-menu__who" id={nameId}>
        <span className="bold">{details?.name ?? texts.menuTitle}</span>
        {isAdmin && <span className="muted"> {texts.admin}</span>}
      </p>
      <ul className="stack gap-1">
        {[
          { to: '/dashboard/profile', label: texts.profile, icon: <UserRound /> },
          { to: '/dashboard/myorders', label: texts.myOrders, icon: <Package /> },
          { to: '/wishlist', label: texts.wishlist, icon: <Heart /> },
          { to: '/dashboard/address', label: texts.saveAddress, icon: <MapPin /> },
          { to: '/dashboard/security', label: texts.security, icon: <ShieldCheck /> },
          ...staffEntries(texts, details),
        ].map(({ to, label, icon }) => (
          <li key={to}>
            <LocalNavLink to={to} className="account-menu__entry" onClick={onLeave}>
              {icon}
              {label}
            </LocalNavLink>
          </li>
        ))}
        <li className={classNames(!isKnown && 'account-menu__waiting')}>
          <button
            type="button"
            className="account-menu__entry"
            disabled={isLeaving}
            aria-busy={isLeaving || undefined}
            onClick={() => void act(leaveAccount)}
          >
            {isLeaving ? <Spinner /> : <LogOut />}
            {texts.logOut}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/**
 * The entries of the specification, and the page on which a role's work begins; the admin's own frame has all entries. Written out by hand:
 * the table of the roles would be loaded with every page of the shop.
 */
function staffEntries(texts: (typeof accountMessages)['en'], details: UserView | undefined) {
  const isAdmin = details?.role === 'ADMIN';
  const role = details?.staffRole;
  const leads = isAdmin && role !== 'CATALOGUE';
  return [
    leads && { to: '/dashboard/overview', label: texts.overview, icon: <ChartColumn /> },
    // A rider's orders are the rider's own parcels.
    role &&
      role !== 'CATALOGUE' && {
        to: role === 'RIDER' ? '/dashboard/parcels' : '/dashboard/orders',
        label: texts.orders,
        icon: <ClipboardList />,
      },
    isAdmin && { to: '/dashboard/category', label: texts.category, icon: <LayoutGrid /> },
    isAdmin && { to: '/dashboard/subcategory', label: texts.subCategory, icon: <Layers /> },
    isAdmin && { to: '/dashboard/upload-product', label: texts.uploadProduct, icon: <CirclePlus /> },
    isAdmin && { to: '/dashboard/product', label: texts.product, icon: <SprayCan /> },
  ].filter((entry) => !!entry);
}
