import { expect, test } from 'vitest';
import { francs } from '#shared/money.ts';
import { createKeptLists, type KeptList } from './kept-lists.ts';

const product = {
  ...{ _id: 'gloss', name: 'Gloss', nameFr: null, image: [], unit: '30 ml', stock: 3, price: francs(1000) },
  ...{ discount: 0, shade: null, brand: null, shadeCount: 1 },
};

function listOf(count: number, scrollY = 900): KeptList {
  const products = Array.from({ length: count }, () => product);
  const pages = { fromPage: 1, page: 1, totalPage: 1, totalCount: count };
  return { results: { failed: false, products, ...pages }, scrollY, keptAt: 1 };
}

/** A tab's session storage, which survives a reload of its document. */
function tab() {
  const stored = new Map<string, string>();
  let isFull = false;
  const openDocument = () =>
    createKeptLists(() => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        if (isFull) throw new Error('Storage is full');
        stored.set(key, value);
      },
      removeItem: (key) => stored.delete(key),
      clear: () => stored.clear(),
    }));
  return {
    stored,
    openDocument,
    fill: () => {
      isFull = true;
    },
  };
}

const lips = { key: 'a1', address: '/lips' };

test('the way back finds the list and its height, also in a document of its own', () => {
  const { openDocument } = tab();
  openDocument().keep(lips, listOf(3));
  const reloaded = openDocument();
  expect(reloaded.find(lips)).toEqual(listOf(3));
  expect(reloaded.findAhead(lips)?.products).toHaveLength(3);
});

test('a reload of what is shown is no way back, and another address at the same place is another list', () => {
  const lists = tab().openDocument();
  lists.keep(lips, listOf(3));
  lists.markShown('a1');
  expect(lists.findAhead(lips)).toBeUndefined();
  lists.markShown(undefined);
  expect(lists.findAhead({ key: 'a1', address: '/eyes' })).toBeUndefined();
});

test('of more than eight lists the one kept longest ago goes', () => {
  const { openDocument, stored } = tab();
  const lists = openDocument();
  const places = Array.from({ length: 9 }, (_, index) => ({ key: `k${index}`, address: '/lips' }));
  for (const place of places) lists.keep(place, listOf(1));
  const [first, second] = places;
  expect(first && lists.find(first)).toBeUndefined();
  expect(second && lists.find(second)).toBeDefined();
  expect(stored.size).toBe(9);
});

test('an empty list and one of more than 400 products are not kept', () => {
  const lists = tab().openDocument();
  for (const count of [0, 401]) {
    lists.keep(lips, listOf(count));
    expect(lists.find(lips)).toBeUndefined();
  }
});

test('where storage is full or what it holds is damaged, the list starts at its top', () => {
  const { openDocument, stored, fill } = tab();
  const lists = openDocument();
  stored.set('list a1 /lips', '{"results":{"failed":false,"products":[{"_id":"gloss"}]}');
  expect(lists.find(lips)).toBeUndefined();
  stored.set('list a1 /lips', JSON.stringify({ ...listOf(1), scrollY: 'far down' }));
  expect(lists.find(lips)).toBeUndefined();
  fill();
  lists.keep({ key: 'b2', address: '/eyes' }, listOf(1));
  expect(lists.find({ key: 'b2', address: '/eyes' })).toBeUndefined();
});
