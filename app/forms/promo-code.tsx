import { lazy, Suspense, useState } from 'react';
import { orAnew } from '../or-anew.ts';
import { Button } from '../ui/buttons/button.tsx';
import type { PromoFormProps } from './promo-form.tsx';

const PromoForm = lazy(() => orAnew(async () => ({ default: (await import('./promo-form.tsx')).PromoForm })));

/** One quiet line; the field behind it comes when it is asked for. */
export function PromoCode({ question, ...form }: PromoFormProps & { question: string }) {
  const [isOpen, setOpen] = useState(form.applied !== undefined);
  const ask = (
    <Button variant="quiet" disabled={form.disabled} busy={isOpen} onClick={() => setOpen(true)}>
      {question}
    </Button>
  );
  return isOpen ? (
    <Suspense fallback={ask}>
      <PromoForm {...form} />
    </Suspense>
  ) : (
    <div>{ask}</div>
  );
}
