import { lazy, Suspense, useRef } from 'react';
import { orAnew } from '../../or-anew.ts';
import { useIsNear } from '../../ui/layout/use-is-near.ts';

const ProductQuestions = lazy(() =>
  orAnew(async () => ({ default: (await import('./product-questions.tsx')).ProductQuestions })),
);

/** The questions about a product. Their script and what it shows come when the reader is near; the document has nothing of them. */
export function Questions({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, '200px');
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <ProductQuestions productId={productId} />
        </Suspense>
      )}
    </div>
  );
}
