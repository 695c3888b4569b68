import type { ReactNode } from 'react';
import './section-heading.css';

export interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  level?: 1 | 2 | 3;
  /** One line under the title, in a lighter style. */
  text?: ReactNode;
  /** At the far end: a See All link, scroll buttons. */
  action?: ReactNode;
}

export function SectionHeading({ children, id, level = 2, text, action }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-heading row apart">
      <div className="section-heading__words">
        <Heading id={id}>{children}</Heading>
        {text !== undefined && <p className="section-heading__text muted">{text}</p>}
      </div>
      {action !== undefined && <div className="section-heading__action row gap-2">{action}</div>}
    </div>
  );
}
