import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { newCatalogueId } from '#core/ids.ts';
import { deleteUnusedPictures } from '#core/media/delete-unused-pictures.ts';
import { forgetReviews } from '#core/reviews/moderate-reviews.ts';
import { transaction } from '#db/transaction.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeCategory, makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { makeReceivedOrder, makeReview } from '#tests/support/make-review.ts';

const { app, call, upload, store, clock, logInAs, sentMails } = await testShop();
const { listOfProduct, getOfOrder, write, addPhoto, getLink, list, setState, answer } = endpoints.review;

const owner = await makeAdmin(store);
const staff = { token: await logInAs(owner) };

async function sendPhoto(token: string | undefined, given?: Buffer) {
  const background = '#c3174a';
  const bytes =
    given ??
    (await sharp({ create: { width: 40, height: 50, channels: 3, background } })
      .jpeg()
      .toBuffer());
  return upload(addPhoto, { field: 'photo', bytes, ...(token === undefined ? {} : { fields: { token } }) });
}

async function shownOf(productId: string) {
  return (await call(listOfProduct, { productId })).body;
}

describe('what buyers write', () => {
  test('waits for the shop, and is then shown on the page of its product', async () => {
    const product = await makeProduct(store, { name: 'Gloss' });
    const { token } = await makeReceivedOrder(store, [product]);
    const written = await call(
      write,
      {
        ...{
          token,
          productId: product.id,
          stars: 4,
          text: 'Shines, does not stick.',
          authorName: 'Amina N.',
        },
        ...{ skinType: 'oily', depth: 'deep' },
      },
      { language: 'fr' },
    );
    expect([written.status, written.body.message]).toEqual([
      200,
      'Merci\u202f! Votre avis paraîtra dès que la boutique l’aura lu.',
    ]);
    expect(written.body.data.items).toMatchObject([
      { productId: product.id, name: 'Gloss', review: { stars: 4, state: 'waiting' } },
    ]);
    expect((await shownOf(product.id)).data).toEqual({ reviews: [], counts: [0, 0, 0, 0, 0], family: null });

    const [waiting] = (await call(list, { search: 'stick' }, staff)).body.data;
    expect(waiting).toMatchObject({ productName: 'Gloss', text: 'Shines, does not stick.' });
    const moved = await call(setState, { id: waiting?.id, state: 'shown' }, staff);
    expect(moved.body).toMatchObject({ message: 'Review moved', data: { state: 'shown' } });
    expect((await shownOf(product.id)).data).toMatchObject({
      counts: [0, 0, 0, 1, 0],
      reviews: [
        { stars: 4, authorName: 'Amina N.', skinType: 'oily', depth: 'deep', language: 'fr', answer: '' },
      ],
    });
  });

  test('is one review an order and product: a second replaces it and waits again, the same twice changes nothing', async () => {
    const product = await makeProduct(store);
    const { token } = await makeReceivedOrder(store, [product]);
    const said = { token, productId: product.id, stars: 5, text: 'Great' };
    await Promise.all([call(write, said), call(write, said)]);
    const { body } = await call(list, { search: product.name }, staff);
    expect(body.totalCount).toBe(1);
    await call(setState, { id: body.data[0]?.id, state: 'shown' }, staff);

    expect((await call(write, said)).body.data.items[0]?.review?.state).toBe('shown');
    const changed = await call(write, { ...said, stars: 2, text: 'Dries out.' });
    expect(changed.body.data.items[0]?.review).toMatchObject({ stars: 2, state: 'waiting' });
    expect((await shownOf(product.id)).data.reviews).toEqual([]);
  });

  test('takes photos from who has the link, pictures of the shop only, and no more than three', async () => {
    const product = await makeProduct(store);
    const { token } = await makeReceivedOrder(store, [product]);
    expect((await sendPhoto('guessed')).body.code).toBe('LINK_ENDED');
    expect(Object.keys((await sendPhoto(undefined)).body.fields ?? {})).toEqual(['token']);
    const script = Buffer.from('<svg onload="alert(1)"></svg>');
    expect((await sendPhoto(token, script)).body.code).toBe('PICTURE_KIND_REFUSED');
    expect((await sendPhoto(token, Buffer.alloc(0))).body.code).toBe('FILE_MISSING');
    expect((await sendPhoto(token, Buffer.alloc(15 * 1024 * 1024 + 1))).body.code).toBe('FILE_TOO_LARGE');
    const { url } = (await sendPhoto(token)).body.data;
    for (const photos of [['https://example.com/media/a-1x1-ffffff/960.webp'], Array(4).fill(url)]) {
      const written = await call(write, { token, productId: product.id, stars: 1, photos });
      expect(Object.keys(written.body.fields ?? {})).toEqual(['photos']);
    }
  });

  test('takes the link of a delivered order and only its own products', async () => {
    const product = await makeProduct(store);
    const other = await makeProduct(store);
    const { token, id } = await makeReceivedOrder(store, [product]);
    expect((await call(getOfOrder, { token })).body.data.items).toHaveLength(1);
    expect((await call(write, { token, productId: other.id, stars: 1 })).body.code).toBe('PRODUCT_NOT_FOUND');
    expect((await call(write, { token: 'guessed', productId: product.id, stars: 1 })).body.code).toBe(
      'LINK_ENDED',
    );
    await store.db.updateTable('orders').set({ status: 'Returned' }).where('id', '=', id).execute();
    expect((await call(getOfOrder, { token })).status).toBe(404);
    expect((await call(write, { token, productId: product.id, stars: 1 })).status).toBe(404);
  });

  test('says which field is wrong', async () => {
    const { token } = await makeReceivedOrder(store, [await makeProduct(store)]);
    const { status, body } = await call(write, {
      ...{ token, productId: 'a', stars: 6, text: 'x'.repeat(2001), authorName: 'www.evil.example' },
      ...{ skinType: 'metal' },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['authorName', 'skinType', 'stars', 'text']);
  });
});

describe('reviews of a product', () => {
  test('are those of all shades of its family, the newest first, page by page', async () => {
    const family = `Velvet ${newCatalogueId()}`;
    const [ruby, plum] = await Promise.all(
      [{ shadeName: 'Ruby', shadeNameFr: 'Rubis' }, { shadeName: 'Mboa' }].map((named) =>
        makeProduct(store, { family, ...named, shadeHex: '#aa0022' }),
      ),
    );
    if (!ruby || !plum) throw new Error('There are two shades.');
    await makeReview(store, { product: ruby, stars: 5, text: 'first', state: 'shown' });
    clock.advance({ minutes: 1 });
    await makeReview(store, { product: plum, stars: 3, text: 'second', state: 'shown' });
    await makeReview(store, { product: plum, stars: 1, text: 'rude', state: 'hidden' });
    const { data } = await shownOf(ruby.id);
    expect(data.counts).toEqual([0, 0, 1, 0, 1]);
    expect(data.family).toBe(family);
    expect(data.reviews.map(({ text, shadeName, shadeNameFr }) => [text, shadeName, shadeNameFr])).toEqual([
      ['second', 'Mboa', undefined],
      ['first', 'Ruby', 'Rubis'],
    ]);
    const { body } = await call(listOfProduct, { productId: plum.id, page: 2, limit: 1 });
    expect([body.totalPage, body.data.reviews.map(({ text }) => text)]).toEqual([2, ['first']]);
  });

  test('of a product that is not there are none', async () => {
    expect((await shownOf('nothing')).data).toEqual({ reviews: [], counts: [0, 0, 0, 0, 0], family: null });
  });
});

describe('the stars of a card', () => {
  test('come with lists that ask for families, are those of the whole family, and follow what is shown', async () => {
    const family = `Satin ${newCatalogueId()}`;
    const { id: categoryId } = await makeCategory(store);
    const [ruby, plum] = await Promise.all(
      ['Ruby', 'Plum'].map((shadeName) =>
        makeProduct(store, { family, shadeName, shadeHex: '#aa0022', categoryIds: [categoryId] }),
      ),
    );
    const balm = await makeProduct(store, { categoryIds: [categoryId] });
    if (!ruby || !plum) throw new Error('There are two shades.');
    const { id } = await makeReview(store, { product: ruby, stars: 5, state: 'shown' });
    await makeReview(store, { product: plum, stars: 4, state: 'shown' });
    await makeReview(store, { product: plum, stars: 1, state: 'waiting' });
    const cards = async (families?: boolean) =>
      (await call(endpoints.product.getByCategory, { id: categoryId, ...(families && { families }) })).body
        .data;
    const rated = (await cards(true)).map(({ _id, rating }) => [_id === balm.id, rating]);
    expect(rated).toEqual(
      expect.arrayContaining([
        [false, { average: 4.5, count: 2 }],
        [true, undefined],
      ]),
    );
    expect((await cards()).map((card) => 'rating' in card)).toEqual([false, false, false]);
    await call(setState, { id, state: 'hidden' }, staff);
    expect((await cards(true)).find(({ rating }) => rating)?.rating).toEqual({ average: 4, count: 1 });
  });
});

describe('the shop', () => {
  test('answers a review, changes the answer and takes it away', async () => {
    const { id, productId } = await makeReview(store, { state: 'shown' });
    for (const words of ['Thank you!', 'Thank you, Amina.', '']) {
      const { body } = await call(answer, { id, answer: ` ${words} ` }, staff);
      expect(body).toMatchObject({ message: 'Answer saved', data: { answer: words } });
      expect((await shownOf(productId)).data.reviews[0]?.answer).toBe(words);
    }
  });

  test('hides a review and shows it again', async () => {
    const { id, productId } = await makeReview(store, { state: 'shown' });
    for (const state of ['hidden', 'waiting', 'shown'] as const) {
      await call(setState, { id, state }, staff);
      expect((await shownOf(productId)).data.reviews).toHaveLength(state === 'shown' ? 1 : 0);
    }
    expect((await call(setState, { id: 'gone', state: 'shown' }, staff)).status).toBe(404);
    expect((await call(answer, { id: 'gone', answer: '' }, staff)).status).toBe(404);
  });

  test('alone reads what waits', async () => {
    const shopper = { token: await logInAs(await makeUser(store)) };
    for (const endpoint of [list, setState, answer]) {
      expect((await call(endpoint, {})).status).toBe(401);
      expect((await call(endpoint, {}, shopper)).status).toBe(403);
    }
  });
});

describe('a buyer', () => {
  const askedAbout = async (orderNumber: string) =>
    (await sentMails()).filter(
      ({ subject }) => subject.includes('How do you like') && subject.includes(orderNumber),
    );

  async function received() {
    const user = await makeUser(store, { verifyEmail: true });
    const order = await makeReceivedOrder(store, [await makeProduct(store)], { userId: user.id });
    const { orderNumber } = await store.db
      .selectFrom('orders')
      .select('orderNumber')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    return { ...order, orderNumber };
  }

  test('is asked once, a week after the delivery, with the link that opens the page', async () => {
    const { orderNumber, token } = await received();
    clock.advance({ days: 6 });
    expect(await askedAbout(orderNumber)).toEqual([]);
    clock.advance({ days: 1, minutes: 1 });
    const mails = await askedAbout(orderNumber);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/review/${token}`);
    expect(await askedAbout(orderNumber)).toHaveLength(1);
  });

  test('who has written, who sends the order back, or whose shop does not ask is left alone', async () => {
    const wrote = await received();
    const [item] = (await call(getOfOrder, { token: wrote.token })).body.data.items;
    await call(write, { token: wrote.token, productId: item?.productId, stars: 5 });
    const returning = await received();
    await call(
      endpoints.order.requestReturn,
      { _id: returning.id, reason: 'damaged' },
      { token: await logInAs({ id: returning.userId }) },
    );
    clock.advance({ days: 8 });
    expect(await askedAbout(wrote.orderNumber)).toEqual([]);
    expect(await askedAbout(returning.orderNumber)).toEqual([]);

    // The session has ended with the days that have passed.
    const again = { token: await logInAs(owner) };
    await call(endpoints.settings.save, { asksForReviews: false }, again);
    const unasked = await received();
    clock.advance({ days: 8 });
    expect(await askedAbout(unasked.orderNumber)).toEqual([]);
    const later = { token: await logInAs(owner) };
    await call(endpoints.settings.save, { asksForReviews: true }, later);
  });

  test('finds the page without waiting to be asked, for an own order alone', async () => {
    const { id, userId, token } = await received();
    const own = await call(getLink, { _id: id }, { token: await logInAs({ id: userId }) });
    expect(own.body.data).toEqual({ token });
    const stranger = { token: await logInAs(await makeUser(store)) };
    expect((await call(getLink, { _id: id }, stranger)).body.code).toBe('ORDER_NOT_FOUND');
    const { id: onItsWay } = await makeOrder(store, [{ product: await makeProduct(store), quantity: 1 }], {
      userId,
    });
    expect((await call(getLink, { _id: onItsWay }, { token: await logInAs({ id: userId }) })).status).toBe(
      404,
    );
  });
});

// The last tests, because the days they take end the sessions of the others.
describe('a review with photos', () => {
  test('is read, shown and forgotten with them', async () => {
    const asOwner = { token: await logInAs(owner) };
    const product = await makeProduct(store);
    const { token, id: orderId } = await makeReceivedOrder(store, [product]);
    const sent = await sendPhoto(token);
    expect(sent.status).toBe(200);
    const photos = [sent.body.data.url];
    const said = { token, productId: product.id, stars: 5 };
    await call(write, said);
    const [review] = (await call(list, { search: product.name }, asOwner)).body.data;
    await call(setState, { id: review?.id, state: 'shown' }, asOwner);

    const added = await call(write, { ...said, photos });
    expect(added.body.data.items[0]?.review).toMatchObject({ photos, state: 'waiting' });
    expect((await shownOf(product.id)).data.reviews).toEqual([]);
    await call(setState, { id: review?.id, state: 'shown' }, asOwner);
    expect((await call(write, { ...said, photos })).body.data.items[0]?.review?.state).toBe('shown');
    expect((await shownOf(product.id)).data.reviews).toMatchObject([{ photos }]);

    clock.advance({ days: 2 });
    await deleteUnusedPictures(store);
    expect((await app.inject({ url: photos[0] ?? '' })).statusCode).toBe(200);
    await transaction(store.db, (tx) => forgetReviews(tx, [orderId]));
    await deleteUnusedPictures(store);
    expect((await app.inject({ url: photos[0] ?? '' })).statusCode).toBe(404);
  });
});
