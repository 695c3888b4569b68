import type { Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. `<` is escaped, so that no product name can end the script. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // As a text child, the JSON would be escaped and no longer be valid.
  const content = { dangerouslySetInnerHTML: { __html: json } };
  return <script type="application/ld+json" {...content} />;
}
