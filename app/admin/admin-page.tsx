import type { ReactNode } from 'react';
import './admin-page.css';

interface AdminPageProps {
  title: ReactNode;
  /** The one thing to do here: beside the title on a desktop, at the thumb on a phone. */
  action?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ title, action, children }: AdminPageProps) {
  return (
    <section className="admin-page">
      <h1 className="admin-page__title">{title}</h1>
      {action !== undefined && <div className="admin-page__action">{action}</div>}
      <div className="admin-page__content">{children}</div>
    </section>
  );
}
