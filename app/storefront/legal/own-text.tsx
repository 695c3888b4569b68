import { type LegalPart, legalPartsOf } from '#shared/legal-texts.ts';
import './legal-document.css';

/** The owner's text as titles, paragraphs and lists of plain words. */
export function OwnText({ text }: { text: string }) {
  return (
    <div className="legal-document__section stack gap-3">
      {[...legalPartsOf(text).entries()].map(([index, part]) => (
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: LegalPart }) {
  if (part.kind === 'title') return <h2 className="medium-heading">{part.text}</h2>;
  if (part.kind === 'paragraph') return <p>{part.text}</p>;
  return (
    <ul>
      {[...part.items.entries()].map(([index, item]) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
