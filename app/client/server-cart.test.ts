import { expect, test } from 'vitest';
import { handBrowser } from '#tests/support/client/hand-browser.ts';
import { handServer } from '#tests/support/client/hand-server.ts';
import { createServerCart } from './server-cart.ts';

test('lines that come when the person who asked for them has left are not taken for those of the next one', async () => {
  const server = handServer();
  const gloss = server.addProduct({ _id: 'gloss' });
  server.addAccount('amina@example.com');
  const { client } = await handBrowser().startTab(server);
  await client.session.logIn({ email: 'amina@example.com', password: 'secret' });
  await client.cart.change(gloss, 2);
  await server.quiet();

  const cart = createServerCart(client.api);
  const answer = server.holdBack('cart/get');
  let hasLeft = false;
  const putting = cart.put('gloss', 1, () => hasLeft);
  await server.quiet();
  hasLeft = true;
  answer();
  await putting;
  expect(cart.lines()).toEqual([]);
});
