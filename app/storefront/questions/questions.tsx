import { useRef } from 'react';
import { onFirstUse } from '../../on-first-use.tsx';
import { useIsNear } from '../../ui/layout/use-is-near.ts';

const ProductQuestions = onFirstUse(async () => (await import('./product-questions.tsx')).ProductQuestions, {
  isAsked: false,
});

/** The questions about a product. Their script and data are loaded when the reader comes near; the document does not contain them. */
export function Questions({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, '200px');
  return <div ref={place}>{isNear && <ProductQuestions productId={productId} />}</div>;
}
