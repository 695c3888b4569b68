import { useState } from 'react';
import { keepFields, readTyped } from '../../forms/typed-form.ts';

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

/** A guest logs in to order: all but the address, which has another id in the account, goes on with the person. */
function readFor(personId: string): Choices {
  const own: Choices = readTyped('typedCheckout', personId);
  if (personId === guest || Object.keys(own).length > 0) return own;
  const { addressId: _, quarterOf: __, ...ofGuest }: Choices = readTyped('typedCheckout', guest);
  return ofGuest;
}
