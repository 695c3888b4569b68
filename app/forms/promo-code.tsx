import { useState } from 'react';
import { onFirstUse } from '../on-first-use.tsx';
import { Button } from '../ui/buttons/button.tsx';
import './promo-form.css';
import type { PromoFormProps } from './promo-form.tsx';

const PromoForm = onFirstUse(async () => (await import('./promo-form.tsx')).PromoForm);

/** One quiet line; the field behind it is loaded when the line is pressed. */
export function PromoCode({ question, ...form }: PromoFormProps & { question: string }) {
  const [isOpen, setOpen] = useState(form.applied !== undefined);
  const ask = (
    <Button variant="quiet" disabled={form.disabled} busy={isOpen} onClick={() => setOpen(true)}>
      {question}
    </Button>
  );
  return isOpen ? (
    <PromoForm {...form} fallback={ask} onClose={() => setOpen(false)} />
  ) : (
    <div className="promo-ask">{ask}</div>
  );
}
