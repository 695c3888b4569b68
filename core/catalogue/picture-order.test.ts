import { expect, test } from 'vitest';
import { inOrderOfSlots } from './picture-order.ts';

test('pictures of one slot, and all of a product without slots, stay as the owner has them', () => {
  expect(inOrderOfSlots(['c', 'a', 'b'], null)).toEqual(['c', 'a', 'b']);
  const slots: [string, 'texture'][] = [
    ['c', 'texture'],
    ['b', 'texture'],
  ];
  expect(inOrderOfSlots(['c', 'a', 'b'], slots)).toEqual(['a', 'c', 'b']);
});
