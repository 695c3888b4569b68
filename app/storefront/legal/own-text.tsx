import { type LegalPart, legalPartsOf } from '#shared/legal-texts.ts';
import './legal-document.css';

/** What the owner has typed, as titles, paragraphs and lists of plain words. */
export function OwnText({ text }: { text: string }) {
  return (
    <div className="legal-document__section stack gap-3">
      {[...legalPartsOf(text).entries()].map(([place, part]) => (
        <Part key={place} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: LegalPart }) {
  if (part.kind === 'title') return <h2 className="medium-heading">{part.text}</h2>;
  if (part.kind === 'paragraph') return <p>{part.text}</p>;
  return (
    <ul>
      {[...part.items.entries()].map(([place, item]) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  );
}
