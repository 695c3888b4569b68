import type { ReactNode } from 'react';
import { ToghuDivider } from '../ui/pictures/motif/toghu-divider.tsx';
import './account-page.css';

type AccountPageProps = {
  title: string;
  text?: string;
  /** Shown where JavaScript is off. */
  needsJavaScript: string;
  children: ReactNode;
};

/** One form, alone on its page: login, register and the steps of recovery. */
export function AccountPage({ title, text, needsJavaScript, children }: AccountPageProps) {
  return (
    <div className="account-page container">
      <div className="account-page__card">
        <h1 className="account-page__title">{title}</h1>
        {text !== undefined && <p className="muted">{text}</p>}
        <ToghuDivider />
        <noscript>
          <p className="account-page__notice note note--danger">{needsJavaScript}</p>
        </noscript>
        {children}
      </div>
    </div>
  );
}
