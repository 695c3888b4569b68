import { expect } from '@playwright/test';
import type { OrderView } from '#shared/contract/order.ts';
import { endpoints } from '#shared/endpoints.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { invitationPath } from '#shared/staff-invitation.ts';
import { holdTokens, openAccount, openOwner } from '#tests/support/account.ts';
import {
  closeDayOf,
  collectAsRider,
  dispatchOrder,
  handOverAsRider,
  newPhone,
  packOrder,
} from '#tests/support/deliver-order.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord } from '#tests/support/shelf.ts';
import { openStaff } from '#tests/support/staff.ts';
import { orderTwoProducts } from '#tests/support/two-products.ts';
import { openAdmin } from './admin-forms.ts';
import { failOnce } from './answer-for.ts';
import { type FormCase, submitIn } from './forms.ts';

/** The forms of owners about their staff, of invited people, and of riders on the way. */
export const staffForms: readonly FormCase[] = [
  {
    endpoint: endpoints.staff.invite,
    name: 'inviting someone',
    fill: async (shop) => {
      await openAdmin(shop, 'staff');
      await shop.page.getByRole('button', { name: 'Invite someone' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Invite someone' });
      const role = dialog.getByRole('radio', { name: /^Rider/ });
      await role.check();
      const contact = dialog.getByLabel('E-mail or phone');
      const phone = newPhone();
      await contact.fill(phone);
      return {
        send: submitIn(dialog),
        typed: [[contact, phone]],
        chosen: role,
        arrived: () =>
          expect(shop.page.getByRole('dialog', { name: 'The invitation is ready' })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.staff.withdraw,
    name: 'withdrawing an invitation',
    fill: async (shop) => {
      const { contact } = await invite();
      await openAdmin(shop, 'staff');
      const send = shop.page.getByRole('button', {
        name: `Withdraw the invitation of ${formatPhone(`+237${contact}`)}`,
      });
      return { send, typed: [], arrived: () => expect(send).toBeHidden() };
    },
  },
  {
    endpoint: endpoints.staff.changeRole,
    name: 'giving someone another role',
    fill: async (shop) => {
      const member = await comeToMember(shop);
      await member.getByRole('button', { name: /^Change the role of/ }).click();
      const dialog = shop.page.getByRole('dialog', { name: /^Change the role of/ });
      const role = dialog.getByRole('radio', { name: /^Manager/ });
      await role.check();
      return {
        send: submitIn(dialog),
        typed: [],
        chosen: role,
        arrived: () => expect(member).toContainText('Manager'),
      };
    },
  },
  {
    endpoint: endpoints.staff.remove,
    name: 'removing someone from the staff',
    fill: async (shop) => {
      const member = await comeToMember(shop);
      await member.getByRole('button', { name: /^Remove/ }).click();
      const question = shop.page.getByRole('dialog', { name: 'Remove from staff' });
      return {
        send: question.getByRole('button', { name: 'Remove from staff' }),
        typed: [],
        arrived: () => expect(member).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.staff.accept,
    name: 'accepting an invitation',
    fill: async (shop) => {
      const { contact, token } = await invite();
      await holdTokens(shop.page, await openAccount());
      await shop.open(invitationPath(token, 'en'));
      const main = shop.page.getByRole('main');
      const phone = main.getByLabel('Phone number to which the invitation was sent');
      await phone.fill(contact);
      return {
        send: submitIn(main),
        busy: 'One moment …',
        typed: [[phone, contact]],
        arrived: () => expect(main.getByText('You are one of the staff now.')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.parcel.deliver,
    name: 'noting the cash at the door',
    fill: async (shop) => {
      const { card, total } = await comeToParcel(shop);
      await card.getByRole('button', { name: 'Delivered and paid' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Delivered and paid' });
      const [amount, why] = [
        dialog.getByLabel('Amount in FCFA'),
        dialog.getByLabel('Why is it less?'),
      ] as const;
      const paid = String(total - 100);
      await amount.fill(paid);
      await why.fill('No coins');
      return {
        send: submitIn(dialog),
        typed: [
          [amount, paid],
          [why, 'No coins'],
        ],
        arrived: () => expect(card).toHaveCount(0),
      };
    },
  },
  {
    endpoint: endpoints.parcel.askWallet,
    name: 'asking a wallet from the rider’s phone',
    fill: async (shop) => {
      const { card } = await comeToParcel(shop);
      await card.getByRole('button', { name: 'Ask a wallet for it' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Ask a wallet for it' });
      const [phone, amount] = [
        dialog.getByLabel('Number of the wallet'),
        dialog.getByLabel('Amount to ask for, in FCFA'),
      ];
      const number = newPhone();
      await phone.fill(number);
      await amount.fill('500');
      return {
        send: submitIn(dialog),
        typed: [
          [phone, number],
          [amount, '500'],
        ],
        arrived: () => expect(card.getByText('A request is on the phone.')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.parcel.keepPart,
    name: 'noting on the rider’s phone what is not kept',
    fill: async (shop) => {
      const { order, lipstick } = await orderTwoProducts();
      const { card } = await comeToParcel(shop, undefined, order);
      await card.getByRole('button', { name: 'Only a part is kept' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Only a part is kept' });
      await dialog
        .getByRole('button', { name: `Increase quantity of pieces of ${lipstick.name} that leave the order` })
        .click();
      const note = dialog.getByRole('textbox');
      await note.fill('Another shade');
      return {
        send: submitIn(dialog),
        typed: [[note, 'Another shade']],
        arrived: () => expect(card).toContainText('1 piece'),
      };
    },
  },
  {
    endpoint: endpoints.doorPayment.pay,
    name: 'paying a parcel by its code',
    fill: async (shop) => {
      const main = await comeToCode(shop);
      const phone = main.getByLabel('Phone number of the account');
      const number = newPhone();
      await phone.fill(number);
      const wallet = main.getByRole('radio', { name: 'MTN MoMo' });
      return {
        send: main.getByRole('button', { name: /^(Pay .*FCFA|Processing)/ }),
        busy: 'Processing...',
        typed: [[phone, number]],
        chosen: wallet,
        arrived: () => expect(main.getByText('Confirm on your phone')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.parcel.bringAgain,
    name: 'bringing a parcel again another day',
    fill: async (shop) => {
      const { card } = await comeToParcel(shop);
      await card.getByRole('button', { name: 'No one at home' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'No one at home' });
      const day = dialog.getByLabel('New day');
      const tomorrow = await day.inputValue();
      return {
        send: submitIn(dialog),
        typed: [[day, tomorrow]],
        arrived: () =>
          expect(shop.page.getByRole('region', { name: 'On another day' }).getByRole('article')).toHaveCount(
            1,
          ),
      };
    },
  },
  {
    endpoint: endpoints.parcel.confirmHandOver,
    name: 'saying what was handed over instead',
    fill: async (shop) => {
      await comeToHandover(shop);
      await shop.page.getByRole('button', { name: 'That is not right' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'That is not right' });
      const [amount, what] = [
        dialog.getByLabel('What I handed over, in FCFA'),
        dialog.getByLabel('Why is it another sum?'),
      ];
      await amount.fill('700');
      await what.fill('A note was torn');
      return {
        send: submitIn(dialog),
        typed: [
          [amount, '700'],
          [what, 'A note was torn'],
        ],
        arrived: () => expect(shop.page.getByRole('region', { name: 'Handed over today' })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.parcel.confirmDay,
    name: 'saying what is wrong in a closed day',
    fill: async (shop) => {
      const rider = await openStaff('RIDER');
      await closeDayOf((await collectAsRider(rider)).riderId);
      await holdTokens(shop.page, rider);
      await shop.open('/dashboard/parcels');
      await shop.page.getByRole('button', { name: 'That is not right' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'That is not right' });
      const what = dialog.getByLabel('What is wrong?');
      await what.fill('Two parcels');
      return {
        send: submitIn(dialog),
        typed: [[what, 'Two parcels']],
        arrived: () => expect(shop.page.getByRole('main')).toContainText('you disagreed'),
      };
    },
  },
  {
    endpoint: endpoints.parcel.refuse,
    name: 'noting that a parcel was refused',
    fill: async (shop) => {
      const { card } = await comeToParcel(shop);
      await card.getByRole('button', { name: 'Refused' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Refused' });
      const said = dialog.getByLabel('What was said');
      await said.fill('She has no money today');
      return {
        send: submitIn(dialog),
        typed: [[said, 'She has no money today']],
        arrived: () => expect(card).toHaveCount(0),
      };
    },
  },
];

/** The lists on those pages. */
export const staffCases = [
  {
    endpoint: endpoints.staff.list,
    name: 'the owner is not said to be alone, and Retry shows the staff',
    go: async (shop: ShopPage) => {
      await failOnce(shop.page, endpoints.staff.list);
      await openAdmin(shop, 'staff');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The list could not be loaded')).toBeVisible();
      await expect(main.getByText('You are alone so far.')).toHaveCount(0);
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByRole('article').first()).toBeVisible();
    },
  },
  {
    endpoint: endpoints.staff.findInvitation,
    name: 'the invitation is not said to be of no use, and Retry shows it',
    go: async (shop: ShopPage) => {
      const { token } = await invite();
      await holdTokens(shop.page, await openAccount());
      await failOnce(shop.page, endpoints.staff.findInvitation);
      await shop.open(invitationPath(token, 'en'));
      const main = shop.page.getByRole('main');
      const retry = main.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await expect(main.getByText('This invitation cannot be used')).toHaveCount(0);
      await retry.click();
      await expect(main.getByRole('button', { name: 'Accept' })).toBeVisible();
    },
  },
  {
    endpoint: endpoints.parcel.list,
    name: 'the rider is not said to have no parcel, and Retry shows it',
    go: async (shop: ShopPage) => {
      await failOnce(shop.page, endpoints.parcel.list);
      const { card } = await comeToParcel(shop, async () => {
        const main = shop.page.getByRole('main');
        await expect(main.getByText('The list could not be loaded')).toBeVisible();
        await expect(main.getByText('No parcel for you at the moment.')).toHaveCount(0);
        await main.getByRole('button', { name: 'Retry' }).click();
      });
      await expect(card).toBeVisible();
    },
  },
  {
    endpoint: endpoints.parcel.showLink,
    name: 'the rider reads that the code of a parcel could not be loaded',
    go: async (shop: ShopPage) => {
      const { card } = await comeToParcel(shop);
      await failOnce(shop.page, endpoints.parcel.showLink);
      await card.getByRole('button', { name: 'Show the payment code' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Show the payment code' });
      await expect(dialog.getByText('The code could not be loaded.')).toBeVisible();
    },
  },
  {
    endpoint: endpoints.doorPayment.get,
    name: 'the page of the code keeps what it knows and looks again',
    go: async (shop: ShopPage) => {
      const main = await comeToCode(shop);
      await main.getByLabel('Phone number of the account').fill(newPhone());
      await failOnce(shop.page, endpoints.doorPayment.get);
      await main.getByRole('button', { name: /^Pay/ }).click();
      await expect(main.getByText('No connection. We look again')).toBeVisible();
      await expect(main.getByText('Confirm on your phone')).toBeVisible();
      await expect(main.getByText('No connection. We look again')).toBeHidden();
    },
  },
];

async function invite(): Promise<{ contact: string; token: string }> {
  const contact = newPhone();
  const { data } = await (await openOwner()).api.staff.invite({ role: 'ORDERS', contact });
  return { contact, token: data.token };
}

/** Finds the member of staff by e-mail, because all accounts of tests have the same name. */
async function comeToMember(shop: ShopPage) {
  const { email } = await openStaff('ORDERS');
  await openAdmin(shop, 'staff');
  return shop.page.getByRole('article').filter({ hasText: email });
}

/** The page of a rider whose cash the shop has just counted. */
async function comeToHandover(shop: ShopPage): Promise<void> {
  const rider = await openStaff('RIDER');
  await handOverAsRider(rider);
  await holdTokens(shop.page, rider);
  await shop.open('/dashboard/parcels');
}

/** The page that a parcel's code opens. */
async function comeToCode(shop: ShopPage) {
  const rider = await openStaff('RIDER');
  const { order } = await orderTwoProducts();
  await packOrder(order);
  await dispatchOrder(order, { riderName: rider.name, riderPhone: rider.contact });
  const { address } = (await rider.api.parcel.showLink({ id: order._id })).data;
  await shop.open(`/pay/${new URL(address).pathname.split('/').at(-1)}`);
  return shop.page.getByRole('main');
}

/** The page of a rider with one parcel to deliver. */
async function comeToParcel(shop: ShopPage, first?: () => Promise<void>, given?: OrderView) {
  const rider = await openStaff('RIDER');
  const order = given ?? (await placeOrderFor(await openAccount(), `Mama ${newWord()}`));
  await packOrder(order);
  await dispatchOrder(order, { riderName: rider.name, riderPhone: rider.contact });
  await holdTokens(shop.page, rider);
  await shop.open('/dashboard/parcels');
  await first?.();
  return { card: shop.page.getByRole('article', { name: new RegExp(order.orderId) }), total: order.totalAmt };
}
