import type { Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. `<` is escaped, so that no product name can end the script. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
