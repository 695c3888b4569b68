import { useLocation, useNavigate } from 'react-router';
import { useLocalPath, useMessages } from '../../language.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { useShop } from '../../state/use-shop.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { X } from '../../ui/pictures/icons.tsx';
import { AccountSkeleton } from '../account-skeleton.tsx';
import { AccountMenu } from '../dashboard/account-menu.tsx';
import { GuestDashboard } from '../dashboard/guest-dashboard.tsx';
import './user-menu-page.css';

export const meta = privateMeta(accountMessages, ({ menuTitle }) => menuTitle);

/** The account menu as a page, for phones. */
export default function UserMenuPage() {
  const texts = useMessages(accountMessages);
  const session = useShop((state) => state.session);
  return (
    <div className="user-menu-page stack container">
      <div className="row apart">
        <h1>{texts.menuTitle}</h1>
        <CloseButton />
      </div>
      {session === 'user' && <AccountMenu />}
      {session === 'unknown' && <AccountSkeleton />}
      {session === 'guest' && <GuestDashboard />}
    </div>
  );
}

function CloseButton() {
  const texts = useMessages(accountMessages);
  const navigate = useNavigate();
  const homePath = useLocalPath()('/');
  // On the first page of a visit, the way back would leave the shop.
  const isFirstPage = useLocation().key === 'default';
  return (
    <IconButton
      label={texts.closeMenu}
      icon={<X />}
      onClick={() => void (isFirstPage ? navigate(homePath) : navigate(-1))}
    />
  );
}
