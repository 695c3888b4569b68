import { Badge } from './badge.tsx';

/** Hibiscus, and nothing at all without a discount (spec §5). The text is the caller's: '{discount}% OFF'. */
export function DiscountBadge({ discount, children }: { discount: number; children: string }) {
  if (discount === 0) return null;
  return <Badge tone="hibiscus">{children}</Badge>;
}
