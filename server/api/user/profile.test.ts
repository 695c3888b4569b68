import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAddress, makeCartItem, makeProduct, makeUser, TEST_PASSWORD } from '#tests/support/make.ts';

const shop = await testShop();
const { userDetails, updateUser, uploadAvatar } = endpoints.user;
const profile = { name: 'Amina N.', email: 'amina.n@example.com', mobile: '6 77 12 34 56' };

describe('user details', () => {
  test('are the logged-in user’s own, with the ids of what belongs to them', async () => {
    const user = await makeUser(shop.store, { name: 'Amina' });
    const address = await makeAddress(shop.store, { userId: user.id });
    await makeAddress(shop.store, { userId: user.id, isActive: false });
    await makeAddress(shop.store);
    const product = await makeProduct(shop.store);
    const item = await makeCartItem(shop.store, { userId: user.id, productId: product.id });
    const answer = await shop.call(userDetails, undefined, { token: await shop.logInAs(user) });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      _id: user.id,
      name: 'Amina',
      email: user.email,
      pendingEmail: null,
      avatar: '',
      mobile: '',
      verify_email: false,
      hasPassword: true,
      last_login_date: null,
      status: 'Active',
      address_details: [address.id],
      shopping_cart: [item.id],
      orderHistory: [],
      role: 'USER',
      staffRole: null,
      secondFactorDueAt: null,
      language: 'en',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['OWNER', 'ADMIN'],
    ['MANAGER', 'ADMIN'],
    ['CATALOGUE', 'ADMIN'],
    ['ORDERS', 'USER'],
    ['RIDER', 'USER'],
  ] as const)('a %s is to the specified client an %s', async (staffRole, role) => {
    const token = await shop.logInAs(await makeUser(shop.store, { role: staffRole }));
    const answer = await shop.call(userDetails, undefined, { token });
    expect(answer.body.data).toMatchObject({ role, staffRole });
  });

  test('are refused without a session', async () => {
    const answer = await shop.call(userDetails);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, error: true, code: 'NOT_LOGGED_IN', data: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('changing the profile', () => {
  test('stores the phone as E.164, and a new e-mail waits until it is confirmed', async () => {
    const user = await makeUser(shop.store, { verifyEmail: true });
    const token = await shop.logInAs(user);
    const input = { ...profile, language: 'fr', password: TEST_PASSWORD };
    const answer = await shop.call(updateUser, input, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, message: expect.stringContaining('Saved.') });
    expect(answer.body.data).toMatchObject({
      name: 'Amina N.',
      email: user.email,
      pendingEmail: 'amina.n@example.com',
      mobile: '+237677123456',
      verify_email: true,
      language: 'fr',
    });
  });

  test('needs no password while the e-mail stays', async () => {
    const user = await makeUser(shop.store);
    const token = await shop.logInAs(user);
    const answer = await shop.call(updateUser, { ...profile, email: user.email }, { token });
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Profile saved');
  });

  test('keeps a proven e-mail proven when it stays', async () => {
    const user = await makeUser(shop.store, { verifyEmail: true });
    const token = await shop.logInAs(user);
    const answer = await shop.call(updateUser, { ...profile, email: user.email.toUpperCase() }, { token });
    expect(answer.body.data).toMatchObject({ email: user.email, verify_email: true });
  });

  test('refuses another user’s e-mail and changes nothing', async () => {
    const other = await makeUser(shop.store);
    const user = await makeUser(shop.store);
    const token = await shop.logInAs(user);
    const input = { ...profile, email: other.email, password: TEST_PASSWORD };
    const answer = await shop.call(updateUser, input, { token });
    expect(answer.status).toBe(409);
    const details = await shop.call(userDetails, undefined, { token });
    expect(details.body.data).toMatchObject({ name: user.name, email: user.email });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ email: 'no' }, 'email'],
    [{ mobile: '12' }, 'mobile'],
    [{ mobile: undefined }, 'mobile'],
  ])('%j is refused at the field %s', async (wrong, field) => {
    const token = await shop.logInAs(await makeUser(shop.store));
    const answer = await shop.call(updateUser, { ...profile, ...wrong }, { token });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  test('gives no one a role, a proof or another account by fields that the form does not have', async () => {
    const [user, other] = [await makeUser(shop.store), await makeUser(shop.store)];
    const token = await shop.logInAs(user);
    const wanted = { role: 'OWNER', staffRole: 'OWNER', verify_email: true, verifyEmail: true };
    const taken = { _id: other.id, id: other.id, userId: other.id, confirmedMobile: '+237677123456' };
    const facts = (id: string) =>
      shop.store.db
        .selectFrom('users')
        .select(['name', 'email', 'role', 'verifyEmail', 'confirmedMobile'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const before = [await facts(user.id), await facts(other.id)];
    const input = { ...profile, email: user.email, ...wanted, ...taken };
    expect((await shop.call(updateUser, input, { token })).status).toBe(200);
    expect([await facts(user.id), await facts(other.id)]).toEqual([
      { ...before[0], name: profile.name },
      before[1],
    ]);
    const email = 'self-made@example.com';
    const passwords = { password: 'mangue-verte', confirmPassword: 'mangue-verte' };
    const registered = await shop.call(endpoints.user.register, {
      ...profile,
      email,
      ...passwords,
      ...wanted,
    });
    expect(registered.status).toBe(201);
    expect(await facts(registered.body.data._id)).toMatchObject({ role: 'USER', verifyEmail: false });
  });

  test('needs a session before any word about the fields', async () => {
    const answer = await shop.call(updateUser, {});
    expect(answer.status).toBe(401);
    expect(answer.body).not.toHaveProperty('fields');
  });
});

describe('the avatar', () => {
  test('is the uploaded picture, re-encoded', async () => {
    const token = await shop.logInAs(await makeUser(shop.store));
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c3174a' } })
      .png()
      .toBuffer();
    const answer = await shop.upload(uploadAvatar, { field: 'avatar', bytes }, { token });
    expect(answer.status).toBe(200);
    expect(answer.body.data.avatar).toMatch(/^\/media\/.+\.webp$/);
    const details = await shop.call(userDetails, undefined, { token });
    expect(details.body.data.avatar).toBe(answer.body.data.avatar);
  });

  test('is a picture: another file is refused in plain words', async () => {
    const token = await shop.logInAs(await makeUser(shop.store));
    const file = { field: 'avatar', bytes: Buffer.from('%PDF-1.7 a letter'), name: 'letter.pdf' };
    const answer = await shop.upload(uploadAvatar, file, { token });
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ code: 'PICTURE_KIND_REFUSED' });
  });

  test('needs a file in the field avatar', async () => {
    const token = await shop.logInAs(await makeUser(shop.store));
    const answer = await shop.upload(uploadAvatar, { field: 'other', bytes: Buffer.from('x') }, { token });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('FILE_MISSING');
  });

  test('of more than 15 MB is refused', async () => {
    const token = await shop.logInAs(await makeUser(shop.store));
    const bytes = Buffer.alloc(15 * 1024 * 1024 + 1);
    const answer = await shop.upload(uploadAvatar, { field: 'avatar', bytes }, { token });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'FILE_TOO_LARGE', data: { limitMegabytes: 15 } });
  });

  test('needs a session before the file is read', async () => {
    const answer = await shop.upload(uploadAvatar, { field: 'avatar', bytes: Buffer.from('x') });
    expect(answer.status).toBe(401);
  });
});
