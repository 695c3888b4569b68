import { expect, type Locator, type Page } from '@playwright/test';
import { checkoutMessages } from '#app/messages/checkout-messages.ts';
import { paymentMessages } from '#app/messages/payment-messages.ts';
import type { OrderView } from '#shared/contract/order.ts';
import { endpoints } from '#shared/endpoints.ts';
import {
  type Account,
  holdTokens,
  newPerson,
  openAccount,
  registerPerson,
  saveAddress,
} from '#tests/support/account.ts';
import { newPhone } from '#tests/support/deliver-order.ts';
import { codeMailedTo } from '#tests/support/outbox.ts';
import { AddressForm, akwa } from '#tests/support/pages/address-form.ts';
import { CheckoutPage } from '#tests/support/pages/checkout-page.ts';
import { MyOrdersPage } from '#tests/support/pages/my-orders-page.ts';
import { PaymentPage, SandboxPage } from '#tests/support/pages/payment-page.ts';
import { aicha, PhoneOrderForm } from '#tests/support/pages/phone-order-form.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { addProduct } from '#tests/support/shelf.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import type { OnlyOne } from '#tests/support/take-turn.ts';
import { answerWith } from './answer-for.ts';

/** A form that is open, filled in and not sent yet. */
export type FilledForm = {
  /** The control that sends it; its name may change while the call is running. */
  send: Locator;
  /** The name while the call runs; undefined if it shows a spinner and keeps its name. */
  busy?: string;
  /** Fields with what was typed, which must still be there after a failure. */
  typed: readonly (readonly [field: Locator, value: string])[];
  /** The option that was chosen, which must still be chosen after a failure. */
  chosen?: Locator;
  /** Waits for what shows that it succeeded. */
  arrived: () => Promise<void>;
};

export type FormCase = {
  endpoint: string;
  name: string;
  /** Other errors that happen on the way and are expected. */
  expects?: readonly RegExp[];
  /** Only one test at a time may use it. */
  one?: OnlyOne;
  fill: (shop: ShopPage) => Promise<FilledForm>;
};

/** The answer is made up, because this shop sends no SMS. */
const sentCode = { data: { codeId: 'aaaaaaaaaaaaaaaaaaaaaaaa' } };

/** The forms of a shopper, by the call they send. */
export const forms: readonly FormCase[] = [
  {
    endpoint: endpoints.user.register,
    name: 'registering',
    fill: async (shop) => {
      const { page } = shop;
      const { name, email, password } = newPerson();
      await shop.open('/register');
      const main = page.getByRole('main');
      const typed = [
        [main.getByLabel('Name'), name],
        [main.getByLabel('Email'), email],
        [main.getByLabel('Password', { exact: true }), password],
        [main.getByLabel('Confirm Password', { exact: true }), password],
      ] as const;
      await fillAll(typed);
      return {
        send: submitIn(main),
        busy: 'Logging...',
        typed,
        arrived: () => expect(shop.header.getByRole('button', { name: 'Account' })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.phoneAccount.open,
    name: 'ordering with a phone number',
    fill: async (shop) => {
      const { page } = shop;
      const gloss = await addProduct();
      await shop.open(`/search?q=${gloss.name}`);
      await shop.product(gloss.name).add.click();
      await shop.openCart();
      await shop.proceed();
      const form = new PhoneOrderForm(page, 'en');
      await form.fill(aicha);
      return {
        send: submitIn(form.form),
        busy: 'One moment…',
        typed: [
          [form.field('name'), aicha.name],
          [form.field('city'), aicha.city],
          [form.field('addressLine'), aicha.addressLine],
        ],
        arrived: () => expect(page).toHaveURL('/checkout'),
      };
    },
  },
  {
    endpoint: endpoints.phoneAccount.addEmail,
    name: 'giving an account of a phone number an e-mail',
    fill: async (shop) => {
      const { page } = shop;
      const { data } = await shopApi().phoneAccount.open({ ...aicha, mobile: newPhone() });
      if (!data.tokens) throw new Error('This shop sends no codes');
      const { accessToken: accesstoken, refreshToken } = data.tokens;
      await holdTokens(page, { tokens: { accesstoken, refreshToken } });
      await shop.open('/dashboard/profile');
      const form = page.getByRole('region', { name: 'E-mail and password' });
      const { email, password } = newPerson();
      const typed = [
        [form.getByLabel('Email'), email],
        [form.getByLabel('Password', { exact: true }), password],
        [form.getByLabel('Confirm Password', { exact: true }), password],
      ] as const;
      await fillAll(typed);
      return { send: submitIn(form), typed, arrived: () => expect(form).toContainText(email) };
    },
  },
  {
    endpoint: endpoints.phoneAccount.requestLogin,
    name: 'asking for a code by phone',
    fill: async (shop) => {
      const { page } = shop;
      await answerWith(page, endpoints.phoneAccount.requestLogin, sentCode);
      await shop.open('/login?by=phone');
      const main = page.getByRole('main');
      const typed = [[main.getByLabel('Phone number'), aicha.mobile]] as const;
      await fillAll(typed);
      return {
        send: submitIn(main),
        busy: 'One moment…',
        typed,
        arrived: () => expect(main.getByLabel('Code', { exact: true })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.phoneAccount.logIn,
    name: 'logging in with a code',
    fill: async (shop) => {
      const { page } = shop;
      const { tokens } = await openAccount();
      const entered = { accessToken: tokens.accesstoken, refreshToken: tokens.refreshToken };
      await answerWith(page, endpoints.phoneAccount.requestLogin, sentCode);
      await answerWith(page, endpoints.phoneAccount.logIn, { data: entered });
      await shop.open('/login?by=phone');
      const main = page.getByRole('main');
      await main.getByLabel('Phone number').fill(aicha.mobile);
      await submitIn(main).click();
      const typed = [[main.getByLabel('Code', { exact: true }), 'A3C4D6']] as const;
      await fillAll(typed);
      return {
        send: submitIn(main),
        busy: 'One moment…',
        typed,
        arrived: () => expect(shop.header.getByRole('button', { name: 'Account' })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.user.login,
    name: 'logging in',
    fill: async (shop) => {
      const { email, password } = await registerPerson();
      await shop.open('/login');
      const main = shop.page.getByRole('main');
      const typed = [
        [main.getByLabel('Email'), email],
        [main.getByLabel('Password', { exact: true }), password],
      ] as const;
      await fillAll(typed);
      return {
        send: submitIn(main),
        busy: 'Logging...',
        typed,
        arrived: () => expect(shop.header.getByRole('button', { name: 'Account' })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.user.forgotPassword,
    name: 'asking for a code',
    fill: async (shop) => {
      const { email } = await registerPerson();
      await shop.open('/forgot-password');
      const typed = [[shop.page.getByRole('main').getByLabel('Email'), email]] as const;
      await fillAll(typed);
      return {
        send: submitIn(shop.page.getByRole('main')),
        typed,
        arrived: () => expect(shop.page).toHaveURL('/verification-otp'),
      };
    },
  },
  {
    endpoint: endpoints.user.verifyForgotPasswordOtp,
    name: 'handing in the code',
    fill: async (shop) => {
      const code = await typeCode(shop);
      const box = (position: number) => shop.page.getByLabel(`Character ${position} of 6`);
      return {
        send: submitIn(shop.page.getByRole('main')),
        typed: [...code].map((character, index) => [box(index + 1), character] as const),
        arrived: () => expect(shop.page).toHaveURL('/reset-password'),
      };
    },
  },
  {
    endpoint: endpoints.user.resetPassword,
    name: 'choosing a new password',
    fill: async (shop) => {
      const { page } = shop;
      await typeCode(shop);
      await page.getByRole('button', { name: 'Verify OTP' }).click();
      await expect(page).toHaveURL('/reset-password');
      const typed = [
        [page.getByLabel('New Password', { exact: true }), 'eru-et-waterfufu-7'],
        [page.getByLabel('Confirm Password', { exact: true }), 'eru-et-waterfufu-7'],
      ] as const;
      await fillAll(typed);
      return {
        send: submitIn(page.getByRole('main')),
        typed,
        arrived: () => expect(page).toHaveURL('/login'),
      };
    },
  },
  {
    endpoint: endpoints.user.updateUser,
    name: 'saving the profile',
    fill: async (shop) => {
      const { page } = shop;
      await comeAsShopper(page);
      await shop.open('/dashboard/profile');
      const main = page.getByRole('main');
      const typed = [
        [main.getByLabel('Name'), 'Amina N. Tabi'],
        [main.getByLabel('Mobile'), '655 12 34 56'],
      ] as const;
      await fillAll(typed);
      return {
        send: submitIn(main),
        busy: 'Loading...',
        typed,
        arrived: () => expect(page.getByRole('complementary').getByText('Amina N. Tabi')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.user.uploadAvatar,
    name: 'sending a picture of oneself',
    fill: async (shop) => {
      const { page } = shop;
      await comeAsShopper(page);
      await shop.open('/dashboard/profile');
      await page.getByRole('button', { name: 'Edit your picture' }).click();
      const dialog = page.getByRole('dialog', { name: 'Your picture' });
      const picture = await page.request.get('/apple-touch-icon.png');
      const file = dialog.getByLabel('Choose a picture');
      await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture.body() });
      return {
        send: dialog.getByRole('button', { name: /Upload|Loading/ }),
        busy: 'Loading...',
        typed: [[file, 'C:\\fakepath\\me.png']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.address.create,
    name: 'adding an address',
    fill: async (shop) => {
      await comeAsShopper(shop.page);
      await shop.open('/dashboard/address');
      await shop.page.getByRole('button', { name: 'Add Address', exact: true }).click();
      const form = new AddressForm(shop.page, 'en');
      await form.fillPlace(akwa);
      return {
        send: submitIn(form.dialog),
        busy: 'Loading...',
        typed: [
          [form.field('addressLine'), akwa.addressLine],
          [form.field('city'), akwa.city],
          [form.field('state'), akwa.state],
        ],
        arrived: async () => {
          await expect(form.dialog).toBeHidden();
          await expect(shop.page.getByRole('article')).toHaveCount(1);
        },
      };
    },
  },
  {
    endpoint: endpoints.address.update,
    name: 'changing an address',
    fill: async (shop) => {
      const { page } = shop;
      await saveAddress(await comeAsShopper(page));
      await shop.open('/dashboard/address');
      await page.getByRole('article').getByRole('button', { name: /^Edit/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Address' });
      const typed = [[dialog.getByLabel('City'), 'Limbe']] as const;
      await fillAll(typed);
      return {
        send: submitIn(dialog),
        busy: 'Loading...',
        typed,
        arrived: () => expect(page.getByRole('article')).toContainText('Limbe'),
      };
    },
  },
  {
    endpoint: endpoints.contact.sendMessage,
    name: 'writing to the shop',
    fill: async (shop) => {
      await shop.open('/contact');
      const form = shop.page.getByRole('form', { name: 'Write to us' });
      const typed = [
        [form.getByLabel('Your Name'), 'Amina'],
        [form.getByLabel('Email Address'), 'amina@example.com'],
        [form.getByLabel('Your Message'), 'Which shade?\nMy skin is deep.'],
      ] as const;
      await fillAll(typed);
      await form.getByLabel('Subject').selectOption('Beauty Advice');
      await form.getByRole('checkbox').check();
      return {
        send: submitIn(form),
        busy: 'Sending...',
        typed,
        arrived: () => expect(form.getByLabel('Your Message')).toHaveValue(''),
      };
    },
  },
  {
    endpoint: endpoints.newsletter.subscribe,
    name: 'joining the newsletter',
    fill: async (shop) => {
      await shop.open('/terms');
      const footer = shop.page.getByRole('contentinfo');
      const typed = [[footer.getByLabel('Your e-mail address'), newPerson().email]] as const;
      await fillAll(typed);
      return {
        send: submitIn(footer),
        busy: 'Subscribing...',
        typed,
        arrived: () => expect(footer.getByLabel('Your e-mail address')).toHaveValue(''),
      };
    },
  },
  {
    endpoint: endpoints.newsletter.confirm,
    name: 'confirming the newsletter',
    fill: async (shop) => {
      await answerWith(shop.page, endpoints.newsletter.confirm, {});
      await shop.open('/newsletter/confirm?token=from-a-letter');
      const main = shop.page.getByRole('main');
      return {
        send: submitIn(main),
        busy: 'One moment...',
        typed: [],
        arrived: () => expect(main.getByRole('status')).toHaveText(/Our letters will come/),
      };
    },
  },
  {
    endpoint: endpoints.newsletter.unsubscribe,
    name: 'leaving the newsletter',
    fill: async (shop) => {
      await answerWith(shop.page, endpoints.newsletter.unsubscribe, {});
      await shop.open('/newsletter/unsubscribe?token=from-a-letter');
      const main = shop.page.getByRole('main');
      return {
        send: submitIn(main),
        busy: 'One moment...',
        typed: [],
        arrived: () => expect(main.getByRole('status')).toHaveText(/You have left the newsletter/),
      };
    },
  },
  {
    endpoint: endpoints.order.cashOnDelivery,
    name: 'ordering on delivery',
    fill: async (shop) => {
      const checkout = await comeToCheckout(shop);
      await checkout.methods.getByRole('radio', { name: checkoutMessages.en.cashOnDelivery }).check();
      return {
        // The button of the chosen way to pay comes first.
        send: checkout.summary.locator('.order-summary__ways button').first(),
        busy: 'Processing...',
        typed: [],
        arrived: () => expect(shop.heading).toHaveText('Order Successfully'),
      };
    },
  },
  {
    endpoint: endpoints.order.checkout,
    name: 'paying online',
    fill: async (shop) => {
      const checkout = await comeToCheckout(shop);
      const card = new PaymentPage(shop.page, 'en').method('card');
      await card.check();
      return {
        send: checkout.summary.locator('.order-summary__ways button').first(),
        busy: 'Processing...',
        typed: [],
        chosen: card,
        arrived: () => expect(new SandboxPage(shop.page, 'en').mark).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.payment.tryAgain,
    name: 'paying at the second try',
    fill: async (shop) => {
      await comeToDeclined(shop);
      return {
        send: shop.page.locator('.payment__ways button').first(),
        busy: 'Processing...',
        typed: [],
        arrived: () => expect(new SandboxPage(shop.page, 'en').mark).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.payment.payCash,
    name: 'paying the courier instead',
    fill: async (shop) => {
      await comeToDeclined(shop);
      return {
        send: shop.page.locator('.payment__ways button').last(),
        busy: 'Processing...',
        typed: [],
        arrived: () => expect(shop.heading).toHaveText('Order Successfully'),
      };
    },
  },
  {
    endpoint: endpoints.order.changeDelivery,
    name: 'changing where an order goes',
    fill: async (shop) => {
      const { orders } = await comeToOrder(shop);
      await orders.edit.click();
      const typed = [[orders.editDialog.getByLabel('Phone'), '699 00 00 01']] as const;
      await fillAll(typed);
      return {
        send: submitIn(orders.editDialog),
        typed,
        arrived: () => expect(orders.editDialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.order.cancelOrder,
    name: 'cancelling an order',
    fill: async (shop) => {
      const { orders } = await comeToOrder(shop);
      await orders.cancel.click();
      return {
        send: submitIn(orders.cancelDialog),
        typed: [],
        arrived: () => expect(orders.order).toContainText('Cancelled'),
      };
    },
  },
  {
    endpoint: endpoints.order.getReceipt,
    name: 'saving the order as a PDF',
    fill: async (shop) => {
      const { orders, order } = await comeToOrder(shop);
      const names: string[] = [];
      shop.page.on('download', (file) => names.push(file.suggestedFilename()));
      return {
        send: orders.order.getByRole('button', { name: 'Download summary' }),
        typed: [],
        arrived: () => expect.poll(() => names.join()).toContain(order.orderId),
      };
    },
  },
  {
    endpoint: endpoints.order.orderAgain,
    name: 'ordering again',
    fill: async (shop) => {
      const { orders } = await comeToOrder(shop);
      return { send: orders.orderAgain, typed: [], arrived: () => expect(shop.cart).toBeVisible() };
    },
  },
  {
    endpoint: endpoints.order.requestReturn,
    name: 'asking for a return',
    fill: async (shop) => {
      const until = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
      const delivered: Partial<OrderView> = { order_status: 'Delivered', return_until: until };
      const { orders, order } = await comeToOrder(shop, delivered);
      const return_request = {
        reason: 'damaged',
        details: '',
        state: 'requested',
        answer: '',
        requestedAt: until,
        items: [],
        photos: [],
      };
      await answerWith(shop.page, endpoints.order.requestReturn, {
        data: { ...order, ...delivered, return_request },
      });
      await orders.order.getByRole('button', { name: 'Return' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Return' });
      await dialog.getByLabel('Reason').selectOption('Damaged on arrival');
      const typed = [[dialog.getByLabel('Details'), 'The seal was broken.']] as const;
      await fillAll(typed);
      return {
        send: submitIn(dialog),
        typed: [...typed, [dialog.getByLabel('Reason'), 'damaged']],
        arrived: () => expect(orders.order).toContainText('Return requested'),
      };
    },
  },
];

/**
 * The submit button, found by its type because its name changes while the call is running. The Retry of a failed load submits, too, so it
 * is left out.
 */
export function submitIn(part: Locator): Locator {
  return part.locator('button[type="submit"]:not(.form-failure button)');
}

export async function fillAll(fields: FilledForm['typed']): Promise<void> {
  for (const [field, value] of fields) await field.fill(value);
}

export async function comeAsShopper(page: Page): Promise<Account> {
  const shopper = await openAccount();
  await holdTokens(page, shopper);
  return shopper;
}

async function typeCode(shop: ShopPage): Promise<string> {
  const { page } = shop;
  const { email } = await registerPerson();
  await shop.open('/forgot-password');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Otp' }).click();
  const code = await codeMailedTo(email);
  await page.getByLabel('Character 1 of 6').focus();
  await page.keyboard.type(code);
  return code;
}

export async function comeToCheckout(shop: ShopPage): Promise<CheckoutPage> {
  const shopper = await comeAsShopper(shop.page);
  await saveAddress(shopper);
  await shopper.api.cart.create({ productId: (await addProduct())._id });
  await shop.open('/checkout');
  const checkout = new CheckoutPage(shop.page, 'en');
  await expect(checkout.cashOnDelivery).toBeEnabled();
  return checkout;
}

/** Leads to an order whose card was declined and which waits for another try. */
async function comeToDeclined(shop: ShopPage): Promise<void> {
  const checkout = await comeToCheckout(shop);
  await new PaymentPage(shop.page, 'en').method('card').check();
  await checkout.onlinePayment.click();
  await new SandboxPage(shop.page, 'en').press('decline');
  await expect(shop.heading).toHaveText(paymentMessages.en.notPaidTitle);
}

/** The shopper's only order, opened; with `moved` as the shop has changed it meanwhile. */
export async function comeToOrder(shop: ShopPage, moved?: Partial<OrderView>) {
  const { page } = shop;
  const shopper = await comeAsShopper(page);
  const order = await placeOrderFor(shopper, shopper.name);
  if (moved !== undefined) {
    await answerWith(page, endpoints.order.orderList, { data: [{ ...order, ...moved }] });
  }
  await shop.open('/dashboard/myorders');
  const orders = new MyOrdersPage(page, 'en');
  await orders.viewDetails.click();
  return { shopper, order, orders };
}
