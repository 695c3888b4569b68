import { expect, type Locator } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { openAccount, openOwner } from '#tests/support/account.ts';
import {
  bringCash,
  closeDayOf,
  collectAsRider,
  dispatchOrder,
  newPhone,
  packOrder,
} from '#tests/support/deliver-order.ts';
import { OrderDeskPage } from '#tests/support/pages/order-desk-page.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { newWord } from '#tests/support/shelf.ts';
import { openStaff } from '#tests/support/staff.ts';
import { orderTwoProducts } from '#tests/support/two-products.ts';
import { openAdmin } from './admin-forms.ts';
import { failOnce } from './answer-for.ts';
import { type FilledForm, type FormCase, submitIn } from './forms.ts';
import type { ListCase } from './office-forms.ts';

const busy = 'Processing...';

/** The forms of the order desk and the cash desk, by the call they send. */
export const deskForms: readonly FormCase[] = [
  {
    endpoint: endpoints.orderDesk.noteCall,
    name: 'noting a call that no one answered',
    fill: async (shop) => {
      const { card } = await comeToCard(shop);
      return {
        send: card.getByRole('button', { name: 'Not reached' }),
        typed: [],
        arrived: () => expect(card).toContainText('Called once'),
      };
    },
  },
  {
    endpoint: endpoints.orderDesk.noteRefusal,
    name: 'noting a refusal on the phone',
    fill: async (shop) => {
      const { card } = await comeToCard(shop);
      await card.getByRole('button', { name: 'Refused' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Refused on the phone' });
      const reason = dialog.getByRole('radio', { name: 'Too expensive' });
      await reason.check();
      const note = dialog.getByLabel('Note');
      await note.fill('Asks for a discount');
      return {
        ...submitOf(shop, 'Refused on the phone'),
        typed: [[note, 'Asks for a discount']],
        chosen: reason,
        arrived: () => expect(card).toContainText('Refused on the phone'),
      };
    },
  },
  {
    endpoint: endpoints.orderDesk.dispatch,
    name: 'sending a parcel out',
    fill: async (shop) => {
      const { card } = await comeToCard(shop, async () => undefined);
      await card.getByRole('button', { name: 'Dispatch' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Dispatch' });
      await dialog.getByRole('radio', { name: 'Someone else' }).check();
      const [name, phone] = [`Rider ${newWord()}`, '6 99 40 50 60'];
      await dialog.getByLabel('Name of the rider').fill(name);
      await dialog.getByLabel('Phone of the rider').fill(phone);
      return {
        ...submitOf(shop, 'Dispatch'),
        typed: [
          [dialog.getByLabel('Name of the rider'), name],
          [dialog.getByLabel('Phone of the rider'), phone],
        ],
        arrived: () => expect(card).toContainText('Out for delivery'),
      };
    },
  },
  {
    endpoint: endpoints.orderDesk.changeRider,
    name: 'giving a parcel to another rider',
    fill: async (shop) => {
      const { card, orderId } = await comeToCard(shop, (order) => dispatchOrder(order));
      await card.getByRole('link', { name: orderId }).click();
      await shop.page.getByRole('button', { name: 'Change the rider' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Change the rider' });
      await dialog.getByRole('radio', { name: 'Without a rider' }).check();
      const why = dialog.getByLabel('Reason');
      await why.fill('His phone broke');
      return {
        ...submitOf(shop, 'Change the rider'),
        typed: [[why, 'His phone broke']],
        chosen: dialog.getByRole('radio', { name: 'Without a rider' }),
        arrived: () => expect(shop.page.getByRole('main')).toContainText('The shop brings it itself'),
      };
    },
  },
  {
    endpoint: endpoints.cash.collect,
    name: 'noting the cash of an order',
    fill: async (shop) => {
      const { card } = await comeToCard(shop, async (order) => bringCash(order, order.totalAmt - 100));
      await card.getByRole('button', { name: 'Note the rest' }).click();
      const amount = shop.page.getByRole('dialog').getByLabel('Amount in FCFA');
      await amount.fill('50');
      const why = shop.page.getByRole('dialog').getByLabel('Why is it less?');
      await why.fill('Coins again');
      return {
        ...submitOf(shop, 'Cash collected'),
        typed: [
          [amount, '50'],
          [why, 'Coins again'],
        ],
        arrived: () => expect(shop.page.getByRole('dialog', { name: 'Cash collected' })).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.cash.writeOff,
    name: 'letting missing cash go',
    fill: async (shop) => {
      const { card, orderId } = await comeToCard(shop, async (order) =>
        bringCash(order, order.totalAmt - 100),
      );
      await card.getByRole('link', { name: orderId }).click();
      await shop.page.getByRole('button', { name: 'Write off the rest' }).click();
      const why = shop.page.getByRole('dialog').getByLabel('Reason');
      await why.fill('No coins in town');
      return {
        ...submitOf(shop, 'Write off the rest'),
        typed: [[why, 'No coins in town']],
        arrived: () => expect(shop.page.getByRole('main')).toContainText('Written off'),
      };
    },
  },
  {
    endpoint: endpoints.cash.handOver,
    name: 'putting cash into the till',
    fill: async (shop) => {
      const order = await placeOrderFor(await openAccount(), 'Mama Odette');
      await packOrder(order);
      const rider = await bringCash(order, order.totalAmt, `Rider ${newWord()}`);
      await openAdmin(shop, 'cash');
      await shop.page.getByRole('button', { name: `Hand over the cash of ${rider}` }).click();
      const amount = shop.page.getByRole('dialog').getByLabel('Amount in FCFA');
      await amount.fill('100');
      const why = shop.page.getByRole('dialog').getByLabel('Why is it another sum?');
      await why.fill('Fuel');
      return {
        ...submitOf(shop, 'Handing over'),
        typed: [
          [amount, '100'],
          [why, 'Fuel'],
        ],
        arrived: () => expect(shop.page.getByRole('dialog', { name: 'Handing over' })).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.cash.confirmHandOver,
    name: 'confirming a hand-over with the rider',
    fill: async (shop) => {
      const order = await placeOrderFor(await openAccount(), 'Mama Odette');
      await packOrder(order);
      const rider = await bringCash(order, order.totalAmt, `Rider ${newWord()}`);
      const { api } = await openOwner();
      const held = (await api.rider.list({})).data.find(({ name }) => name === rider);
      await api.cash.handOver({ rider: held?.id ?? '', inHand: order.totalAmt, amount: order.totalAmt });
      await openAdmin(shop, 'cash');
      const entry = shop.page.getByRole('listitem').filter({ hasText: `${rider} has not confirmed it yet` });
      await entry.getByRole('button', { name: /^Confirm / }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Confirm with the rider' });
      return { send: submitIn(dialog), busy, typed: [], arrived: () => expect(dialog).toBeHidden() };
    },
  },
  {
    endpoint: endpoints.cash.closeDay,
    name: 'closing the day of a rider',
    fill: async (shop) => {
      const rider = await openStaff('RIDER', `Rider ${newWord()}`);
      await collectAsRider(rider);
      await openAdmin(shop, 'cash');
      await shop.page.getByRole('button', { name: `Close the day of ${rider.name}` }).click();
      const note = shop.page.getByRole('dialog').getByLabel('Note');
      await note.fill('One parcel tomorrow');
      return {
        ...submitOf(shop, 'Close the day'),
        typed: [[note, 'One parcel tomorrow']],
        arrived: () => expect(shop.page.getByRole('dialog', { name: 'Close the day' })).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.cash.confirmDay,
    name: 'confirming a closed day with the rider',
    fill: async (shop) => {
      const rider = await openStaff('RIDER', `Rider ${newWord()}`);
      await closeDayOf((await collectAsRider(rider)).riderId);
      await openAdmin(shop, 'cash');
      const button = { name: `Confirm with the rider: the day of ${rider.name}` };
      await shop.page.getByRole('button', button).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Confirm with the rider' });
      return { send: submitIn(dialog), busy, typed: [], arrived: () => expect(dialog).toBeHidden() };
    },
  },
  {
    endpoint: endpoints.cash.correctCollection,
    name: 'correcting cash that was collected',
    fill: async (shop) => {
      const { card, orderId } = await comeToCard(shop, (order) => bringCash(order, order.totalAmt));
      await card.getByRole('link', { name: orderId }).click();
      await shop.page.getByRole('button', { name: /^Correct the entry/ }).click();
      return fillCorrection(shop, 'What really came, in FCFA');
    },
  },
  {
    endpoint: endpoints.cash.correctHandover,
    name: 'correcting cash that was handed over',
    fill: async (shop) => {
      const order = await placeOrderFor(await openAccount(), 'Mama Odette');
      await packOrder(order);
      const rider = await bringCash(order, order.totalAmt, `Rider ${newWord()}`);
      const { api } = await openOwner();
      const held = (await api.rider.list({})).data.find(({ name }) => name === rider);
      const amount = order.totalAmt;
      await api.cash.handOver({ rider: held?.id ?? '', inHand: amount, amount });
      await openAdmin(shop, 'cash');
      const entry = shop.page
        .getByRole('region', { name: 'Entries of the day' })
        .getByRole('listitem')
        .filter({ hasText: 'Handed over' })
        .filter({ hasText: rider });
      await entry.getByRole('button', { name: /^Correct the entry/ }).click();
      return fillCorrection(shop, 'What really went into the till, in FCFA');
    },
  },
  {
    endpoint: endpoints.rider.save,
    name: 'adding a rider',
    fill: async (shop) => {
      await openAdmin(shop, 'cash');
      await shop.page.getByText('Riders', { exact: true }).click();
      const main = shop.page.getByRole('main');
      const [name, phone] = [`Rider ${newWord()}`, '6 99 70 80 90'];
      await main.getByLabel('Name of the rider').fill(name);
      await main.getByLabel('Phone of the rider').fill(phone);
      return {
        send: submitIn(main),
        busy: 'Processing...',
        typed: [
          [main.getByLabel('Name of the rider'), name],
          [main.getByLabel('Phone of the rider'), phone],
        ],
        arrived: () => expect(main.getByLabel('Name of the rider')).toHaveValue(''),
      };
    },
  },
  {
    endpoint: endpoints.rider.setActive,
    name: 'taking a rider off the list',
    fill: async (shop) => {
      const { api } = await openOwner();
      const name = `Rider ${newWord()}`;
      await api.rider.save({ name, phone: newPhone() });
      await openAdmin(shop, 'cash');
      await shop.page.getByText('Riders', { exact: true }).click();
      return {
        send: shop.page.getByRole('button', { name: `Take off the list: ${name}` }),
        typed: [],
        arrived: () =>
          expect(shop.page.getByRole('button', { name: `Put back on the list: ${name}` })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.orderDesk.bringAgain,
    name: 'bringing an order again another day',
    fill: async (shop) => {
      const order = await placeOrderFor(await openAccount(), newWord());
      await packOrder(order);
      await dispatchOrder(order);
      await openAdmin(shop, `orders/${order._id}`);
      await shop.page.getByRole('button', { name: 'No one at home' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'No one at home' });
      const day = dialog.getByLabel('New day');
      const tomorrow = await day.inputValue();
      return {
        send: submitIn(dialog),
        busy,
        typed: [[day, tomorrow]],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.orderDesk.addNote,
    name: 'noting something about an order',
    fill: async (shop) => {
      const { card, orderId } = await comeToCard(shop);
      await card.getByRole('link', { name: orderId }).click();
      const history = shop.page.getByRole('region', { name: 'What happened' });
      const note = history.getByLabel('New note');
      await note.fill('Call after five');
      return {
        send: submitIn(history),
        busy: 'Processing...',
        typed: [[note, 'Call after five']],
        arrived: () => expect(history.getByRole('list')).toContainText('Call after five'),
      };
    },
  },
  {
    endpoint: endpoints.orderDesk.getSlips,
    name: 'printing a packing slip',
    fill: (shop) => comeToPaper(shop, 'Packing slip'),
  },
  {
    endpoint: endpoints.orderDesk.getReceipt,
    name: 'printing a receipt',
    fill: (shop) => comeToPaper(shop, 'Order summary'),
  },
  {
    endpoint: endpoints.orderLines.takeOut,
    name: 'taking products out of an order',
    fill: async (shop) => {
      const { order, lipstick } = await orderTwoProducts();
      const dialog = await openLines(shop, order, 'Take products out');
      await dialog.getByRole('button', { name: leaving(lipstick) }).click();
      return fillLines(shop, dialog);
    },
  },
  {
    endpoint: endpoints.orderLines.keepAtDoor,
    name: 'noting what is not kept at the door',
    fill: async (shop) => {
      const { order, lipstick } = await orderTwoProducts();
      await packOrder(order);
      await dispatchOrder(order);
      const dialog = await openLines(shop, order, 'Only a part is kept');
      await dialog.getByRole('button', { name: leaving(lipstick) }).click();
      const paid = dialog.getByRole('radio', { name: /have been collected in cash$/ });
      await paid.check();
      return { ...(await fillLines(shop, dialog)), chosen: paid };
    },
  },
  {
    endpoint: endpoints.orderLines.swap,
    name: 'exchanging a product',
    fill: async (shop) => {
      const { order } = await orderTwoProducts();
      const dialog = await openLines(shop, order, 'Exchange a product');
      const same = dialog.getByRole('radio', { name: 'The same, a new piece' });
      await same.check();
      return { ...(await fillLines(shop, dialog)), chosen: same };
    },
  },
  {
    endpoint: endpoints.orderDesk.changeDelivery,
    name: 'changing at the desk where an order goes',
    fill: async (shop) => {
      const { order } = await orderTwoProducts();
      const dialog = await openLines(shop, order, 'Change the delivery');
      const note = dialog.getByLabel('For the rider');
      await note.fill('Portail bleu');
      await expect(dialog).toContainText('New total');
      const arrived = () => expect(dialog).toBeHidden();
      return { ...submitOf(shop, 'Change the delivery'), typed: [[note, 'Portail bleu']], arrived };
    },
  },
  {
    endpoint: endpoints.orderLines.add,
    name: 'adding a product to an order',
    fill: async (shop) => {
      const { order, lipstick } = await orderTwoProducts();
      const dialog = await openLines(shop, order, 'Add a product');
      await dialog.getByLabel('Find a product by its name').fill(lipstick.name);
      const wanted = dialog.getByRole('radio', { name: lipstick.name });
      await wanted.check();
      return { ...(await fillLines(shop, dialog)), chosen: wanted };
    },
  },
  {
    endpoint: endpoints.cash.askWallet,
    name: 'asking a wallet for what is due at the door',
    fill: async (shop) => {
      const { order } = await orderTwoProducts();
      await packOrder(order);
      await dispatchOrder(order);
      const dialog = await openLines(shop, order, 'Ask a wallet for it');
      const wallet = dialog.getByRole('radio', { name: 'Orange Money' });
      await wallet.check();
      const [phone, amount] = [
        dialog.getByLabel('Number of the wallet'),
        dialog.getByLabel('Amount to ask for, in FCFA'),
      ];
      const number = newPhone();
      await phone.fill(number);
      await amount.fill('5000');
      return {
        send: submitIn(dialog),
        busy,
        typed: [
          [phone, number],
          [amount, '5000'],
        ],
        chosen: wallet,
        arrived: () => expect(shop.page.getByText('A request is on the phone.')).toBeVisible(),
      };
    },
  },
];

export const deskCases: readonly ListCase[] = [
  {
    endpoint: endpoints.orderDesk.quoteDelivery,
    name: 'no total is shown, and Retry shows it',
    go: async (shop) => {
      const { order } = await orderTwoProducts();
      await failOnce(shop.page, endpoints.orderDesk.quoteDelivery);
      const dialog = await openLines(shop, order, 'Change the delivery');
      const retry = dialog.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await expect(dialog.getByText('New total')).toHaveCount(0);
      await retry.click();
      await expect(dialog).toContainText('New total');
    },
  },
];

async function openLines(shop: ShopPage, { _id }: Pick<Placed, '_id'>, name: string): Promise<Locator> {
  await openAdmin(shop, `orders/${_id}`);
  await shop.page.getByRole('button', { name, exact: true }).click();
  return shop.page.getByRole('dialog', { name });
}

const leaving = ({ name }: { name: string }) => `Increase quantity of pieces of ${name} that leave the order`;

async function fillLines(shop: ShopPage, dialog: Locator): Promise<FilledForm> {
  const note = dialog.getByLabel('For your people');
  await note.fill('She called');
  const changes = shop.page.getByRole('region', { name: 'What has changed' });
  return {
    send: submitIn(dialog),
    busy,
    typed: [[note, 'She called']],
    arrived: () => expect(changes).toBeVisible(),
  };
}

async function comeToPaper(shop: ShopPage, name: string): Promise<FilledForm> {
  const { card, orderId } = await comeToCard(shop);
  await card.getByRole('link', { name: orderId }).click();
  const send = shop.page.getByRole('button', { name });
  await expect(send).toBeVisible();
  const names: string[] = [];
  shop.page.on('download', (file) => names.push(file.suggestedFilename()));
  return { send, typed: [], arrived: () => expect.poll(() => names.join()).toContain(orderId) };
}

async function fillCorrection(shop: ShopPage, amountLabel: string): Promise<FilledForm> {
  const dialog = shop.page.getByRole('dialog', { name: 'Correct an entry' });
  const [amount, why] = [dialog.getByLabel(amountLabel), dialog.getByLabel('What was wrong')];
  await amount.fill('50');
  await why.fill('Counted again');
  return {
    ...submitOf(shop, 'Correct an entry'),
    typed: [
      [amount, '50'],
      [why, 'Counted again'],
    ],
    arrived: () => expect(dialog).toBeHidden(),
  };
}

type Placed = Awaited<ReturnType<typeof placeOrderFor>>;

/** The card of a new order on the desk, after `bring` has done something with it. */
async function comeToCard(shop: ShopPage, bring?: (order: Placed) => Promise<unknown>) {
  const order = await placeOrderFor(await openAccount(), 'Mama Odette');
  if (bring !== undefined) {
    await packOrder(order);
    await bring(order);
  }
  await openAdmin(shop, `orders?search=${order.orderId}`);
  return { orderId: order.orderId, card: new OrderDeskPage(shop.page, 'en').order(order.orderId) };
}

function submitOf({ page }: ShopPage, dialog: string): Pick<FilledForm, 'send' | 'busy'> {
  const send = submitIn(page.getByRole('dialog', { name: dialog }));
  return { send, busy };
}
