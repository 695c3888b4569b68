import { describe, expect, test } from 'vitest';
import { followSettings, readFacts } from '#core/settings/shop-facts.ts';
import { createShopSettings } from '#core/settings/shop-settings.ts';
import { readEnv } from '#server/env.ts';
import { endpoints } from '#shared/endpoints.ts';
import { legalTextsSince } from '#shared/legal-texts.ts';
import { settingDescriptions } from '#shared/settings.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { weekdays } from '#shared/weekdays.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeCategory, makeProduct, makeSubCategory, makeUser } from '#tests/support/make.ts';
import { makeBuyer } from '#tests/support/make-buyer.ts';

const shop = await testShop({ keepsLimits: true });
const { call, store, logInAs } = shop;
const { get, save } = endpoints.settings;
const options = { token: await logInAs(await makeAdmin(store, { name: 'Solange' })) };

async function settingOf(key: string) {
  return (await call(get, {}, options)).body.data.find((setting) => setting.key === key);
}

describe('GET /api/settings/get', () => {
  test('says the default of a setting that was never saved', async () => {
    expect(await settingOf('piecesPerProduct')).toEqual({
      key: 'piecesPerProduct',
      value: settingDescriptions.piecesPerProduct.byDefault,
      isFixed: false,
      variables: [],
      changedAt: null,
      changedBy: null,
    });
  });
});

describe('PUT /api/settings/save', () => {
  test('saves what is named, says who did it, and leaves the others', async () => {
    const before = await settingOf('piecesPerProduct');
    const { status, body } = await call(save, { piecesPerOrder: '90' }, options);
    expect([status, body.message]).toEqual([200, 'Settings saved']);
    expect(await settingOf('piecesPerOrder')).toMatchObject({
      value: 90,
      changedAt: expect.stringMatching(/^\d{4}-/),
      changedBy: 'Solange',
    });
    expect(await settingOf('piecesPerProduct')).toEqual(before);
    const { data } = (await call(endpoints.audit.list, { kind: 'setting' }, options)).body;
    expect(data).toMatchObject([
      {
        action: 'changed',
        subjectId: 'piecesPerOrder',
        changes: [{ field: 'value', before: 150, after: 90 }],
      },
    ]);
  });

  test('refuses a value beyond the limits of its setting, and saves none of the form', async () => {
    const refused = await call(save, { piecesPerOrder: 40, piecesPerProduct: 0 }, options);
    expect([refused.status, refused.body.fields]).toEqual([422, { piecesPerProduct: 'At least 1.' }]);
    expect(await settingOf('piecesPerOrder')).toMatchObject({ value: 90 });
  });

  test('refuses what the environment sets, and shows it as such', async () => {
    const fixed = await testShop({
      overrides: { shopSettings: createShopSettings(store.db, { piecesPerProduct: 5 }) },
      on: { db: store.db, connectionString: shop.connectionString },
    });
    const refused = await fixed.call(save, { piecesPerProduct: 7 }, options);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['piecesPerProduct']]);
    const shown = (await fixed.call(get, {}, options)).body.data;
    expect(shown).toContainEqual(
      expect.objectContaining({ key: 'piecesPerProduct', value: 5, isFixed: true }),
    );
  });
});

describe('the shop itself', () => {
  test('is what the owner types: a number as people write it, a row of hours a line', async () => {
    const { status } = await call(
      save,
      {
        shopName: 'Belle, Douala & filles',
        shopPhone: '6 99 11 22 33',
        whatsAppPhone: '+237 655 44 33 22',
        shopHours: { en: 'Saturday: 9:00-17:00\nSunday: Closed', fr: 'Samedi\u00a0: 9\u00a0h – 17\u00a0h' },
        facebookLink: 'https://www.facebook.com/belle',
        tradeRegister: '',
      },
      options,
    );
    expect(status).toBe(200);
    expect({ ...store.settings }).toMatchObject({
      name: 'Belle, Douala & filles',
      phone: '+237699112233',
      whatsApp: '+237655443322',
      rccm: '',
      shopHours: {
        en: [
          { days: 'Saturday', hours: '9:00-17:00' },
          { days: 'Sunday', hours: 'Closed' },
        ],
        fr: [{ days: 'Samedi', hours: '9\u00a0h – 17\u00a0h' }],
      },
      social: { facebook: 'https://www.facebook.com/belle', whatsapp: 'https://wa.me/237655443322' },
    });
  });

  test('is refused where it could not be called, written to, opened or printed', async () => {
    const { status, body } = await call(
      save,
      {
        ...{ shopName: ' ', shopPhone: '12', shopEmail: 'belle', facebookLink: 'javascript:alert(1)' },
        shopAddress: 'Bonapriso\r\nBcc: everyone@example.com',
      },
      options,
    );
    expect([status, body.fields]).toEqual([
      422,
      {
        shopName: 'This field is required.',
        shopPhone: 'Enter a phone number such as 6\u00a077\u00a012\u00a034\u00a056.',
        shopEmail: 'Enter an e-mail address such as name@example.com.',
        facebookLink: 'Enter an address such as https://www.facebook.com/myshop.',
        shopAddress: 'This text has a character that cannot be stored.',
      },
    ]);
  });

  test('is in the mails from then on', async () => {
    await call(save, { shopName: 'Belle Akwa', shopEmail: 'akwa@example.com' }, options);
    await call(endpoints.user.forgotPassword, { email: (await makeUser(store)).email });
    const mail = (await shop.sentMails()).at(-1);
    expect(mail?.text).toContain('Belle Akwa');
    expect(mail?.text).toContain('akwa@example.com');
  });

  test('follows the environment where that says it, and names the variable', async () => {
    const { fixedSettings, settings } = readEnv({ STORE_EMAIL: 'fixed@example.com', STORE_NIU: 'M1' });
    const shopSettings = createShopSettings(store.db, fixedSettings);
    const fixed = await testShop({
      overrides: { shopSettings, settings: followSettings(settings, shopSettings) },
      on: { db: store.db, connectionString: shop.connectionString },
    });
    await call(save, { shopEmail: 'saved@example.com' }, options);
    await shopSettings.read();
    expect(fixed.store.settings).toMatchObject({ email: 'fixed@example.com', niu: 'M1' });
    expect((await fixed.call(get, {}, options)).body.data).toContainEqual(
      expect.objectContaining({
        ...{ key: 'shopEmail', value: 'fixed@example.com', isFixed: true, variables: ['STORE_EMAIL'] },
      }),
    );
    const refused = await fixed.call(save, { shopEmail: 'other@example.com' }, options);
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { shopEmail: 'This is set where the shop is installed, not here.' },
    ]);
    await call(save, { shopPhone: '+237677123456' }, options);
  });
});

describe('limits of an order', () => {
  test('a shopper who wants more pieces of a product than the shop allows is asked to call', async () => {
    await call(save, { piecesPerProduct: 3, piecesPerOrder: 5 }, options);
    const lipstick = await makeProduct(store, { name: 'Velvet lipstick', stock: 50 });
    const { order, token } = await makeBuyer(shop, [{ product: lipstick, quantity: 4 }]);
    const refused = await call(endpoints.order.cashOnDelivery, order, { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'PRODUCT_LIMIT']);
    expect(refused.body.message).toBe(
      'At most 3 of "Velvet lipstick" can be ordered online. For more, call the shop: 6\u00a077\u00a012\u00a034\u00a056.',
    );
    const online = { ...order, payment_method: 'mtn_momo' };
    expect((await call(endpoints.order.checkout, online, { token })).body.code).toBe('PRODUCT_LIMIT');
  });

  test('and one whose whole order is larger than allowed too', async () => {
    const products = [await makeProduct(store, { stock: 50 }), await makeProduct(store, { stock: 50 })];
    const lines = products.map((product) => ({ product, quantity: 3 }));
    const { order, token } = await makeBuyer(shop, lines);
    const refused = await call(endpoints.order.cashOnDelivery, order, { token, language: 'fr' });
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDER_LIMIT']);
    expect(refused.body.message).toContain('5 pièces');
  });
});

test('the codes to approve with and the categories of new arrivals are the owner’s, at once', async () => {
  await makeCategory(store, { name: 'Hair', nameFr: 'Cheveux' });
  await makeCategory(store, { name: 'Body care' });
  const typed = { mtnApprovalCode: '*127*1#', newArrivalCategories: ' cheveux,  Body-care ,' };
  expect((await call(save, typed, options)).status).toBe(200);
  const { approvalCodes, newArrivalCategories } = await readFacts(store);
  expect([approvalCodes.mtn_momo, newArrivalCategories]).toEqual(['*127*1#', ['cheveux', 'Body-care']]);
  const unknown = await call(save, { newArrivalCategories: 'Hair, Shoes' }, options);
  expect([unknown.status, unknown.body.fields]).toEqual([
    422,
    {
      newArrivalCategories:
        'There is no category of this name. Write them as they are in the list of categories.',
    },
  ]);
  const wrong = await call(save, { orangeApprovalCode: 'dial 150' }, options);
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['orangeApprovalCode']]);
});

describe('GET /api/settings/shown', () => {
  const { shown } = endpoints.settings;

  test('says to everybody what pages show: ten minutes and cash first, until the owner sets something else', async () => {
    const { body } = await call(shown, {});
    expect(body.data).toMatchObject({
      promisedMinutes: 10,
      promisedCity: 'Douala',
      fewLeftAt: 3,
      paymentOrder: ['cash_on_delivery', 'card', 'mtn_momo', 'orange_money'],
    });
    await call(save, { promisedMinutes: 2880, fewLeftAt: 5, paymentOrder: 'Orange, MTN' }, options);
    expect((await call(shown, {})).body.data).toMatchObject({
      promisedMinutes: 2880,
      promisedCity: '',
      fewLeftAt: 5,
      paymentOrder: ['orange_money', 'mtn_momo', 'cash_on_delivery', 'card'],
    });
  });

  test('says when parcels are delivered, once that is not every day and at any hour', async () => {
    expect((await call(shown, {})).body.data.calendar).toBeNull();
    const wanted = {
      deliveryDays: 'Mon, Tue, Wed, Thu, Fri, Sat',
      daysOff: '25/12',
      deliversFrom: 8,
      deliversUntil: 18,
    };
    expect((await call(save, wanted, options)).status).toBe(200);
    expect((await call(shown, {})).body.data.calendar).toEqual({
      ...{ weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], daysOff: ['12-25'], from: 8, until: 18 },
    });
    const wrong = await call(save, { deliveryDays: '', daysOff: '31/2' }, options);
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      {
        deliveryDays: 'This field is required.',
        daysOff: 'Write each day as day and month, such as 25/12, 1/1.',
      },
    ]);
    await call(
      save,
      { deliveryDays: weekdays.join(', '), daysOff: '', deliversFrom: 0, deliversUntil: 0 },
      options,
    );
  });

  test('names the lists without a product, as long as they have none', async () => {
    const { store, call: ask } = await testShop();
    const empty = async () => (await ask(shown, {})).body.data.emptyLists;
    const [lips, eyes] = [await makeCategory(store), await makeCategory(store)];
    const gloss = await makeSubCategory(store, { categoryIds: [lips.id] });
    const liner = await makeSubCategory(store, { categoryIds: [lips.id] });
    expect(await empty()).toEqual([lips.id, eyes.id].toSorted());

    const product = await makeProduct(store, { categoryIds: [lips.id], subCategoryIds: [gloss.id] });
    expect(await empty()).toEqual([eyes.id, `${lips.id}/${liner.id}`].toSorted());
    const list = (isListed: boolean) =>
      store.db.updateTable('products').set({ isListed }).where('id', '=', product.id).execute();
    await list(false);
    expect(await empty()).toEqual([lips.id, eyes.id].toSorted());
    await list(true);
    expect(await empty()).toEqual([eyes.id, `${lips.id}/${liner.id}`].toSorted());

    // A product of both categories fills the sub-category that the second one is given.
    await store.db
      .insertInto('productCategories')
      .columns(['productId', 'categoryId', 'sequence', 'isListed'])
      .expression((build) =>
        build
          .selectFrom('products')
          .select(['id', build.val(eyes.id).as('categoryId'), 'sequence', 'isListed'])
          .where('id', '=', product.id),
      )
      .execute();
    await store.db
      .insertInto('subCategoryCategories')
      .values({ subCategoryId: gloss.id, categoryId: eyes.id })
      .execute();
    expect(await empty()).toEqual([`${lips.id}/${liner.id}`]);

    await list(false);
    expect(await empty()).toEqual([lips.id, eyes.id].toSorted());
  });
});

describe('the texts of legal pages', () => {
  test('are the owner’s where typed, the shop’s in the other language, and accounts keep the day of what was shown', async () => {
    const { legal } = endpoints.settings;
    const person = () => {
      const email = `reader${Math.random()}@example.com`;
      return { name: 'Amina', email, password: 'ndole-et-miondo-9', confirmPassword: 'ndole-et-miondo-9' };
    };
    const acceptedBy = async (email: string) => {
      const users = store.db.selectFrom('users').select('acceptedTextsOf').where('email', '=', email);
      return (await users.executeTakeFirstOrThrow()).acceptedTextsOf;
    };
    expect((await call(legal, { page: 'terms' })).body.data).toEqual({
      ...{ text: { en: '', fr: '' }, since: legalTextsSince },
    });
    const before = person();
    expect((await call(endpoints.user.register, before)).status).toBe(201);
    expect(await acceptedBy(before.email)).toBe(legalTextsSince);

    // Goes to a day after the shop's own texts; until then no second factor is demanded.
    await call(save, { secondFactorGraceDays: 365 }, options);
    const wait = Date.parse(legalTextsSince) - shop.clock.now().getTime();
    shop.clock.advance({ days: Math.max(0, Math.ceil(wait / 864e5)) + 1 });
    const day = shopDayOf(shop.clock.now());
    const later = { token: await logInAs(await makeAdmin(store)) };
    const fr = '## Retours\n\nEn 14 jours.';
    expect((await call(save, { termsText: { en: '', fr } }, later)).status).toBe(200);
    expect((await call(legal, { page: 'terms' })).body.data).toEqual({ text: { en: '', fr }, since: day });
    expect((await call(legal, { page: 'privacy-policy' })).body.data.since).toBe(legalTextsSince);
    const after = person();
    expect((await call(endpoints.user.register, after)).status).toBe(201);
    expect(await acceptedBy(after.email)).toBe(day);

    // The text shown on a day stays readable after it was changed.
    await call(save, { termsText: { en: '', fr: '' } }, later);
    const { data } = (await call(endpoints.audit.list, { kind: 'setting' }, later)).body;
    expect(data[0]).toMatchObject({
      subjectId: 'termsText',
      changes: [{ field: 'value', before: ['en: ', `fr: ${fr}`], after: ['en: ', 'fr: '] }],
    });
  });
});
