import { beforeEach, expect, test, vi } from 'vitest';

// What is typed at the checkout is forgotten with the payment of its own order only.

const notes = new Map<string, unknown>();
vi.mock('../../state/browser.ts', () => ({
  tabNotes: {
    keep: (name: string, value: unknown) => notes.set(name, value),
    read: (name: string) => notes.get(name),
    forget: (name: string) => notes.delete(name),
  },
}));
const setUsedCode = vi.fn();
vi.mock('../promo/used-code.ts', () => ({ setUsedCode }));

const { forgetOrdered, noteOrdered } = await import('./kept-choices.ts');
const { keepFields } = await import('../../forms/typed-form.ts');

beforeEach(() => {
  notes.clear();
  setUsedCode.mockClear();
  keepFields('typedCheckout', { deliveryNote: 'Ring twice' }, 'amina');
  noteOrdered('second', 'amina');
});

test('the payment of the order that was placed with it forgets it, and its code', () => {
  forgetOrdered('second', 'amina');
  expect(notes.get('typedCheckout')).toBeUndefined();
  expect(setUsedCode).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('the payment of an older order leaves it', () => {
  forgetOrdered('first', 'amina');
  expect(notes.get('typedCheckout')).toMatchObject({ deliveryNote: 'Ring twice' });
  expect(setUsedCode).not.toHaveBeenCalled();
});

test('what is typed after the order was placed is left when that order is paid', () => {
  keepFields('typedCheckout', { deliveryNote: 'The blue gate' }, 'amina');
  forgetOrdered('second', 'amina');
  expect(notes.get('typedCheckout')).toMatchObject({ deliveryNote: 'The blue gate' });
  expect(setUsedCode).not.toHaveBeenCalled();
});
