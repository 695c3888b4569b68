import { beforeAll, describe, expect, test } from 'vitest';
import { testShop } from '#tests/support/app.ts';
import { foreignTables } from '#tests/support/foreign-tables.ts';
import { makeAdmin } from '#tests/support/make.ts';

// Rows of other programs that are no goods of a shop that delivers.

const shop = await testShop();
const { store, logInAs } = shop;

let token: string;
const { getImport, sendMapped, problemsOf } = foreignTables(shop, () => token);
beforeAll(async () => {
  token = await logInAs(await makeAdmin(store));
});

describe('what another shop lists without selling it itself', () => {
  const titles = 'ID,Type,SKU,Name,Published,Regular price,Categories,Images,Parent,External URL';

  test('is left out in words, and asks neither for a category nor for a picture', async () => {
    const id = await sendMapped(
      [
        titles,
        '11,simple,KINDS-1,Savon Mbala,1,1500,,,,',
        '12,grouped,KINDS-2,Trio Mbala,1,,Ensembles,http://127.0.0.1:9/trio.jpg,,',
        '13,external,KINDS-3,Brosse Mbala,1,2500,Partenaires,,,https://ailleurs.example/brosse',
        '14,grouped,,Duo Mbala,1,,,,,',
      ].join('\n'),
    );
    expect(await problemsOf(id)).toEqual([
      '3 null: This row only groups products that have rows of their own: it is left out, and they come in one by one.',
      '4 null: This product is sold on another site, to which the row links: it is left out.',
      '5 null: This row only groups products that have rows of their own: it is left out, and they come in one by one.',
    ]);
    const { data } = await getImport(id);
    expect(data).toMatchObject({ createdCount: 1, faultyCount: 3, newShelves: [] });
  });
});
