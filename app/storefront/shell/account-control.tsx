import { memo, useId, useRef, useState } from 'react';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { shellMessages } from '../../messages/shell-messages.ts';
import { onFirstUse } from '../../on-first-use.tsx';
import { useShop } from '../../state/use-shop.ts';
import { ChevronDown, UserRound } from '../../ui/pictures/icons.tsx';
import './account-control.css';
import { useCloseOutside } from './use-close-outside.ts';

const AccountMenu = onFirstUse(
  async () => (await import('../../account/dashboard/account-menu.tsx')).AccountMenu,
);

const ShopBar = onFirstUse(
  async () => (await import('../../account/dashboard/account-menu.tsx')).loadShopBar(),
  { isAsked: false },
);

/** On home, a link for the staff to their work. Only they load its script: the menu's, whose files the page already knows. */
export function StaffBar() {
  const role = useShop(({ user }) => user.details?.staffRole);
  return role && <ShopBar role={role} />;
}

/** On phones an icon to /user, or to /login for guests; on desktop the account dropdown, or Login (spec §2, Header). */
export const AccountControl = memo(function AccountControl() {
  const texts = useMessages(shellMessages);
  const isUser = useShop((state) => state.session === 'user');
  return (
    <div className="account-control">
      <LocalLink
        to={isUser ? '/user' : '/login'}
        className="account-control__icon"
        aria-label={isUser ? texts.account : texts.login}
      >
        <UserRound />
      </LocalLink>
      <div className="account-control__wide">
        {isUser ? (
          <AccountDropdown />
        ) : (
          <LocalLink to="/login" className="account-control__button">
            <UserRound />
            {texts.login}
          </LocalLink>
        )}
      </div>
    </div>
  );
});

function AccountDropdown() {
  const texts = useMessages(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const areaRef = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);
  useCloseOutside(areaRef, isOpen, close);
  return (
    <div ref={areaRef} className="account-control__area">
      <button
        type="button"
        className="account-control__button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <UserRound />
        {texts.account}
        <ChevronDown />
      </button>
      <div id={panelId} className="account-control__panel panel" hidden={!isOpen}>
        {isOpen && <AccountMenu onLeave={close} onClose={close} />}
      </div>
    </div>
  );
}
