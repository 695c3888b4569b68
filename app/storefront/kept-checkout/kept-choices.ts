import { useState } from 'react';
import { forgetTyped, keepFields, readTyped } from '../../forms/typed-form.ts';
import { setUsedCode } from '../promo/used-code.ts';

/** What is chosen and typed at the checkout, as text; nothing of it before it was touched. */
export type Choices = Partial<
  Record<
    'addressId' | 'method' | 'payerPhone' | 'deliveryNote' | 'quarter' | 'quarterOf' | 'isPickUp',
    string
  >
>;

export type ChangeChoices = (changed: Choices) => void;

const guest = 'guest';

/** The choices of a person, kept in this tab until the order is placed: a reload or another language starts the page anew. */
export function useKeptChoices(personId: string | undefined = guest): [Choices, ChangeChoices] {
  const [choices, setChoices] = useState(() => readFor(personId));
  return [
    choices,
    (changed) => {
      const next = { ...choices, ...changed };
      setChoices(next);
      keepFields('typedCheckout', next, personId);
    },
  ];
}

/** Notes that an order waits for its payment with these choices; any choice made later belongs to the next order. */
export function noteOrdered(orderId: string, personId: string | undefined): void {
  const about = personId ?? guest;
  keepFields('typedCheckout', { ...readFor(about), orderedAs: orderId }, about);
}

/** Forgets the choices of a paid order, and its code. Those that were made for another order since stay. */
export function forgetOrdered(orderId: string, personId: string | undefined): void {
  if (readTyped('typedCheckout', personId ?? guest).orderedAs === orderId) forgetChoices();
}

export function forgetChoices(): void {
  forgetTyped('typedCheckout');
  setUsedCode(undefined);
}

/** A guest logs in to order: all but the address, which has another id in the account, goes on with the person. */
function readFor(personId: string): Choices {
  const { orderedAs: _, ...own } = readTyped('typedCheckout', personId);
  if (personId === guest || Object.keys(own).length > 0) return own;
  const { addressId: __, quarterOf: ___, ...ofGuest }: Choices = readTyped('typedCheckout', guest);
  return ofGuest;
}
