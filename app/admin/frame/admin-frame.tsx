import { type ReactNode, useState } from 'react';
import { isAllowed, type StaffRole } from '#shared/access.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { shellMessages } from '../../messages/shell-messages.ts';
import { useFacts } from '../../shell-data/use-shell-data.ts';
import { LanguageSwitch } from '../../storefront/language/language-switch.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import './admin-frame.css';
import { AdminMenu } from './admin-menu.tsx';
import { FindButton, FindDialog } from './find-dialog.tsx';
import { QuickBar } from './quick-bar.tsx';
import { useKeptDevice } from './use-kept-device.ts';
import { useMenuCounts } from './use-menu-counts.ts';
import { useOfficeManifest } from './use-office-manifest.ts';

/** The frame around every page of the admin, in place of the shop's header and footer. */
export function AdminFrame({ role, children }: { role: StaffRole; children: ReactNode }) {
  const counts = useMenuCounts(role);
  useKeptDevice();
  useOfficeManifest();
  const [isFinding, setFinding] = useState(false);
  return (
    <div className="admin-frame">
      <FrameTop>{isAllowed('office', role) && <FindButton onOpen={() => setFinding(true)} />}</FrameTop>
      <aside className="admin-frame__side">
        <AdminMenu role={role} counts={counts} />
      </aside>
      <main id="main" className="admin-frame__page">
        {children}
      </main>
      <QuickBar role={role} counts={counts} />
      {isAllowed('office', role) && (
        <FindDialog
          role={role}
          open={isFinding}
          onOpen={() => setFinding(true)}
          onClose={() => setFinding(false)}
        />
      )}
    </div>
  );
}

/** The frame without menus, for a person who may not use them, and until the browser knows who is logged in. */
export function BareAdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="admin-frame">
      <FrameTop />
      <div className="admin-frame__side" />
      <main id="main" className="admin-frame__page">
        {children}
      </main>
    </div>
  );
}

function FrameTop({ children }: { children?: ReactNode }) {
  const texts = useMessages(shellMessages);
  const { name } = useFacts();
  return (
    <header className="admin-frame__top">
      <LocalLink to="/" className="admin-frame__logo" aria-label={texts.homePage(name)}>
        <Logo name={name} />
      </LocalLink>
      {children}
      <LanguageSwitch />
    </header>
  );
}
