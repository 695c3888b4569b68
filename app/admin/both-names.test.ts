import { expect, test } from 'vitest';
import { bothNames } from './both-names.ts';

test('one name is enough: the French one is the English one as well', () => {
  expect(bothNames({ name: '', nameFr: ' Soldes ' })).toEqual({ name: 'Soldes', nameFr: 'Soldes' });
  expect(bothNames({ name: 'Sale', nameFr: '' })).toEqual({ name: 'Sale', nameFr: '' });
  expect(bothNames({ name: 'Sale', nameFr: 'Soldes' })).toEqual({ name: 'Sale', nameFr: 'Soldes' });
});

test('an English name that was taken over follows the French one; words of its own stay', () => {
  const same = { name: 'Soldes', nameFr: 'Soldes' };
  expect(bothNames({ name: 'Soldes', nameFr: 'Soldes d’été' }, same)).toEqual({
    name: 'Soldes d’été',
    nameFr: 'Soldes d’été',
  });
  expect(bothNames({ name: 'Sale', nameFr: 'Soldes d’été' }, same).name).toBe('Sale');
  expect(bothNames({ name: 'Soldes', nameFr: '' }, same).name).toBe('Soldes');
  const own = { name: 'Sale', nameFr: 'Soldes' };
  expect(bothNames({ name: 'Sale', nameFr: 'Soldes d’été' }, own).name).toBe('Sale');
});
