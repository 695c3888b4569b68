import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import './admin-row.css';

interface AdminRowProps {
  label: string;
  title: ReactNode;
  level?: 2 | 3;
  image?: string | null;
  /** Lines under the title. */
  words?: ReactNode;
  /** Content that needs the whole width. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** An entry of a list: a card on a phone, a row with its buttons at the end where there is room. */
export function AdminRow({ label, title, level = 2, image = null, words, children, actions }: AdminRowProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={classNames('admin-row panel stack gap-3', !children && 'admin-row--flat')}
      aria-label={label}
    >
      <div className="admin-row__head row">
        {image !== null && <Picture src={image} alt="" sizes="4rem" fit="cover" className="thumb" />}
        <div className="grow anywhere">
          <Heading className="small-heading strong">{title}</Heading>
          {words}
        </div>
      </div>
      {children}
      {actions && <div className="cluster cluster--filled">{actions}</div>}
    </article>
  );
}
