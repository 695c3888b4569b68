import type { ReactNode } from 'react';
import { formatDay } from '#shared/formats/dates.ts';
import { useLanguage } from '../../language.ts';
import { ToghuDivider } from '../../ui/pictures/motif/toghu-divider.tsx';
import './legal-document.css';

type LegalDocumentProps = {
  title: string;
  intro: string;
  updated: (day: string) => string;
  since: string;
  children: ReactNode;
};

/** The layout of a text that is read in full and may be printed. */
export function LegalDocument({ title, intro, updated, since, children }: LegalDocumentProps) {
  const language = useLanguage();
  return (
    <article className="page legal-document container">
      <h1>{title}</h1>
      <p className="muted">{updated(formatDay(`${since}T12:00:00Z`, language))}</p>
      {intro !== '' && <p className="legal-document__intro">{intro}</p>}
      <ToghuDivider />
      {children}
    </article>
  );
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="legal-document__section stack gap-3">
      <h2 className="medium-heading">{title}</h2>
      {children}
    </section>
  );
}
