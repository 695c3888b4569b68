import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import './product-card.css';

/** As high as the card that replaces it, so that nothing moves when the card loads. */
export function ProductCardSkeleton() {
  return (
    <div className="product-card panel" aria-hidden="true">
      <div className="product-card__picture">
        <Skeleton className="product-card__picture-skeleton" />
      </div>
      <div className="product-card__words stack gap-1">
        <span className="product-card__name">
          <Skeleton shape="text" />
        </span>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
