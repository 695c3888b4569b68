import { expect, test } from 'vitest';
import { shadesByDepth } from './shades-by-depth.ts';

test('the shades of a family are laid out from the lightest to the deepest', () => {
  const shades = ['#3b1e14', '#F3D9C0', '#a8643c'].map((hex) => ({ shade: { name: hex, hex } }));

  expect(shadesByDepth(shades).map(({ shade }) => shade.hex)).toEqual(['#F3D9C0', '#a8643c', '#3b1e14']);
});
