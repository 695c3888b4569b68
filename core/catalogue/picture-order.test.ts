import { expect, test } from 'vitest';
import { inOrderOfSlots } from './picture-order.ts';

test('without a card’s picture the first one without a slot leads; those of one slot stay as the owner has them', () => {
  expect(inOrderOfSlots(['c', 'a', 'b'], null)).toEqual(['c', 'a', 'b']);
  const slots: [string, 'texture'][] = [
    ['c', 'texture'],
    ['b', 'texture'],
  ];
  expect(inOrderOfSlots(['c', 'a', 'd', 'b'], slots)).toEqual(['a', 'c', 'b', 'd']);
});
