import { renderToStaticMarkup } from 'react-dom/server';
import type { Product } from 'schema-dts';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test('a product name cannot end the script, and reads back as it was', () => {
  const name = '</script><script>alert("gloss")</script>';
  const html = renderToStaticMarkup(
    <JsonLd<Product> data={{ '@context': 'https://schema.org', '@type': 'Product', name }} />,
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(JSON.parse(json)).toMatchObject({ name });
});
