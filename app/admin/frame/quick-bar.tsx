import { useState } from 'react';
import type { StaffRole } from '#shared/access.ts';
import type { MenuCountsView } from '#shared/contract/admin-frame.ts';
import { useMessages } from '../../language.ts';
import { LocalNavLink } from '../../local-link.tsx';
import { adminFrameMessages } from '../../messages/admin-frame-messages.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Menu } from '../../ui/pictures/icons.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { MenuCount } from './menu-count.tsx';
import { quickEntries } from './menu-entries.tsx';
import './quick-bar.css';

type QuickBarProps = { role: StaffRole; counts: MenuCountsView | undefined };

/** The bar at the thumb of a phone: the four pages an owner goes between all day, and all others behind 'More'. */
export function QuickBar({ role, counts }: QuickBarProps) {
  const texts = useMessages(adminFrameMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav className="quick-bar" aria-label={texts.quickMenu}>
        {quickEntries(texts, role).map((entry) => (
          <LocalNavLink key={entry.to} to={entry.to} className="quick-bar__entry">
            {entry.icon}
            <span className="quick-bar__label">{entry.label}</span>
            <MenuCount entry={entry} counts={counts} />
          </LocalNavLink>
        ))}
        <button
          type="button"
          className="quick-bar__entry"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Menu />
          <span className="quick-bar__label">{texts.more}</span>
        </button>
      </nav>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.more}>
        <AdminMenu role={role} counts={counts} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
