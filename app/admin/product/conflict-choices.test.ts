import { describe, expect, test } from 'vitest';
import { chosenFields, compareVersions } from './conflict-choices.ts';
import { emptyProduct } from './product-fields.ts';

const base = { ...emptyProduct, name: 'Velours', price: '5000', description: 'Soft.', stock: '10' };

describe('two versions of a product', () => {
  test('are compared field by field, with the author of each change', () => {
    const typed = { ...base, price: '5500', name: 'Velours mat' };
    const saved = { ...base, price: '6000', description: 'Very soft.' };
    expect(compareVersions(base, typed, saved).choices).toEqual([
      { field: 'name', isOwnChange: true },
      { field: 'price', isOwnChange: true },
      { field: 'description', isOwnChange: false },
    ]);
  });

  test('agree on stock that only sales have changed, and add to what is left', () => {
    const saved = { ...base, stock: '7' };
    expect(compareVersions(base, base, saved).choices).toEqual([]);
    expect(compareVersions(base, { ...base, stock: '15' }, saved).own.stock).toBe('12');
    expect(compareVersions(base, { ...base, stock: '0' }, saved).own.stock).toBe('0');
    expect(compareVersions(base, { ...base, stock: 'many' }, saved).own.stock).toBe('many');
  });

  test('become one by what is chosen for each field', () => {
    const typed = { ...base, price: '5500', name: 'Velours mat' };
    const saved = { ...base, price: '6000', description: 'Very soft.' };
    const conflict = compareVersions(base, typed, saved);
    expect(chosenFields(conflict, new Set(['description', 'price']))).toEqual({
      ...base,
      name: 'Velours mat',
      price: '6000',
      description: 'Very soft.',
    });
  });
});
