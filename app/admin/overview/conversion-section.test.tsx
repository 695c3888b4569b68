import { expect, test } from 'vitest';
import { renderInShell } from '#tests/support/render-in-shell.tsx';
import { ConversionSection } from './conversion-section.tsx';

const before = { visits: 0, products: 0, carts: 0, checkouts: 0, orders: 0 };

function shownFor(counts: { visits: number; orders: number }): string {
  const day = { ...before, ...counts, day: '2026-11-28' };
  const page = <ConversionSection conversion={{ days: [day], before }} />;
  return renderInShell(page, { at: '/fr/dashboard/overview' }).replaceAll('\u00a0', ' ');
}

test('the overview says which share of the visits ordered', () => {
  expect(shownFor({ visits: 8, orders: 2 })).toContain('2 · 25 %');
});

test('it says no share where more ordered than were seen to visit: 1,500 % is none', () => {
  expect(shownFor({ visits: 1, orders: 15 })).toContain('<strong>15</strong>');
});
