import { beforeAll, describe, expect, test } from 'vitest';
import { newCatalogueId } from '#core/ids.ts';
import { deleteOldQuestions } from '#core/questions/forget-questions.ts';
import { buildApp } from '#server/app.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';

import { makeAdmin, makeProduct, makeUser } from '#tests/support/make.ts';

const { call, store, clock, logInAs, sentMails } = await testShop();
const { ask, listOfProduct, list, answer, delete: remove } = endpoints.question;

let staff: { token: string };
beforeAll(async () => {
  staff = { token: await logInAs(await makeAdmin(store)) };
});

const question = { text: 'Does it suit oily skin?', authorName: 'Amina' };

/** A question about a new product, as the staff see it. */
async function asked(given: object = {}, options: { token?: string; language?: 'fr' } = {}) {
  const product = await makeProduct(store);
  const { status } = await call(ask, { ...question, productId: product.id, ...given }, options);
  expect(status).toBe(201);
  const [found] = await listed(product.name);
  if (!found) throw new Error('The question is in the list.');
  return { product, ...found };
}

async function listed(search: string, state = 'waiting') {
  return (await call(list, { search, state }, staff)).body.data;
}

async function shownOf(productId: string) {
  return (await call(listOfProduct, { productId })).body.data;
}

async function mailsTo(email: string) {
  return (await sentMails()).filter(({ recipient }) => recipient === email);
}

describe('asking about a product', () => {
  test('waits for the shop, and is on no page before it is answered', async () => {
    const { product, ...waiting } = await asked({ email: ' Amina@Example.com ' }, { language: 'fr' });
    expect(waiting).toMatchObject({
      ...{ ...question, email: 'amina@example.com', language: 'fr', state: 'waiting', answer: '' },
      ...{ productId: product.id, productName: product.name },
    });
    expect(await shownOf(product.id)).toEqual([]);
  });

  test('says thank you', async () => {
    const { id: productId } = await makeProduct(store);
    const { body } = await call(ask, { ...question, productId });
    expect(body).toMatchObject({ message: 'Thank you! The shop will answer your question.', data: null });
  });

  test('twice at once, or again after a lost answer, asks once', async () => {
    const { id: productId, name } = await makeProduct(store);
    await Promise.all([1, 2, 3].map(() => call(ask, { ...question, productId })));
    expect((await call(ask, { ...question, productId })).status).toBe(201);
    expect(await listed(name)).toHaveLength(1);
  });

  test('answers a customer at the address of her account, whatever was typed', async () => {
    const user = await makeUser(store);
    const { email } = await asked({ email: 'other@example.com' }, { token: await logInAs(user) });
    expect(email).toBe(user.email);
  });

  test('says which field is wrong, counts letters as people do, and keeps nothing', async () => {
    const { id: productId, name } = await makeProduct(store);
    const wrong = await call(ask, {
      productId,
      text: '💄💄💄💄💄',
      authorName: 'www.evil.example',
      email: 'a',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toMatchObject({ text: 'At least 10 characters.' });
    expect(Object.keys(wrong.body.fields ?? {}).sort()).toEqual(['authorName', 'email', 'text']);
    const long = await call(ask, { productId, text: 'x'.repeat(501), authorName: 'Amina' });
    expect(Object.keys(long.body.fields ?? {})).toEqual(['text']);
    expect(await listed(name)).toEqual([]);
  });

  test('about a product that is not sold is refused', async () => {
    const { body } = await call(ask, { ...question, productId: 'gone' });
    expect(body.code).toBe('PRODUCT_NOT_FOUND');
  });

  test('one address may ask ten times an hour', async () => {
    const app = await buildApp(store, { trustProxy: false, rateLimitFactor: 1 });
    const { id: productId } = await makeProduct(store);
    const payload = { ...question, productId, email: 'often@example.com' };
    const write = () => app.inject({ method: 'POST', url: '/api/question/ask', payload });
    for (let time = 1; time <= 10; time += 1) expect((await write()).statusCode).toBe(201);
    expect((await write()).statusCode).toBe(429);
    await app.close();
  });
});

describe('the shop', () => {
  test('answers and publishes: one mail in the language of the question, whose address is then forgotten', async () => {
    const { id, product } = await asked({ email: 'bih@example.com' }, { language: 'fr' });
    const said = { id, answer: 'Oui,\nelle est mate.', isShown: true };
    const both = await Promise.all([call(answer, said, staff), call(answer, said, staff)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body).toMatchObject({ message: 'Answer saved', data: { state: 'shown', email: null } });
    expect(await shownOf(product.id)).toMatchObject([{ ...question, answer: 'Oui,\nelle est mate.' }]);
    const [mail, ...others] = await mailsTo('bih@example.com');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Votre question sur ${product.name}`);
    expect(mail?.text).toContain('elle est mate.');
    expect(mail?.text).toMatch(/\/fr\/product\/\S+/);
    expect(mail?.text).toContain(question.text);
  });

  test('answers only by mail, and may publish later without a second mail', async () => {
    const { id, product } = await asked({ email: 'private@example.com' });
    await call(answer, { id, answer: 'It does.', isShown: false }, staff);
    expect(await shownOf(product.id)).toEqual([]);
    expect(await mailsTo('private@example.com')).toHaveLength(1);
    await call(answer, { id, answer: 'It does, well.', isShown: true }, staff);
    expect(await shownOf(product.id)).toMatchObject([{ answer: 'It does, well.' }]);
    expect(await mailsTo('private@example.com')).toHaveLength(1);
  });

  test('quotes no line with a link', async () => {
    const text = 'Is it matt?\nSee www.evil.example';
    const { id } = await asked({ email: 'typed@example.com', text });
    await call(answer, { id, answer: 'It does.', isShown: false }, staff);
    const [mail] = await mailsTo('typed@example.com');
    expect(mail?.text).toContain('Is it matt?\n\n[…]\n');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  test('cannot answer by mail where none was left', async () => {
    const { id, product } = await asked();
    const { status, body } = await call(answer, { id, answer: 'It does.', isShown: false }, staff);
    expect([status, body.fields]).toEqual([
      422,
      { isShown: 'No e-mail address was left. Publish the answer instead.' },
    ]);
    expect(await listed(product.name)).toHaveLength(1);
  });

  test('changes an answer, takes the question off its page, and deletes it', async () => {
    const { id, product } = await asked();
    for (const [words, isShown] of [
      ['It does.', true],
      ['It does, with powder.', true],
      ['It does, with powder.', false],
    ] as const) {
      await call(answer, { id, answer: words, isShown }, staff);
      expect((await shownOf(product.id)).map((shown) => shown.answer)).toEqual(isShown ? [words] : []);
    }
    expect(await listed(product.name, 'hidden')).toHaveLength(1);
    expect((await call(remove, { id }, staff)).body.message).toBe('Question deleted');
    expect(await listed(product.name, 'hidden')).toEqual([]);
    expect((await call(remove, { id }, staff)).body.code).toBe('QUESTION_NOT_FOUND');
    expect((await call(answer, { id, answer: 'Yes.', isShown: true }, staff)).status).toBe(404);
  });

  test('alone reads and answers what waits', async () => {
    const shopper = { token: await logInAs(await makeUser(store)) };
    for (const endpoint of [list, answer, remove]) {
      expect((await call(endpoint, {})).status).toBe(401);
      expect((await call(endpoint, {}, shopper)).status).toBe(403);
    }
  });
});

test('questions of a product are those of all shades of its family, the newest answer first, page by page', async () => {
  const family = `Velvet ${newCatalogueId()}`;
  const shades = await Promise.all(
    ['Ruby', 'Plum'].map((shadeName) => makeProduct(store, { family, shadeName, shadeHex: '#aa0022' })),
  );
  for (const [place, { id: productId, name }] of shades.entries()) {
    await call(ask, { ...question, productId });
    const [waiting] = (await call(list, { search: name }, staff)).body.data.filter(
      (one) => one.productId === productId,
    );
    clock.advance({ minutes: 1 });
    await call(answer, { id: waiting?.id, answer: `Answer ${place}.`, isShown: true }, staff);
  }
  for (const { id: productId } of shades) {
    const { body } = await call(listOfProduct, { productId });
    expect(body.data.map((shown) => shown.answer)).toEqual(['Answer 1.', 'Answer 0.']);
  }
  const { body } = await call(listOfProduct, { productId: shades[0]?.id, page: 2, limit: 1 });
  expect([body.totalCount, body.totalPage, body.data.length]).toEqual([2, 2, 1]);
});

// The last test, because the days it takes end the staff's session.
test('what is on no page is deleted two years after it was asked', async () => {
  const [kept, gone] = [await asked(), await asked()];
  await call(answer, { id: kept.id, answer: 'It does.', isShown: true }, staff);
  clock.advance({ days: 732 });
  await deleteOldQuestions(store);
  expect(await shownOf(kept.product.id)).toHaveLength(1);
  const left = store.db.selectFrom('questions').select('id').where('id', 'in', [kept.id, gone.id]);
  expect(await left.execute()).toEqual([{ id: kept.id }]);
});
