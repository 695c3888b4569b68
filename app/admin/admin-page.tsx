import type { ReactNode } from 'react';
import './admin-page.css';

interface AdminPageProps {
  title: ReactNode;
  /** On a phone only screen readers get the title: the bar names the page, and a list takes the height. */
  isTitleHeard?: boolean;
  /** The main action of the page: beside the title on a desktop, at the thumb on a phone. */
  action?: ReactNode;
  /** Another link, in the line of the title at every width. */
  shortcut?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ title, isTitleHeard = false, action, shortcut, children }: AdminPageProps) {
  return (
    <section className="admin-page">
      <div className={`admin-page__head row apart${isTitleHeard ? ' admin-page__head--heard' : ''}`}>
        <h1 className="admin-page__title">{title}</h1>
        {shortcut}
      </div>
      {action !== undefined && <div className="admin-page__action">{action}</div>}
      <div className="admin-page__content">{children}</div>
    </section>
  );
}
