import { expect, test } from 'vitest';
import { moveAllText } from './admin-order-messages.ts';

test('what is done with several orders at once says so in French', () => {
  expect(moveAllText('Packed', 1, 'fr')).toBe('Marquer comme préparée');
  expect(moveAllText('Packed', 9, 'fr')).toBe('Marquer comme préparées');
  expect(moveAllText('Delivered', 2, 'fr')).toBe('Marquer comme livrées');
  expect(moveAllText('Confirmed', 2, 'fr')).toBe('Confirmer');
  expect(moveAllText('Packed', 2, 'en')).toBe('Mark as packed');
});
