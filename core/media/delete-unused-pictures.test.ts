import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { testShop } from '#tests/support/app.ts';
import { makeCategory, makeProduct, makeSubCategory, makeUser } from '#tests/support/make.ts';
import { addPicture } from './add-picture.ts';
import { deleteUnusedPictures } from './delete-unused-pictures.ts';
import { areKnownPictures } from './known-pictures.ts';
import { pictureColumns } from './picture-uses.ts';

const { store, app, clock } = await testShop();
const { db } = store;

let hue = 0;
/** Uploads a small picture, different each time; returns its address. */
async function upload(): Promise<string> {
  hue += 7;
  return add(await drawn(hue));
}

function drawn(seed: number): Promise<Buffer> {
  const background = { r: seed, g: 255 - seed, b: 120 };
  return sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer();
}

async function add(bytes: Buffer): Promise<string> {
  const added = await addPicture(store, bytes);
  if (!added.ok) throw new Error('The picture was not taken.');
  return added.value.url;
}

const cutShort = (url: string) =>
  db
    .updateTable('media')
    .set({ isStored: false })
    .where('name', '=', url.split('/')[2] ?? '')
    .execute();

const statusOf = async (url: string) => (await app.inject({ url })).statusCode;

test('a picture that nothing shows goes after a day, and not before', async () => {
  const url = await upload();
  clock.advance({ hours: 23 });
  expect(await deleteUnusedPictures(store)).toBe(0);
  expect(await statusOf(url)).toBe(200);
  clock.advance({ hours: 2 });
  expect(await deleteUnusedPictures(store)).toBe(1);
  expect(await statusOf(url)).toBe(404);
  expect(await areKnownPictures(db, [url])).toBe(false);
});

test('pictures of products, deleted ones too, categories, sub-categories and people stay, and those of orders as long as the order', async () => {
  const [product, category, subCategory, avatar, ordered] = await Promise.all([
    upload(),
    upload(),
    upload(),
    upload(),
    upload(),
  ]);
  await makeProduct(store, { images: [product], isListed: false });
  await makeCategory(store, { image: category });
  await makeSubCategory(store, { image: subCategory });
  const user = await makeUser(store);
  await db.updateTable('users').set({ avatar }).where('id', '=', user.id).execute();
  await sql`with placed as (
      insert into orders (id, order_number, user_id, status, payment_method, quantity, undiscounted_total, total, email, phone, language,
        delivery_name, delivery_address_line, delivery_city, delivery_state, delivery_country, delivery_pincode, delivery_mobile)
      values ('kept', 'NB-KEPT-0001', ${user.id}, 'Placed', 'cash_on_delivery', 1, 100, 100, '', '', 'fr', '', '', '', '', '', '', '') returning id)
    insert into order_lines (order_id, position, product_id, name, image, unit, unit_price, discount, discounted_unit_price, quantity)
    select id, 0, 'gone', 'Lipstick', ${ordered}, '', 100, 0, 100, 1 from placed`.execute(db);

  clock.advance({ days: 2 });
  await deleteUnusedPictures(store);
  for (const url of [product, category, subCategory, avatar, ordered]) expect(await statusOf(url)).toBe(200);
});

test('an upload that was cut short leaves nothing behind after a day, and can be sent again before', async () => {
  const bytes = await drawn(200);
  const url = await add(bytes);
  await cutShort(url);
  expect(await areKnownPictures(db, [url])).toBe(false);
  expect(await add(bytes)).toBe(url);
  expect(await areKnownPictures(db, [url])).toBe(true);

  await cutShort(url);
  clock.advance({ days: 2 });
  await deleteUnusedPictures(store);
  expect(await statusOf(url)).toBe(404);
  expect(await db.selectFrom('media').select('name').where('isStored', '=', false).execute()).toEqual([]);
});

test('a picture offered again counts from then', async () => {
  const bytes = await drawn(220);
  const url = await add(bytes);
  clock.advance({ days: 2 });
  await add(bytes);
  await deleteUnusedPictures(store);
  expect(await statusOf(url)).toBe(200);
});

test('a picture that a form is just saving stays', async () => {
  const url = await upload();
  clock.advance({ days: 2 });
  await transaction(db, async (tx) => {
    expect(await areKnownPictures(tx, [url])).toBe(true);
    await deleteUnusedPictures(store);
    await makeCategory({ db: tx }, { image: url });
  });
  await deleteUnusedPictures(store);
  expect(await statusOf(url)).toBe(200);
});

// Columns with texts about pictures are left out: other columns hold those pictures.
test('every column that holds a picture is looked at', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(image|logo|picture|photo|avatar|^blocks|^before$)' and column_name !~ '^image_(texts|slots)'
    order by 1`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual([...pictureColumns]);
});
