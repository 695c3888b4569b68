import type { BreadcrumbList } from 'schema-dts';
import { useFacts } from '../shell-data/use-shell-data.ts';
import type { Breadcrumb } from '../ui/layout/breadcrumbs.tsx';
import { JsonLd } from './json-ld.tsx';

/** The breadcrumbs of a page. A step without a page of its own is left out; the last one is the page itself. */
export function BreadcrumbJsonLd({ trail, address }: { trail: readonly Breadcrumb[]; address: string }) {
  const { publicUrl } = useFacts();
  const steps = trail.flatMap(({ name, to }, index) => {
    if (to !== undefined) return [{ name, item: publicUrl + to }];
    return index === trail.length - 1 ? [{ name, item: address }] : [];
  });
  return (
    <JsonLd<BreadcrumbList>
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      }}
    />
  );
}
