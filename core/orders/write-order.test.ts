import { expect, test, vi } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { noZone } from '#shared/delivery.ts';
import { francs } from '#shared/money.ts';
import { bill } from '#shared/pricing.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeAddress, makeCartItem, makeProduct, makeUser } from '#tests/support/make.ts';
import { findActiveAddress } from '../addresses/address-queries.ts';
import { lockCart } from '../cart/lock-cart.ts';
import { newId, newOrderNumber } from '../ids.ts';
import { getOrder } from './order-queries.ts';
import { writeOrder } from './write-order.ts';

// The same number is drawn twice so rarely that the test has to set the draws.
vi.mock(import('../ids.ts'), async (original) => {
  const ids = await original();
  return { ...ids, newOrderNumber: vi.fn(ids.newOrderNumber) };
});

const { db } = await testDatabase();

async function place(): Promise<string> {
  const user = await makeUser({ db });
  const { id: addressId } = await makeAddress({ db }, { userId: user.id });
  const product = await makeProduct({ db });
  await makeCartItem({ db }, { userId: user.id, productId: product.id });
  return transaction(db, async (tx) => {
    const address = await findActiveAddress(tx, { id: addressId, userId: user.id });
    if (!address) throw new Error('The address was just made.');
    const id = newId();
    await writeOrder(tx, {
      id,
      buyerId: user.id,
      placedBy: { actor: 'shopper', actorId: user.id },
      paymentMethod: 'cash_on_delivery',
      lines: await lockCart(tx, user.id),
      bill: bill([{ price: francs(product.price), discount: 0, quantity: 1 }]),
      address,
      delivery: noZone,
      email: 'amina@example.com',
      phone: '+237677123456',
      language: 'fr',
      createdAt: new Date('2026-03-05T14:30:00Z'),
    });
    return (await getOrder(tx, id)).orderNumber;
  });
}

test('an order number that is taken is drawn again', async () => {
  const taken = await place();
  vi.mocked(newOrderNumber).mockReturnValueOnce(taken).mockReturnValueOnce('NB-AAAA-AAAA');
  expect(await place()).toBe('NB-AAAA-AAAA');
});

test('a draw that only gives taken numbers fails instead of going on for ever', async () => {
  const taken = await place();
  vi.mocked(newOrderNumber).mockReturnValue(taken);
  await expect(place()).rejects.toThrow('null value in column "order_number"');
});
