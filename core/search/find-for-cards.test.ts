import { beforeAll, expect, test } from 'vitest';
import { listCards } from '#core/catalogue/card-lists.ts';
import { readListedProducts } from '#core/catalogue/read-listed-products.ts';
import { nothingChosen } from '#shared/list-choice.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeCategory, makeProduct, makeSubCategory } from '#tests/support/make.ts';
import { findForCards } from './find-for-cards.ts';
import { spellCorrections } from './spell-words.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  const face = (await makeCategory({ db }, { name: 'Face', nameFr: 'Teint' })).id;
  const shelf = async (name: string, nameFr: string) =>
    (await makeSubCategory({ db }, { name, nameFr, categoryIds: [face] })).id;
  const foundation = await shelf('Foundation', 'Fonds de teint');
  const sun = await shelf('Sun Care', 'Soins solaires');
  const on = (subCategoryId: string) => ({ categoryIds: [face], subCategoryIds: [subCategoryId] });
  for (const [shadeName, shadeHex, words] of [
    ['Kapok', '#e3bd97', 'light, with a warm undertone'],
    ['Wouri', '#371d15', 'very deep, with a cool undertone'],
  ] as const) {
    await makeProduct(
      { db },
      {
        name: `Second Skin Foundation – ${shadeName}`,
        nameFr: `Fond de teint Seconde Peau – ${shadeName}`,
        details: [['Shade', `${shadeName}: ${words}`]],
        ...{ shadeName, shadeHex, family: 'second-skin', ...on(foundation) },
      },
    );
  }
  // A newer product with every word of 'fond de teint foncé' in its description.
  await makeProduct(
    { db },
    { name: 'Sun fluid', descriptionFr: 'Se fond dans le teint, même foncé.', ...on(sun) },
  );
  await makeProduct({ db }, { name: 'Gift set – For Mama', nameFr: 'Coffret cadeau – Pour Maman' });
  await makeProduct({ db }, { name: 'Gift set – Golden weekend', nameFr: 'Coffret cadeau – Week-end doré' });
  await makeProduct({ db }, { name: 'Round brush', description: 'For powder on the face.' });
  await makeProduct({ db }, { name: 'Clear serum', description: 'Against dark spots.', ...on(sun) });
});

test.each(['gift for mum', 'gift for my mother', 'cadeau pour maman'])(
  '“%s” begins with the gift that is named for her',
  async (search) => {
    const { names } = await find(search);
    expect(names.slice(0, 2)).toEqual(['Gift set – For Mama', 'Gift set – Golden weekend']);
  },
);

async function find(search: string, isRanked = true) {
  const { source, dropped, wrong, shelfNames } = await findForCards(db, search, { isRanked });
  const corrected = await spellCorrections(db, wrong, { shelfNames, language: 'fr' });
  const list = {
    source,
    choice: nothingChosen,
    sort: 'best',
    families: true,
    newSince: new Date(0),
  } as const;
  const { ids } = listCards(await readListedProducts(db), list, { page: 1, limit: 10 });
  const names = await Promise.all(
    ids.map((id) => db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirstOrThrow()),
  );
  return { names: names.map(({ name }) => name), dropped, corrected };
}

test.each(['fond de teint foncé', 'dark foundation', 'foundation for dark skin', 'fond de teint peau noire'])(
  '“%s” shows the foundation first, in the shade for it',
  async (search) => {
    expect((await find(search)).names[0]).toBe('Second Skin Foundation – Wouri');
  },
);

test('“light foundation” shows the light shade of the same family', async () => {
  expect((await find('light foundation')).names[0]).toBe('Second Skin Foundation – Kapok');
});

test('a need alone finds what is against it', async () => {
  expect((await find('anti tache')).names).toEqual(['Clear serum']);
  expect((await find('dark spots')).names[0]).toBe('Clear serum');
});

test('a name that nothing has, of two words that something has each by another, finds that, also sorted by price', async () => {
  // 'Brosse visage' is a single name in the list of synonyms.
  expect((await find('brosse visage', false)).names).toEqual(['Round brush']);
});

test('what nothing has is given up, and said', async () => {
  expect(await find('serum vitamine')).toEqual({
    names: ['Clear serum'],
    dropped: ['vitamine'],
    corrected: [],
  });
  expect(await find('qqqq zzzz')).toEqual({ names: [], dropped: ['qqqq', 'zzzz'], corrected: [] });
});

test('how a thing is made is given up before the thing', async () => {
  await makeProduct({ db }, { name: 'Organic lip balm' });
  expect(await find('bio serum')).toMatchObject({ names: ['Clear serum'], dropped: ['bio'] });
});

test('“anti” without the word after it finds nothing, and by itself what begins with it', async () => {
  await makeProduct({ db }, { name: 'Anti-dandruff shampoo' });
  expect(await find('anti moustique')).toMatchObject({ names: [], dropped: ['anti', 'moustique'] });
  expect((await find('anti')).names).toContain('Anti-dandruff shampoo');
});

test('a single letter is given up before a word', async () => {
  expect(await find('vitamine k serum')).toEqual({
    names: ['Clear serum'],
    dropped: ['vitamine', 'k'],
    corrected: [],
  });
});

test('words of everything here leave nothing out', async () => {
  expect((await find('fond de teint pas cher')).dropped).toEqual([]);
  expect((await find('fond de teint pas cher')).names[0]).toMatch(/^Second Skin/);
});

test('a word that the shop does not have is not replaced in silence', async () => {
  expect((await find('secnde peau')).corrected).toEqual([{ typed: 'secnde', meant: ['Seconde'] }]);
  expect((await find('Seconde peau')).corrected).toEqual([]);
});

test('where one word is unknown and the others are only like words of the shop, nothing is found and nothing offered', async () => {
  expect(await find('este secnde')).toEqual({ names: [], dropped: ['este', 'secnde'], corrected: [] });
});

test('English plurals in -es find what the singular finds', async () => {
  const gloss = await makeProduct({ db }, { name: 'Sheer gloss' });
  expect(await find('glosses')).toEqual({ names: [gloss.name], dropped: [], corrected: [] });
});

test('what is without the thing that was typed comes last', async () => {
  const men = (await makeCategory({ db }, { name: 'Men', nameFr: 'Homme' })).id;
  const scent = (await makeSubCategory({ db }, { name: 'Eau de Parfum', categoryIds: [men] })).id;
  const oil = { name: 'Beard oil for men – Unscented', nameFr: 'Huile à barbe homme – Sans parfum' };
  const { name: ofWomen } = await makeProduct(
    { db },
    { name: 'Eau de Parfum Rain', categoryIds: [men], subCategoryIds: [scent] },
  );
  const { name: ofMen } = await makeProduct({ db }, { name: 'Parfum homme Cedar', categoryIds: [men] });
  await makeProduct({ db }, { ...oil, categoryIds: [men] });
  expect((await find('parfum homme')).names).toEqual([ofMen, ofWomen, oil.name]);
  expect((await find('huile sans parfum')).names[0]).toBe(oil.name);
});

test('“liner” alone is an eyeliner first', async () => {
  const lips = (await makeSubCategory({ db }, { name: 'Lip Liner' })).id;
  const eyes = (await makeSubCategory({ db }, { name: 'Eyeliner' })).id;
  const { name: forEyes } = await makeProduct({ db }, { name: 'Ink eyeliner', subCategoryIds: [eyes] });
  const { name: forLips } = await makeProduct({ db }, { name: 'Clear lip liner', subCategoryIds: [lips] });
  expect((await find('liner')).names).toEqual([forEyes, forLips]);
  expect((await find('lip liner')).names[0]).toBe(forLips);
});

test('a need that no text names is not taken for another word', async () => {
  const near = await makeProduct({ db }, { name: 'Lashes to acheter', description: 'A lash of one acre.' });
  const care = await makeProduct({ db }, { name: 'Calm gel', details: [['Concern', 'Blemishes']] });
  const { names, corrected } = await find('acné');
  expect(names).toContain(care.name);
  expect(names).not.toContain(near.name);
  expect(corrected).toEqual([]);
});

test('a colour that is said of a gloss brings glosses, the one of that colour first', async () => {
  const lips = (await makeCategory({ db }, { name: 'Lips', nameFr: 'Lèvres' })).id;
  const shelf = async (name: string, nameFr: string) =>
    (await makeSubCategory({ db }, { name, nameFr, categoryIds: [lips] })).id;
  const on = async (name: string, nameFr: string) => ({
    ...{ categoryIds: [lips], subCategoryIds: [await shelf(name, nameFr)] },
  });
  const glosses = await on('Lipgloss', 'Gloss');
  const lipsticks = await on('Lipstick', 'Rouges à lèvres');
  const red = { shadeName: 'Toghu', shadeHex: '#b3152f' };
  await makeProduct({ db }, { name: 'Clear Lipgloss', nameFr: 'Gloss clair', ...glosses });
  const wanted = await makeProduct(
    { db },
    { name: 'Toghu Lipgloss', nameFr: 'Gloss Toghu', ...red, ...glosses },
  );
  await makeProduct(
    { db },
    {
      ...{ name: 'Silk Lipstick', nameFr: 'Rouge à lèvres soie', description: 'Shines as a gloss.' },
      ...red,
      ...lipsticks,
    },
  );
  for (const search of ['gloss rouge', 'red gloss']) {
    const { names } = await find(search);
    expect(names[0], search).toBe(wanted.name);
    expect(names.slice(0, 2), search).not.toContain('Silk Lipstick');
  }
  expect((await find('rouge à lèvres')).names[0]).toBe('Silk Lipstick');
});

test('what is made for oily skin comes before what is for all skins', async () => {
  const made = async (name: string, skin: string) =>
    (await makeProduct({ db }, { name, details: [['Skin type', skin]] })).name;
  const oily = await made('Kapok balm', 'Oily');
  const all = await made('Bongo balm', 'All skin types');
  for (const search of ['peau grasse', 'balm for oily skin', 'oily skin']) {
    const { names } = await find(search);
    expect(names.indexOf(oily), search).toBeGreaterThanOrEqual(0);
    expect(names.indexOf(all), search).toBeGreaterThan(names.indexOf(oily));
  }
});

test('who names her skin alone is shown its care first, then what else is made for it', async () => {
  const beauty = (await makeCategory({ db }, { name: 'Skincare', nameFr: 'Soins de la peau' })).id;
  const details: [string, string][] = [['Skin type', 'Normal to dry']];
  const cream = (await makeProduct({ db }, { name: 'Penja cream', details, categoryIds: [beauty] })).name;
  const lipstick = (await makeProduct({ db }, { name: 'Penja lips', details })).name;
  for (const search of ['dry skin', 'peau sèche']) {
    const { names } = await find(search);
    expect(names.indexOf(cream), search).toBeGreaterThanOrEqual(0);
    expect(names.indexOf(lipstick), search).toBeGreaterThan(names.indexOf(cream));
  }
});

test('what is made against one trouble comes before what also helps against it', async () => {
  const made = async (name: string, concern: string) =>
    (await makeProduct({ db }, { name, details: [['Concern', concern]] })).name;
  const drops = await made('Kumba drops', 'Melasma, dark spots');
  const cream = await made('Limbe cream', 'Dryness, melasma, dark spots');
  for (const search of ['melasma', 'taches brunes']) {
    const { names } = await find(search);
    expect(names.filter((name) => name === drops || name === cream)).toEqual([drops, cream]);
  }
});

test('what says in its name what was described comes first, also without a detail of it', async () => {
  const plain = (await makeProduct({ db }, { name: 'Baobab lotion, new' })).name;
  const dry = (await makeProduct({ db }, { name: 'Baobab lotion dry skin' })).name;
  await makeProduct({ db }, { name: 'Baobab lotion, newer' });
  const { names } = await find('baobab lotion peau sèche');
  expect(names[0]).toBe(dry);
  expect(names).toContain(plain);
});

test('a name that has what was described as well comes before one that is only like it', async () => {
  const named = (await makeProduct({ db }, { name: 'Mezam balm, matte' })).name;
  await makeProduct({ db }, { name: 'Mezam balm, new', details: [['Finish', 'Matte']] });
  for (const search of ['matte mezam', 'mezam mat']) {
    expect((await find(search)).names[0], search).toBe(named);
  }
});

test('a red lipstick is red, though every lipstick is called a rouge in French', async () => {
  const shelf = (await makeCategory({ db }, { name: 'Lips of Nkam', nameFr: 'Lèvres du Nkam' })).id;
  const lipstick = (name: string, shade: string, hex: string) =>
    makeProduct(
      { db },
      {
        ...{ name: `Nkam lipstick – ${name}`, nameFr: `Rouge à lèvres Nkam – ${name}`, categoryIds: [shelf] },
        ...{ details: [['Shade', shade]], shadeName: name, shadeHex: hex },
      },
    );
  const red = await lipstick('Toghu', 'A clear red', '#b3151f');
  await lipstick('Douala Night', 'A dark plum', '#4a1838');
  for (const search of ['red nkam lipstick', 'rouge à lèvres nkam rouge']) {
    expect((await find(search)).names[0], search).toBe(red.name);
  }
});

test('where few have every word, others of the shelf that was named come after them', async () => {
  const bath = (await makeCategory({ db }, { name: 'Bath', nameFr: 'Bain' })).id;
  const soaps = await makeSubCategory({ db }, { name: 'Soaps', nameFr: 'Savons', categoryIds: [bath] });
  const on = { categoryIds: [bath], subCategoryIds: [soaps.id] };
  const black = await makeProduct({ db }, { name: 'Black soap', ...on });
  const white = await makeProduct({ db }, { name: 'White soap', ...on });
  const { names, dropped } = await find('savon noir');
  expect(names).toEqual([black.name, white.name]);
  expect(dropped).toEqual([]);
  // Sorted by price, similar goods would mix with the matches, so they are left out; a whole name gets no similar goods either.
  expect((await find('savon noir', false)).names).toEqual([black.name]);
  expect((await find('BLACK SOAP')).names).toEqual([black.name]);
});

test('a word in the name counts more than half of a shelf and a word in the description', async () => {
  const hair = (await makeCategory({ db }, { name: 'Hair Care', nameFr: 'Soins capillaires' })).id;
  const bath = (await makeCategory({ db }, { name: 'Shower', nameFr: 'Douche' })).id;
  const gels = await makeSubCategory({ db }, { name: 'Shower Gels', nameFr: 'Gels', categoryIds: [bath] });
  const wanted = await makeProduct({ db }, { name: 'Eco gel', categoryIds: [hair], subCategoryIds: [] });
  await makeProduct(
    { db },
    {
      ...{ name: 'Fresh wash', description: 'For body and hair.' },
      ...{ categoryIds: [bath], subCategoryIds: [gels.id] },
    },
  );
  expect((await find('gel hair')).names[0]).toBe(wanted.name);
});

test('of words that nothing has together the one that names a shelf is kept', async () => {
  await makeProduct({ db }, { name: 'Something turquoise' });
  const { names, dropped } = await find('turquoise foundation');
  expect(names[0]).toMatch(/^Second Skin Foundation/);
  expect(dropped).toEqual(['turquoise']);
});

test.each(['bio zamba', 'biozamba', 'bio zamba cream'])(
  '“%s” finds the brand that is written as one word',
  async (search) => {
    const { name } = await makeProduct({ db }, { name: 'Biozamba cream' });
    expect((await find(search)).names[0]).toBe(name);
  },
);

test('of words that nothing has together the rarer one is kept, where neither is a thing on a shelf of its own', async () => {
  const wrapped = await makeProduct({ db }, { name: 'Zinga wrap' });
  for (const name of ['Wouri eau for men', 'Wouri balm for men']) await makeProduct({ db }, { name });
  expect(await find('zinga homme')).toMatchObject({ names: [wrapped.name], dropped: ['homme'] });
});

test('as many words as possible are kept, and the rarer ones', async () => {
  const wanted = await makeProduct({ db }, { name: 'Njanga million perfume' });
  for (const name of ['Njanga uno wash', 'Njanga uno milk']) await makeProduct({ db }, { name });
  expect(await find('uno million njanga')).toMatchObject({ dropped: ['uno'] });
  expect((await find('uno million njanga')).names[0]).toBe(wanted.name);
});

test('where few have every word and none names a shelf, what lies beside them comes after', async () => {
  const nails = (await makeCategory({ db }, { name: 'Nails', nameFr: 'Ongles' })).id;
  const colours = await makeSubCategory(
    { db },
    { name: 'Colours', nameFr: 'Couleurs', categoryIds: [nails] },
  );
  const on = { categoryIds: [nails], subCategoryIds: [colours.id] };
  const coat = await makeProduct({ db }, { name: 'Sealing coat', ...on });
  const beside = await makeProduct({ db }, { name: 'Hibiscus', ...on });
  expect((await find('sealing coat hibiscuss')).names).toEqual([coat.name, beside.name]);
  expect((await find('sealing')).names).toEqual([coat.name]);
});

test('what a feed left on no shelf comes before what lies on another shelf', async () => {
  const bits = (await makeCategory({ db }, { name: 'Bits', nameFr: 'Divers' })).id;
  const shelf = async (name: string) =>
    (await makeSubCategory({ db }, { name, nameFr: '', categoryIds: [bits] })).id;
  const lanterns = await shelf('Lanterns');
  const on = { categoryIds: [bits], subCategoryIds: [lanterns] };
  const filed = await makeProduct({ db }, { name: 'Lantern of brass', ...on });
  const unfiled = await makeProduct(
    { db },
    { name: 'Lantern of tin', categoryIds: [bits], subCategoryIds: [] },
  );
  const beside = await makeProduct(
    { db },
    { name: 'Lantern wick', categoryIds: [bits], subCategoryIds: [await shelf('Wicks')] },
  );
  expect((await find('lantern')).names).toEqual([filed.name, unfiled.name, beside.name]);
});

test('a blush is a “fard”, and no “fard à paupières” is a blush', async () => {
  const blush = await makeProduct({ db }, { name: 'Petal blush' });
  const eyes = await makeProduct({ db }, { name: 'Fard à paupières Nuit' });
  expect((await find('fard')).names).toEqual(expect.arrayContaining([blush.name, eyes.name]));
  expect((await find('petal blush')).names).toEqual([blush.name]);
  expect((await find('blush')).names).not.toContain(eyes.name);
});

test.each([
  ['recourbe-cils', 'Eyelash curler'],
  ['vergetures', 'Lotion for stretch marks'],
  ['huile de romarin', 'Rosemary oil'],
  ['houpette', 'Velvet powder puff'],
  ['bouton de rasage', 'Razor bump balm'],
  ['20 pouces', 'Deep wave 20 inches'],
  ['mac ruby', 'M.A.C Ruby Woo'],
  ['xpression', 'X-Pression Ultra Braid'],
  ['lait qui éclaircit', 'Whitening milk'],
])('“%s” finds what has an English name only', async (search, name) => {
  await makeProduct({ db }, { name });
  const { names, dropped } = await find(search);
  expect(names).toContain(name);
  expect(dropped).toEqual([]);
});

test('a “poudre matifiante” is no other powder', async () => {
  await makeProduct({ db }, { name: 'Talcum powder' });
  const setting = await makeProduct({ db }, { name: 'Translucent setting powder' });
  expect((await find('poudre matifiante')).names).toEqual([setting.name]);
});

async function onShelves(shelves: Record<string, string>) {
  const category = (await makeCategory({ db })).id;
  for (const [shelf, name] of Object.entries(shelves)) {
    const subCategory = (await makeSubCategory({ db }, { name: shelf, categoryIds: [category] })).id;
    await makeProduct({ db }, { name, categoryIds: [category], subCategoryIds: [subCategory] });
  }
}

test('what takes polish off comes after the polish, and first where it was typed', async () => {
  await onShelves({ 'Nail Polish': 'Lacquer Big Apple', 'Nail Polish Remover': 'Nail polish remover pen' });
  expect((await find('vernis')).names[0]).toBe('Lacquer Big Apple');
  expect((await find('dissolvant')).names[0]).toBe('Nail polish remover pen');
});

test('wigs come before what is for wigs', async () => {
  await onShelves({ Wigs: 'Kinky straight 13x4', 'Wig Accessories': 'Wig holding clips' });
  expect((await find('perruque')).names.slice(0, 2)).toEqual(['Kinky straight 13x4', 'Wig holding clips']);
});

test('near to a deodorant for men are deodorants, and nothing else for men', async () => {
  await onShelves({
    'Roll-ons': 'Cool roll on (men)',
    'Roll ons for all': 'Fresh roll on',
    Men: 'Oil control wash',
  });
  expect((await find('déo homme')).names).toEqual(['Cool roll on (men)', 'Fresh roll on']);
});

/** Adds products to a new shelf, the oldest first; among equals a list begins with the newest. */
async function onShelf(name: string, names: readonly string[]) {
  const category = (await makeCategory({ db })).id;
  const subCategory = (await makeSubCategory({ db }, { name, categoryIds: [category] })).id;
  for (const one of names)
    await makeProduct({ db }, { name: one, categoryIds: [category], subCategoryIds: [subCategory] });
}

test('near goods of the shelf where the matches lie come before others that share as much', async () => {
  await onShelf('Beard oils', ['Oil for beards Tikar', 'Oil Bamoun']);
  await onShelf('Cuticle oils', ['Oil for cuticles Bassa']);
  const { names } = await find('oil tikar');
  expect(names.slice(0, 2)).toEqual(['Oil for beards Tikar', 'Oil Bamoun']);
  expect(names).toContain('Oil for cuticles Bassa');
});

test('of near goods those that share more of what was typed come first', async () => {
  await onShelf('Talcs', ['Talc Mbam neem', 'Talc neem', 'Talc rose']);
  const { names } = await find('talc neem mbam');
  expect(names.slice(0, 3)).toEqual(['Talc Mbam neem', 'Talc neem', 'Talc rose']);
});

test('near to an “edge gel” are edge gels, and no other gels', async () => {
  await onShelf('Edge gels', ['Edge gel Lobe', 'Edge gel Kienke']);
  await onShelf('Builder gels', ['Builder gel Nyong']);
  expect((await find('gel bordures lobe')).names).toEqual(['Edge gel Lobe', 'Edge gel Kienke']);
});

test('what shares only a word of other shelves is not near, where the shelf of what was found is named too', async () => {
  await onShelf('Candles', ['Candle case Ewondo', 'Candle Bulu']);
  await onShelf('Cases', ['Tweezers case Duala']);
  expect((await find('case candle ewondo')).names).toEqual(['Candle case Ewondo', 'Candle Bulu']);
  expect((await find('case duala')).names).toEqual(['Tweezers case Duala', 'Candle case Ewondo']);
});

test('a sub-category that was renamed is known by its new name at once', async () => {
  await find('serum');
  await db
    .updateTable('subCategories')
    .set({ name: 'Sunscreens', nameFr: 'Écrans solaires' })
    .where('name', '=', 'Sun Care')
    .execute();
  expect(await find('ecrann')).toMatchObject({ corrected: [{ typed: 'ecrann', meant: ['Écrans'] }] });
});
