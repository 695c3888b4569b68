import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { readTypedWords } from './read-typed-words.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  for (const name of [
    'Fit Me powder',
    'Fair & White milk',
    'L’Oréal Paris lash',
    'Poudre de Maquis',
    'Cantu butter',
  ])
    await makeProduct({ db }, { name });
  await makeProduct({ db }, { name: 'Doré', nameFr: 'Doré', description: 'With a doe foot.' });
});

/** The words searched for in place of the only word typed. */
async function meantBy(text: string): Promise<string[]> {
  const words = await readTypedWords(db, text);
  return words.flatMap(({ word, nearest }) => (nearest.length > 0 ? nearest : [word]));
}

test.each([
  ['fitme', ['fit', 'me']],
  ['fairandwhite', ['fair', 'white']],
  ['lorealparis', ['oreal', 'paris']],
  ['poudre2maquis', ['poudre', 'de', 'maquis']],
  ['kantu', ['cantu']],
])('“%s” is read as it is typed on phones', async (text, meant) => {
  expect(await meantBy(text)).toEqual(meant);
});

test.each([
  ['houpete', ['houpette']],
  ['eclairsissant', ['eclaircissant']],
  ['shampoin', ['shampoing']],
  ['laitdecorps', ['lait', 'corps']],
  ['rougealevres', ['rouge', 'levres']],
])('“%s” is a word of beauty, also where no product is called so', async (text, meant) => {
  expect(await meantBy(text)).toEqual(meant);
});

test.each(['nivea', 'makari', 'garnier', 'maybelline'])(
  'the brand “%s” is no slip of a word of beauty',
  async (brand) => {
    expect(await readTypedWords(db, brand)).toEqual([{ word: brand, nearest: [] }]);
  },
);

test('a brand that the shop does not have is no other word that looks like it', async () => {
  expect(await readTypedWords(db, 'dove')).toEqual([{ word: 'dove', nearest: [] }]);
});

test('what was meant is offered once, not in singular and plural', async () => {
  for (const name of ['Zandolip balm', 'Zandolips duo']) await makeProduct({ db }, { name });
  expect(await readTypedWords(db, 'zandolpi')).toEqual([{ word: 'zandolpi', nearest: ['zandolip'] }]);
});
