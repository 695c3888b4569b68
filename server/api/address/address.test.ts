import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { limits } from '#shared/limits.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAddress, makeUser } from '#tests/support/make.ts';

const { call, store, logInAs } = await testShop();

const bonapriso = {
  name: 'Amina Ngo',
  customer_email: 'amina@example.com',
  address_line: 'Bonapriso, face à la pharmacie',
  city: 'Douala',
  state: 'Littoral',
  country: 'Cameroun',
  pincode: '00237',
  mobile: '6 77 12 34 56',
};

async function amina() {
  const user = await makeUser(store);
  return { user, token: await logInAs(user) };
}

describe('POST /api/address/create', () => {
  test('fills an address book with a hundred, removed ones included', async () => {
    const { user, token } = await amina();
    for (let count = 0; count < limits.addresses; count += 1) await makeAddress(store, { userId: user.id });
    const { status, body } = await call(endpoints.address.create, bonapriso, { token });
    expect([status, body.code]).toEqual([409, 'ADDRESS_BOOK_FULL']);
  });

  test('saves an address, trimmed and with the phone in E.164', async () => {
    const { user, token } = await amina();
    const { status, body } = await call(
      endpoints.address.create,
      { ...bonapriso, city: '  Douala ', customer_email: ' Amina@Example.com ' },
      { token },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, error: false, message: 'Address added' });
    expect(body.data).toEqual({
      ...bonapriso,
      _id: expect.stringMatching(/^[0-9a-z]{24}$/),
      userId: user.id,
      email: 'amina@example.com',
      mobile: '+237677123456',
      status: true,
    });
  });

  test('asks for every field, and says which', async () => {
    const { token } = await amina();
    const { status, body } = await call(endpoints.address.create, { name: '  ', mobile: '' }, { token });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(Object.keys(bonapriso).toSorted());
    expect(body.fields).toMatchObject({ name: 'This field is required.' });
  });

  test('refuses a phone number that cannot be dialled', async () => {
    const { token } = await amina();
    const { status, body } = await call(
      endpoints.address.create,
      { ...bonapriso, mobile: '12345' },
      { token },
    );
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      mobile: 'Enter a phone number such as 6\u00a077\u00a012\u00a034\u00a056.',
    });
  });

  test('takes a foreign number with its country code', async () => {
    const { token } = await amina();
    const { body } = await call(
      endpoints.address.create,
      { ...bonapriso, mobile: '+33 6 12 34 56 78' },
      { token },
    );
    expect(body.data).toMatchObject({ mobile: '+33612345678' });
  });

  test('is for logged-in users, before a word about the fields', async () => {
    const { status, body } = await call(endpoints.address.create, {});
    expect(status).toBe(401);
    expect(body.fields).toBeUndefined();
  });
});

describe('GET /api/address/get', () => {
  test('lists one’s own addresses in the order of adding, hidden ones with status false', async () => {
    const { user, token } = await amina();
    const first = await makeAddress(store, { userId: user.id });
    const second = await makeAddress(store, { userId: user.id });
    await makeAddress(store);
    await call(endpoints.address.disable, { _id: first.id }, { token });

    const { status, body } = await call(endpoints.address.get, undefined, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { _id: first.id, status: false },
      { _id: second.id, status: true },
    ]);
  });

  test('is for logged-in users', async () => {
    expect((await call(endpoints.address.get)).status).toBe(401);
  });
});

describe('PUT /api/address/update', () => {
  test('changes the place and the phone, and keeps name and e-mail', async () => {
    const { user, token } = await amina();
    const address = await makeAddress(store, { userId: user.id, name: 'Amina', email: 'a@example.com' });
    const { name, customer_email, ...place } = bonapriso;
    const { status, body } = await call(
      endpoints.address.update,
      { _id: address.id, userId: user.id, ...place, mobile: '00237699000001', city: 'Limbe' },
      { token },
    );
    expect(status).toBe(200);
    expect(body.message).toBe('Address saved');
    expect(body.data).toMatchObject({
      name: 'Amina',
      email: 'a@example.com',
      city: 'Limbe',
      mobile: '+237699000001',
    });
  });

  test('asks for every field of the place', async () => {
    const { user, token } = await amina();
    const { id } = await makeAddress(store, { userId: user.id });
    const { status, body } = await call(endpoints.address.update, { _id: id, city: 'Limbe' }, { token });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual([
      'address_line',
      'country',
      'mobile',
      'pincode',
      'state',
    ]);
  });

  test('refuses a bad phone and changes nothing', async () => {
    const { user, token } = await amina();
    const { id } = await makeAddress(store, { userId: user.id, city: 'Kribi' });
    const { status, body } = await call(
      endpoints.address.update,
      { ...bonapriso, _id: id, mobile: 'none' },
      { token },
    );
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('mobile');
    const list = await call(endpoints.address.get, undefined, { token });
    expect(list.body.data).toMatchObject([{ city: 'Kribi' }]);
  });

  test('does not find another user’s address, even with their user id', async () => {
    const { token } = await amina();
    const theirs = await makeAddress(store);
    const { status, body } = await call(
      endpoints.address.update,
      { ...bonapriso, _id: theirs.id, userId: theirs.userId },
      { token },
    );
    expect(status).toBe(404);
    expect(body.code).toBe('ADDRESS_NOT_FOUND');
  });

  test('does not find a removed address', async () => {
    const { user, token } = await amina();
    const { id } = await makeAddress(store, { userId: user.id });
    await call(endpoints.address.disable, { _id: id }, { token });
    expect((await call(endpoints.address.update, { ...bonapriso, _id: id }, { token })).status).toBe(404);
  });

  test('is for logged-in users', async () => {
    expect((await call(endpoints.address.update, {})).status).toBe(401);
  });
});

describe('DELETE /api/address/disable', () => {
  test('hides the address and says so; a second click is fine', async () => {
    const { user, token } = await amina();
    const { id } = await makeAddress(store, { userId: user.id });
    const first = await call(endpoints.address.disable, { _id: id }, { token });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ success: true, message: 'Address Remove', data: null });
    expect((await call(endpoints.address.disable, { _id: id }, { token })).status).toBe(200);
  });

  test('does not find another user’s address, which stays', async () => {
    const { token } = await amina();
    const other = await amina();
    const theirs = await makeAddress(store, { userId: other.user.id });
    expect((await call(endpoints.address.disable, { _id: theirs.id }, { token })).status).toBe(404);
    const list = await call(endpoints.address.get, undefined, { token: other.token });
    expect(list.body.data).toMatchObject([{ _id: theirs.id, status: true }]);
  });

  test('asks for an id', async () => {
    const { token } = await amina();
    const { status, body } = await call(endpoints.address.disable, { _id: 'no id!' }, { token });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty('_id');
  });

  test('is for logged-in users', async () => {
    expect((await call(endpoints.address.disable, {})).status).toBe(401);
  });
});
