import { useEffect, useRef } from 'react';
import { onFirstUse } from '../../on-first-use.tsx';
import { useIsNear } from '../../ui/layout/use-is-near.ts';

const ProductQuestions = onFirstUse(async () => (await import('./product-questions.tsx')).ProductQuestions, {
  isAsked: false,
});

/** The products whose questions were reached since the document was opened: going back shows them at once, so that the page is as long as it was. */
const reached = new Set<string>();

/** The questions about a product. Their script and data are loaded when the reader comes near; the document does not contain them. */
export function Questions({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, '200px');
  useEffect(() => {
    if (isNear) reached.add(productId);
  }, [isNear, productId]);
  return (
    <div ref={place}>{(isNear || reached.has(productId)) && <ProductQuestions productId={productId} />}</div>
  );
}
