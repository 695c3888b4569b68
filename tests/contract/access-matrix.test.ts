import { beforeAll, describe, expect, test } from 'vitest';
import { registeredCalls } from '#server/api/registered-calls.ts';
import { type Access, accessRules, isForStaff, type Role, roles } from '#shared/access.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeUser } from '#tests/support/make.ts';

const shop = await testShop();
type Caller = 'guest' | Role;
const callers: readonly Caller[] = ['guest', ...roles];

const people: { [R in Role]?: { id: string } } = {};
beforeAll(async () => {
  for (const role of roles) people[role] = await makeUser(shop.store, { role });
});

const unknown = { status: 401, code: 'NOT_LOGGED_IN' };
const forbidden = { status: 403, code: 'NO_PERMISSION' };

/** The expected answer for each caller, whatever the input; a new kind of access or a new role gets its answers here. */
const answers: Record<Access, Record<Caller, typeof unknown | 'let in'>> = {
  public: { guest: 'let in', ...everyRole('let in') },
  grant: { guest: 'let in', ...everyRole('let in') },
  user: { guest: unknown, ...everyRole('let in') },
  owner: { guest: unknown, ...everyRole(forbidden), OWNER: 'let in' },
  manager: { guest: unknown, ...everyRole(forbidden), OWNER: 'let in', MANAGER: 'let in' },
  catalogue: {
    ...{ guest: unknown, ...everyRole(forbidden) },
    ...{ OWNER: 'let in', MANAGER: 'let in', CATALOGUE: 'let in' },
  },
  orders: {
    ...{ guest: unknown, ...everyRole(forbidden) },
    ...{ OWNER: 'let in', MANAGER: 'let in', ORDERS: 'let in' },
  },
  rider: { guest: unknown, ...everyRole(forbidden), RIDER: 'let in' },
  office: { guest: unknown, ...everyRole('let in'), USER: forbidden, RIDER: forbidden },
};

function everyRole<Answer>(answer: Answer): Record<Role, Answer> {
  return {
    ...{ USER: answer, OWNER: answer, MANAGER: answer },
    ...{ CATALOGUE: answer, ORDERS: answer, RIDER: answer },
  };
}

/**
 * Nouns that a role may never reach: money given away, people blocked, the shop's own settings. The table above would not show by itself
 * that one was opened.
 */
const closedDoors: readonly { role: Role; nouns: readonly string[] }[] = [
  {
    role: 'CATALOGUE',
    nouns: [
      'order-desk',
      'customer',
      'cash',
      'till',
      'payment',
      'audit',
      'newsletter',
      'money',
      'settings',
      'rider',
      'backup',
    ],
  },
  {
    role: 'ORDERS',
    nouns: ['product-list', 'stock', 'exchange', 'audit', 'newsletter', 'money', 'settings/save', 'backup'],
  },
  { role: 'MANAGER', nouns: ['settings/save'] },
  {
    role: 'RIDER',
    nouns: [
      'order-desk',
      'customer',
      'cash',
      'till',
      'product-list',
      'stock',
      'audit',
      'newsletter',
      'admin-frame',
    ],
  },
];

/** A new session each time, because one of the calls ends it. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  const person = caller === 'guest' ? undefined : people[caller];
  return person && (await shop.logInAs(person));
}

// It reads the refresh token from the Bearer header, which no caller in this table sends.
const readsBearerItself = ['POST /api/user/refresh-token'];

const matrix = registeredCalls.flatMap(({ call }) =>
  callers.map((caller) => ({ endpoint: call.endpoint, access: call.access, caller })),
);

test('the table has a row for each call and caller, and calls of every kind', () => {
  expect(matrix).toHaveLength(registeredCalls.length * callers.length);
  expect(new Set(matrix.map(({ access }) => access))).toEqual(new Set(Object.keys(accessRules)));
});

describe('who may make a call is decided before a word about what was sent', () => {
  test.each(matrix.filter(({ endpoint }) => !readsBearerItself.includes(endpoint)))(
    '$endpoint ($access) by a $caller',
    async ({ endpoint, access, caller }) => {
      const { status, body } = await shop.call(endpoint, undefined, { token: await tokenOf(caller) });
      const answer = answers[access][caller];
      if (answer !== 'let in') {
        expect({ status, code: body.code }).toEqual(answer);
        expect(body).not.toHaveProperty('fields');
      } else {
        expect(['NOT_LOGGED_IN', 'SESSION_ENDED', 'NO_PERMISSION']).not.toContain(body.code);
        expect(status).toBeLessThan(500);
      }
    },
  );

  test.each(closedDoors)('a $role finds these doors closed: $nouns', ({ role, nouns }) => {
    for (const noun of nouns) {
      const closed = registeredCalls.filter(
        ({ call }) => call.endpoint.includes(` /api/${noun}`) && isForStaff(call.access),
      );
      expect([noun, closed.length > 0]).toEqual([noun, true]);
      for (const { call } of closed) {
        expect([call.endpoint, answers[call.access][role]]).toEqual([call.endpoint, forbidden]);
      }
    }
  });

  test('a blocked admin, and one who has become a shopper, come through no door of the admins', async () => {
    const [blocked, demoted] = [await makeAdmin(shop.store), await makeAdmin(shop.store)];
    const tokens = [await shop.logInAs(blocked), await shop.logInAs(demoted)];
    const users = shop.store.db.updateTable('users');
    await users.set({ status: 'Blocked' }).where('id', '=', blocked.id).execute();
    await users.set({ role: 'USER' }).where('id', '=', demoted.id).execute();
    for (const { call } of registeredCalls.filter(({ call }) => isForStaff(call.access))) {
      const codes = [];
      for (const token of tokens)
        codes.push((await shop.call(call.endpoint, undefined, { token })).body.code);
      expect([call.endpoint, ...codes]).toEqual([call.endpoint, 'SESSION_ENDED', 'NO_PERMISSION']);
    }
  });
});
