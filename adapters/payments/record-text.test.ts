import { expect, test } from 'vitest';
import { recordText } from './record-text.ts';

test.each([
  ['Le compte 237677123456 est bloqué', 'Le compte •••• 3456 est bloqué'],
  ['+237 677 12 34 56 introuvable', '•••• 3456 introuvable'],
  ['Solde insuffisant', 'Solde insuffisant'],
])('what a provider says is kept without phone numbers: %s', (said, kept) => {
  expect(recordText(said)).toBe(kept);
});
