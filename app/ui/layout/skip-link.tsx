import './skip-link.css';

/** First in the document: `<SkipLink target="main">…</SkipLink>` jumps over the header to `<main id="main">`. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
