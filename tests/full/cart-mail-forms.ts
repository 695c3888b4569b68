import { expect } from '@playwright/test';
import { cartMailMessages } from '#app/messages/cart-mail-messages.ts';
import { cartMessages } from '#app/messages/cart-messages.ts';
import { endpoints } from '#shared/endpoints.ts';
import { productPath } from '#shared/page-paths.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { addProduct, addShelf } from '#tests/support/shelf.ts';
import { answerWith, failOnce } from './answer-for.ts';
import { comeAsShopper, type FormCase, submitIn } from './forms.ts';

const texts = cartMailMessages.en;

/** Mails about an abandoned cart: agreeing to them on the profile, and the links in the mails. */
export const cartMailForms: readonly FormCase[] = [
  {
    endpoint: endpoints.cartMails.set,
    name: 'agreeing to mails about a cart',
    fill: async (shop) => {
      await comeAsShopper(shop.page);
      await shop.open('/dashboard/profile');
      const consent = shop.page.getByRole('checkbox', { name: texts.consent });
      await expect(consent).toBeEnabled();
      return { send: consent, typed: [], arrived: () => expect(consent).toBeChecked() };
    },
  },
  byLink(endpoints.cartMails.confirm, 'confirm', texts.confirmed),
  byLink(endpoints.cartMails.stop, 'stop', texts.stopped),
];

function byLink(endpoint: FormCase['endpoint'], page: 'confirm' | 'stop', done: string): FormCase {
  return {
    endpoint,
    name: `the link to ${page} mails about a cart`,
    fill: async (shop) => {
      await answerWith(shop.page, endpoint, {});
      await shop.open(`/cart-mails/${page}?token=from-a-mail`);
      const main = shop.page.getByRole('main');
      return {
        send: submitIn(main),
        busy: 'One moment...',
        typed: [],
        arrived: () => expect(main.getByRole('status')).toHaveText(done),
      };
    },
  };
}

export const cartCases = [
  {
    endpoint: endpoints.cartMails.get,
    name: 'the profile says so, and Retry shows the box',
    go: async (shop: ShopPage) => {
      await comeAsShopper(shop.page);
      await failOnce(shop.page, endpoints.cartMails.get);
      await shop.open('/dashboard/profile');
      await shop.page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expect(shop.page.getByRole('checkbox', { name: texts.consent })).toBeEnabled();
    },
  },
  {
    endpoint: endpoints.product.getGoesWith,
    name: 'the cart shows nothing that goes with it, and can be ordered',
    go: async (shop: ShopPage) => {
      const shelf = await addShelf();
      const gloss = await addProduct({}, shelf);
      await addProduct({}, await addShelf({ beside: shelf }));
      await shop.open(productPath(gloss));
      await shop.product(gloss.name).add.click();
      const failure = await failOnce(shop.page, endpoints.product.getGoesWith);
      await shop.openCart();
      await expect.poll(failure.count).toBe(1);
      await expect(shop.cart.getByText(cartMessages.en.goesWith)).toHaveCount(0);
      await expect(shop.cart.getByRole('button', { name: cartMessages.en.proceed })).toBeEnabled();
    },
  },
];
