import { beforeAll, describe, expect, test } from 'vitest';
import { registeredCalls } from '#server/api/registered-calls.ts';
import type { Access } from '#shared/contract/call.ts';
import { testShop } from '#tests/support/app.ts';
import { makeAdmin, makeUser } from '#tests/support/make.ts';

const shop = await testShop();
const callers = ['guest', 'user', 'admin'] as const;
type Caller = (typeof callers)[number];

const people: { user?: { id: string }; admin?: { id: string } } = {};
beforeAll(async () => {
  people.user = await makeUser(shop.store);
  people.admin = await makeAdmin(shop.store);
});

/** What the door says, whatever is asked for; nothing where it lets the caller in. */
function refusalAtDoor(access: Access, caller: Caller): { status: number; code: string } | undefined {
  if (access === 'public' || access === 'grant') return undefined;
  if (caller === 'guest') return { status: 401, code: 'NOT_LOGGED_IN' };
  if (access === 'admin' && caller === 'user') return { status: 403, code: 'NO_PERMISSION' };
  return undefined;
}

/** A session of its own each time, because one of the calls ends it. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  const person = caller === 'guest' ? undefined : people[caller];
  return person && (await shop.logInAs(person));
}

// Its Bearer is the refresh token, which nobody of this table sends.
const readsBearerItself = ['POST /api/user/refresh-token'];

const matrix = registeredCalls.flatMap(({ call }) =>
  callers.map((caller) => ({ endpoint: call.endpoint, access: call.access, caller })),
);

test('the table has three rows for each call, and calls of every kind', () => {
  expect(matrix).toHaveLength(registeredCalls.length * 3);
  expect(new Set(matrix.map(({ access }) => access))).toEqual(new Set(['public', 'user', 'admin', 'grant']));
});

describe('who may make a call is decided before a word about what was sent', () => {
  test.each(matrix.filter(({ endpoint }) => !readsBearerItself.includes(endpoint)))(
    '$endpoint ($access) by a $caller',
    async ({ endpoint, access, caller }) => {
      const { status, body } = await shop.call(endpoint, undefined, { token: await tokenOf(caller) });
      const refusal = refusalAtDoor(access, caller);
      if (refusal) {
        expect({ status, code: body.code }).toEqual(refusal);
        expect(body).not.toHaveProperty('fields');
      } else {
        expect(['NOT_LOGGED_IN', 'SESSION_ENDED', 'NO_PERMISSION']).not.toContain(body.code);
        expect(status).toBeLessThan(500);
      }
    },
  );

  test('a blocked admin, and one who has become a shopper, come through no door of the admins', async () => {
    const [blocked, demoted] = [await makeAdmin(shop.store), await makeAdmin(shop.store)];
    const tokens = [await shop.logInAs(blocked), await shop.logInAs(demoted)];
    const users = shop.store.db.updateTable('users');
    await users.set({ status: 'Blocked' }).where('id', '=', blocked.id).execute();
    await users.set({ role: 'USER' }).where('id', '=', demoted.id).execute();
    for (const { call } of registeredCalls.filter(({ call }) => call.access === 'admin')) {
      const codes = [];
      for (const token of tokens)
        codes.push((await shop.call(call.endpoint, undefined, { token })).body.code);
      expect([call.endpoint, ...codes]).toEqual([call.endpoint, 'SESSION_ENDED', 'NO_PERMISSION']);
    }
  });
});
