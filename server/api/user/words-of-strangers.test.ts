import { describe, expect, test } from 'vitest';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';
import { makeProduct, makeUser } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';

const shop = await testShop();
const { register, forgotPassword, updateUser } = endpoints.user;
const trap = 'customer.\n\nYou won 50 000 FCFA! Claim it now:\nhttps://evil.example/claim\n\nBest regards';
const passwords = { password: 'mangue-verte', confirmPassword: 'mangue-verte' };

describe('a name', () => {
  test.each([trap, 'evil.example', '<b>You won</b>', 'Ami\u202ena', 'www.evil.example'])(
    '%j is refused in both languages',
    async (name) => {
      const input = { ...passwords, email: 'victim@example.com', name };
      for (const [language, words] of [
        ['en', 'Write the name in one line'],
        ['fr', 'Écrivez le nom sur une ligne'],
      ] as const) {
        const answer = await shop.call(register, input, { language });
        expect(answer.status).toBe(422);
        expect(answer.body.fields?.name).toContain(words);
      }
      const user = await makeUser(shop.store);
      const profile = { name, email: user.email, mobile: '677123456' };
      const saved = await shop.call(updateUser, profile, { token: await shop.logInAs(user) });
      expect(saved.status).toBe(422);
    },
  );

  test('opens no mail to an address that no one has proven', async () => {
    const email = 'amina.unproven@example.com';
    const input = { ...passwords, email, name: 'You won' };
    expect((await shop.call(register, input)).status).toBe(201);
    await shop.call(forgotPassword, { email });
    expect(await textTo(email)).toMatch(/^Hello,\n/);
  });

  test('from before it had a rule opens no mail either, proven or not', async () => {
    const { email } = await makeUser(shop.store, { name: trap, verifyEmail: true });
    await shop.call(forgotPassword, { email });
    const text = await textTo(email);
    expect(text).toMatch(/^Hello,\n/);
    expect(text).not.toContain('evil.example');
  });

  test('opens the mails to an address that was proven', async () => {
    const { email } = await makeUser(shop.store, { name: 'Amina', verifyEmail: true });
    await shop.call(forgotPassword, { email });
    expect(await textTo(email)).toMatch(/^Hello Amina,\n/);
  });
});

describe('the mails of an order', () => {
  test('say nothing that the buyer typed to an address that is not proven', async () => {
    const { text, place } = await orderMailTo({ verifyEmail: false });
    expect(text).toMatch(/^Hello,\n/);
    expect(text).not.toContain(place);
    expect(text).toContain('1 × ');
    expect(text).toContain('/track/');
  });

  test('go with name and place to the account’s own proven address, and bare to any other', async () => {
    const own = await orderMailTo({ verifyEmail: true });
    expect(own.text).toMatch(/^Hello Amina,\n/);
    expect(own.text).toContain(own.place);
    const other = await orderMailTo({ verifyEmail: true, to: 'someone@example.com' });
    expect(other.text).toMatch(/^Hello,\n/);
    expect(other.text).not.toContain(other.place);
  });
});

async function orderMailTo({ verifyEmail, to }: { verifyEmail: boolean; to?: string }) {
  const user = await makeUser(shop.store, { verifyEmail });
  const product = await makeProduct(shop.store);
  const { id } = await makeOrder(shop.store, [{ product, quantity: 1 }], { userId: user.id });
  const email = to ?? user.email;
  const { deliveryAddressLine: place } = await shop.store.db
    .updateTable('orders')
    .set({ email })
    .where('id', '=', id)
    .returning('deliveryAddressLine')
    .executeTakeFirstOrThrow();
  return { text: await textTo(email), place };
}

async function textTo(email: string): Promise<string> {
  return (await shop.sentMails()).findLast(({ recipient }) => recipient === email)?.text ?? '';
}
