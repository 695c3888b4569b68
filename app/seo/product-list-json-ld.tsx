import type { ItemList } from 'schema-dts';
import { productPath } from '#shared/page-paths.ts';
import { useLocalPath } from '../language.ts';
import { useFacts } from '../shell-data/use-shell-data.ts';
import { JsonLd } from './json-ld.tsx';

/** The products that a page lists, in its order; their own pages have the details. */
export function ProductListJsonLd({ products }: { products: readonly { _id: string; name: string }[] }) {
  const { publicUrl } = useFacts();
  const localPath = useLocalPath();
  return (
    <JsonLd<ItemList>
      data={{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: products.map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: publicUrl + localPath(productPath(product)),
        })),
      }}
    />
  );
}
