import { useNavigate } from 'react-router';
import type { StaffRole } from '#shared/access.ts';
import type { MenuCountsView } from '#shared/contract/admin-frame.ts';
import { logOut } from '../../client/log-out.ts';
import { useLocalPath, useMessages } from '../../language.ts';
import { LocalLink, LocalNavLink } from '../../local-link.tsx';
import { adminFrameMessages } from '../../messages/admin-frame-messages.ts';
import { client } from '../../state/client.ts';
import { useAction } from '../../state/use-action.ts';
import { LogOut, Store } from '../../ui/pictures/icons.tsx';
import { Spinner } from '../../ui/pictures/spinner.tsx';
import './admin-menu.css';
import { MenuCount } from './menu-count.tsx';
import { menuSections } from './menu-entries.tsx';

type AdminMenuProps = {
  role: StaffRole;
  counts: MenuCountsView | undefined;
  /** Closes the dialog in which the menu was opened. */
  onLeave?: () => void;
};

/** The pages that the role may open, in groups: at the left of a laptop, behind 'More' on a phone. */
export function AdminMenu({ role, counts, onLeave }: AdminMenuProps) {
  const texts = useMessages(adminFrameMessages);
  return (
    <nav className="admin-menu stack" aria-label={texts.menu}>
      {menuSections(texts, role).map(({ title, entries }) => (
        <div key={title}>
          <p className="admin-menu__title fine">{title}</p>
          <ul className="admin-menu__entries" aria-label={title}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <LocalNavLink to={entry.to} className="admin-menu__entry" onClick={onLeave}>
                  {entry.icon}
                  <span>{entry.label}</span>
                  <MenuCount entry={entry} counts={counts} />
                </LocalNavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className="admin-menu__entries">
        <li>
          <LocalLink to="/" className="admin-menu__entry">
            <Store />
            {texts.seeShop}
          </LocalLink>
        </li>
        <li>
          <LogOutButton onLeave={onLeave} />
        </li>
      </ul>
    </nav>
  );
}

function LogOutButton({ onLeave }: { onLeave: (() => void) | undefined }) {
  const texts = useMessages(adminFrameMessages);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { act, isBusy } = useAction();

  async function leave() {
    const message = await logOut(client, texts.loggedOutHere);
    onLeave?.();
    await navigate(localPath('/'));
    return { message };
  }

  return (
    <button
      type="button"
      className="admin-menu__entry"
      disabled={isBusy}
      aria-busy={isBusy || undefined}
      onClick={() => void act(leave)}
    >
      {isBusy ? <Spinner /> : <LogOut />}
      {texts.logOut}
    </button>
  );
}
