import { Badge } from './badge.tsx';

/** A hibiscus badge; renders nothing without a discount (spec §5). The caller passes the text: '{discount}% OFF'. */
export function DiscountBadge({ discount, children }: { discount: number; children: string }) {
  if (discount === 0) return null;
  return <Badge tone="hibiscus">{children}</Badge>;
}
