import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffRole } from '#shared/access.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeUser } from '#tests/support/make.ts';

const { call, store, logInAs, clock, sentMails } = await testShop();
const { list, invite, withdraw, changeRole, remove, findInvitation, accept } = endpoints.staff;

let owner: { id: string; email: string };
let asOwner: { token: string };
beforeEach(async () => {
  await store.db.deleteFrom('staffInvitations').execute();
  await store.db.updateTable('users').set({ role: 'USER' }).execute();
  owner = await makeAdmin(store, { name: 'Solange' });
  asOwner = { token: await logInAs(owner) };
});

async function invited(role: StaffRole, contact: string): Promise<string> {
  const { status, body } = await call(invite, { role, contact }, asOwner);
  expect(status, body.message).toBe(200);
  return body.data.token;
}

async function staff() {
  return (await call(list, {}, asOwner)).body.data;
}

describe('an invitation', () => {
  test('by e-mail makes the account with that address one of the staff, and tells the owners', async () => {
    const token = await invited('MANAGER', ' Paule@Example.com ');
    const invitation = (await staff()).invitations;
    expect(invitation).toMatchObject([
      { role: 'MANAGER', contact: 'paule@example.com', invitedBy: 'Solange' },
    ]);
    expect((await call(findInvitation, { token })).body.data).toMatchObject({
      ...{ role: 'MANAGER', invitedBy: 'Solange', isForEmail: true },
    });
    const paule = await makeUser(store, { name: 'Paule', email: 'paule@example.com' });
    const asPaule = { token: await logInAs(paule) };
    expect((await call(endpoints.overview.get, { days: '30' }, asPaule)).status).toBe(403);

    const accepted = await call(accept, { token }, asPaule);
    expect(accepted.body).toMatchObject({ success: true, data: { role: 'MANAGER' } });
    // The session that accepted is a staff session at once, and ends as early as one.
    expect((await call(endpoints.overview.get, { days: '30' }, asPaule)).status).toBe(200);
    const { expiresAt } = await store.db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('userId', '=', paule.id)
      .executeTakeFirstOrThrow();
    expect(expiresAt.getTime()).toBeLessThanOrEqual(clock.now().getTime() + 12 * 3_600_000);
    expect(await staff()).toMatchObject({
      members: [
        { name: 'Solange', role: 'OWNER', isYou: true },
        { name: 'Paule', role: 'MANAGER', isYou: false },
      ],
      invitations: [],
    });
    const mails = await sentMails();
    expect(mails.find(({ recipient }) => recipient === 'paule@example.com')?.text).toContain(
      `/staff-invitation#${token}`,
    );
    expect(mails.find(({ recipient }) => recipient === owner.email)?.text).toContain(
      'Paule (paule@example.com)',
    );
  });

  test('works once: a second press of the same person is fine, another person is refused', async () => {
    const token = await invited('ORDERS', '6 77 00 11 22');
    const [first, other] = [await makeUser(store), await makeUser(store)];
    const press = async (person: { id: string }) =>
      call(accept, { token, contact: '+237 677 00 11 22' }, { token: await logInAs(person) });
    const presses = await Promise.all([press(first), press(first)]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await press(other)).body.code).toBe('LINK_ENDED');
    expect((await call(findInvitation, { token })).status).toBe(404);
  });

  test('is of no use to the person who only found the link', async () => {
    const [byMail, byPhone] = [
      await invited('OWNER', 'paule@example.org'),
      await invited('ORDERS', '677001133'),
    ];
    const thief = { token: await logInAs(await makeUser(store)) };
    const refused = await call(accept, { token: byMail }, thief);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['contact']]);
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = { token: byPhone, contact: `67700114${tries}` };
      expect((await call(accept, wrong, thief)).status).toBe(422);
    }
    // After five wrong numbers the invitation has ended, for the right number too.
    expect((await call(accept, { token: byPhone, contact: '677001133' }, thief)).body.code).toBe(
      'LINK_ENDED',
    );
    expect((await staff()).members).toHaveLength(1);
  });

  test('ends after three days, when it is withdrawn, when a newer one is made and when its owner has left', async () => {
    const withdrawn = await invited('ORDERS', 'a@example.com');
    const [{ id } = { id: '' }] = (await staff()).invitations;
    expect((await call(withdraw, { id }, asOwner)).status).toBe(200);
    expect((await call(withdraw, { id }, asOwner)).body.code).toBe('LINK_ENDED');
    const replaced = await invited('ORDERS', 'b@example.com');
    await invited('CATALOGUE', 'b@example.com');
    const old = await invited('ORDERS', 'c@example.com');
    await store.db
      .updateTable('staffInvitations')
      .set({ expiresAt: clock.now() })
      .where('email', '=', 'c@example.com')
      .execute();
    const left = await invited('ORDERS', 'd@example.com');
    const person = { token: await logInAs(await makeUser(store, { email: 'd@example.com' })) };
    await store.db.updateTable('users').set({ role: 'MANAGER' }).where('id', '=', owner.id).execute();
    for (const token of [withdrawn, replaced, old, left, 'made-up']) {
      expect((await call(findInvitation, { token })).body.code).toBe('LINK_ENDED');
      expect((await call(accept, { token }, person)).body.code).toBe('LINK_ENDED');
    }
  });

  test('does not take an owner’s role away: who works here already gets another one by an owner', async () => {
    const token = await invited('ORDERS', owner.email);
    expect((await call(accept, { token }, asOwner)).body.code).toBe('STAFF_ALREADY');
    expect((await staff()).members).toMatchObject([{ role: 'OWNER' }]);
  });

  test('of a rider is for a phone number, and the account is the rider with that number', async () => {
    for (const contact of ['rider@example.com', 'nonsense']) {
      expect((await call(invite, { role: 'RIDER', contact }, asOwner)).body.fields).toHaveProperty('contact');
    }
    expect((await call(invite, { role: 'ORDERS', contact: 'nonsense' }, asOwner)).status).toBe(422);
    const known = await call(endpoints.rider.save, { name: 'Ibrahim', phone: '690554433' }, asOwner);
    const rider = await makeUser(store, { name: 'Ibrahim N.' });
    const token = await invited('RIDER', '690 55 44 33');
    await call(accept, { token, contact: '690554433' }, { token: await logInAs(rider) });
    const linked = () => store.db.selectFrom('riders').select(['id', 'userId']).execute();
    expect(await linked()).toEqual([{ id: known.body.data.id, userId: rider.id }]);
    await call(remove, { id: rider.id }, asOwner);
    expect(await linked()).toEqual([{ id: known.body.data.id, userId: null }]);
  });

  test('is refused when thirty are open already', async () => {
    for (let count = 0; count < 30; count += 1) await invited('ORDERS', `one.${count}@example.com`);
    const { body } = await call(invite, { role: 'ORDERS', contact: 'more@example.com' }, asOwner);
    expect([body.code, body.data]).toEqual(['INVITATION_LIMIT', { most: 30 }]);
  });
});

describe('the roles of the staff', () => {
  test('a new role holds from the next call on, in a session that is open', async () => {
    const paule = await makeUser(store, { role: 'MANAGER' });
    const asPaule = { token: await logInAs(paule) };
    expect((await call(endpoints.audit.list, {}, asPaule)).status).toBe(200);
    const wanted = { id: paule.id, shown: 'MANAGER', role: 'CATALOGUE' };
    expect((await call(changeRole, wanted, asOwner)).status).toBe(200);
    expect((await call(endpoints.audit.list, {}, asPaule)).body.code).toBe('NO_PERMISSION');
    expect((await call(endpoints.stock.list, {}, asPaule)).status).toBe(200);
    // A second tab that still shows a manager cannot change a role that it has not seen.
    expect((await call(changeRole, { ...wanted, role: 'OWNER' }, asOwner)).body.code).toBe('STAFF_CHANGED');
    expect((await call(changeRole, { ...wanted, role: 'RIDER' }, asOwner)).status).toBe(422);
  });

  test('the person who is removed while working is logged out at once, and is a customer at the next login', async () => {
    const paule = await makeUser(store, { role: 'ORDERS' });
    const asPaule = { token: await logInAs(paule) };
    expect((await call(endpoints.orderDesk.list, {}, asPaule)).status).toBe(200);
    expect((await call(remove, { id: paule.id }, asOwner)).status).toBe(200);
    expect((await call(endpoints.orderDesk.list, {}, asPaule)).body.code).toBe('SESSION_ENDED');
    const again = { token: await logInAs(paule) };
    expect((await call(endpoints.orderDesk.list, {}, again)).body.code).toBe('NO_PERMISSION');
    expect((await call(remove, { id: paule.id }, asOwner)).body.code).toBe('STAFF_NOT_FOUND');
    expect((await call(changeRole, { id: 'unknown', shown: 'ORDERS', role: 'OWNER' }, asOwner)).status).toBe(
      404,
    );
  });

  test('no one changes or removes herself, so one owner always stays', async () => {
    const wanted = { id: owner.id, shown: 'OWNER', role: 'MANAGER' };
    expect((await call(changeRole, wanted, asOwner)).body.code).toBe('STAFF_ONESELF');
    expect((await call(remove, { id: owner.id }, asOwner)).body.code).toBe('STAFF_ONESELF');
    expect((await call(endpoints.personalData.deleteAccount, {}, asOwner)).status).not.toBe(200);
    expect((await staff()).members).toMatchObject([{ role: 'OWNER', isYou: true }]);
  });

  test('two owners who remove each other at the same moment: one of them stays', async () => {
    const second = await makeAdmin(store, { name: 'Bih' });
    const asSecond = { token: await logInAs(second) };
    await Promise.all([call(remove, { id: second.id }, asOwner), call(remove, { id: owner.id }, asSecond)]);
    const owners = await store.db.selectFrom('users').select('id').where('role', '=', 'OWNER').execute();
    expect(owners).toHaveLength(1);
  });

  test('the log tells who did what, and what they were then', async () => {
    const paule = await makeUser(store, { name: 'Paule', role: 'ORDERS' });
    const asPaule = { token: await logInAs(paule) };
    await call(endpoints.rider.save, { name: 'Moussa', phone: '690112299' }, asPaule);
    await call(changeRole, { id: paule.id, shown: 'ORDERS', role: 'MANAGER' }, asOwner);
    const { data } = (await call(endpoints.audit.list, { limit: 2 }, asOwner)).body;
    expect(data).toMatchObject([
      {
        ...{ actorName: 'Solange', actorRole: 'OWNER', kind: 'staff', subjectName: 'Paule' },
        changes: [{ field: 'role', before: 'ORDERS', after: 'MANAGER' }],
      },
      { actorName: 'Paule', actorRole: 'ORDERS', kind: 'rider', subjectName: 'Moussa' },
    ]);
  });
});
