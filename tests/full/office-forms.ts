import { expect } from '@playwright/test';
import { endpoints } from '#shared/endpoints.ts';
import { formatFrancs } from '#shared/money.ts';
import { formatPhone } from '#shared/phone-format.ts';
import { newPerson, openAccount, openOwner } from '#tests/support/account.ts';
import { bringCash, newPhone, packOrder } from '#tests/support/deliver-order.ts';
import { joinNewsletter } from '#tests/support/newsletter.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { placeOrderFor } from '#tests/support/place-order.ts';
import { momoStatement, sendStatement } from '#tests/support/send-statement.ts';
import { addProduct, newWord } from '#tests/support/shelf.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import type { OnlyOne } from '#tests/support/take-turn.ts';
import { openAdmin } from './admin-forms.ts';
import { failOnce, failureText } from './answer-for.ts';
import { type FormCase, submitIn } from './forms.ts';
import { startSale } from './promotion-forms.ts';
import { askQuestion } from './question-forms.ts';
import { writeReview } from './review-forms.ts';

/** The forms of the admin's pages about the shop itself. */
export const officeForms: readonly FormCase[] = [
  {
    endpoint: endpoints.stock.adjust,
    name: 'adjusting a stock',
    fill: async (shop) => {
      const product = await addProduct({ stock: 3 });
      await openAdmin(shop, `stock?q=${encodeURIComponent(product.name)}`);
      await shop.page.getByRole('button', { name: `Adjust the stock of ${product.name}` }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Adjust stock' });
      await dialog.getByLabel('How many').fill('4');
      return {
        send: submitIn(dialog),
        typed: [[dialog.getByLabel('How many'), '4']],
        arrived: async () => {
          await expect(dialog).toBeHidden();
          await expect(shop.page.getByRole('article', { name: product.name })).toContainText('7 pieces');
        },
      };
    },
  },
  {
    endpoint: endpoints.stock.setLimit,
    name: 'setting the limit of a stock',
    fill: async (shop) => {
      const product = await addProduct({ stock: 8 });
      await openAdmin(shop, `stock?q=${encodeURIComponent(product.name)}`);
      await shop.page.getByRole('button', { name: `Low from 5: ${product.name}` }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'When does it run out?' });
      const limit = dialog.getByLabel('Low from how many pieces');
      await limit.fill('9');
      return {
        send: submitIn(dialog),
        typed: [[limit, '9']],
        arrived: async () => {
          await expect(dialog).toBeHidden();
          await expect(shop.page.getByRole('article', { name: product.name })).toContainText('Low from 9');
        },
      };
    },
  },
  {
    endpoint: endpoints.customer.blockPhone,
    name: 'blocking a number',
    fill: async (shop) => {
      await openBlockedPhones(shop);
      const main = shop.page.getByRole('main');
      const phone = main.getByLabel('Phone number');
      await phone.fill('6 99 70 80 91');
      await main.getByLabel('Reason').fill('Refused three parcels');
      return {
        send: submitIn(main.locator('form').filter({ has: shop.page.getByLabel('Phone number') })),
        busy: 'Processing...',
        typed: [
          [phone, '6 99 70 80 91'],
          [main.getByLabel('Reason'), 'Refused three parcels'],
        ],
        arrived: () => expect(phone).toHaveValue(''),
      };
    },
  },
  {
    endpoint: endpoints.customer.liftPhone,
    name: 'allowing a number again',
    fill: async (shop) => {
      const phone = `+237${newPhone()}`;
      await (await openOwner()).api.customer.blockPhone({ phone, reason: 'A mistake' });
      await openBlockedPhones(shop);
      const lift = shop.page.getByRole('button', { name: `Allow ${formatPhone(phone)} again` });
      return { send: lift, typed: [], arrived: () => expect(lift).toBeHidden() };
    },
  },
  {
    endpoint: endpoints.home.saveDraft,
    one: 'home draft',
    name: 'saying something in a block of home',
    fill: async (shop) => {
      await openAdmin(shop, 'home-page');
      await shop.page.getByRole('button', { name: 'Edit Large banner' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Large banner' });
      const link = dialog.getByLabel('Where it leads');
      await link.fill('/offers');
      return {
        send: submitIn(dialog),
        busy: 'Processing...',
        typed: [[link, '/offers']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.home.publish,
    one: 'home draft',
    name: 'publishing home',
    fill: async (shop) => {
      const { api } = await openOwner();
      const { blocks, version } = (await api.home.getDraft({})).data;
      await api.home.saveDraft({ blocks: blocks.toReversed(), version });
      await openAdmin(shop, 'home-page');
      const send = shop.page.getByRole('button', { name: 'Publish the draft' });
      return {
        send,
        typed: [],
        arrived: () => expect(shop.page.getByText('Shoppers see this.')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.category.arrange,
    name: 'moving a category',
    fill: async (shop) => {
      await openAdmin(shop, 'category');
      await shop.page.getByRole('button', { name: 'Move categories' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Order of the categories' });
      const first = await dialog.getByRole('listitem').first().innerText();
      return {
        send: dialog.getByRole('button', { name: /^Move .* up$/ }).nth(1),
        typed: [],
        arrived: () => expect(dialog.getByRole('listitem').nth(1)).toHaveText(first),
      };
    },
  },
  {
    endpoint: endpoints.brand.save,
    name: 'telling the story of a brand',
    fill: async (shop) => {
      const brand = await addBrand();
      await openAdmin(shop, 'brand');
      await shop.page.getByRole('button', { name: `Edit ${brand}` }).click();
      const dialog = shop.page.getByRole('dialog', { name: brand });
      const story = dialog.getByLabel('Story').first();
      await story.fill('Made for our skins.');
      return {
        send: submitIn(dialog),
        busy: 'Processing...',
        typed: [[story, 'Made for our skins.']],
        arrived: () =>
          expect(shop.page.getByRole('article', { name: brand })).toContainText('story in one language'),
      };
    },
  },
  {
    endpoint: endpoints.brand.rename,
    name: 'renaming a brand',
    fill: async (shop) => {
      const brand = await addBrand();
      const dialog = await openBrand(shop, `Rename ${brand}`);
      const name = dialog.getByLabel('New name');
      await name.fill(`${brand} Paris`);
      return {
        send: submitIn(dialog),
        busy: 'Processing...',
        typed: [[name, `${brand} Paris`]],
        arrived: () => expect(shop.page.getByRole('article', { name: `${brand} Paris` })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.brand.delete,
    name: 'taking the story of a brand back',
    fill: async (shop) => {
      const brand = await addBrand();
      await (await openOwner()).api.brand.save({ name: brand, story: 'Made for our skins.' });
      const dialog = await openBrand(shop, `Delete story of ${brand}`);
      return {
        send: dialog.getByRole('button', { name: 'Delete', exact: true }),
        typed: [],
        arrived: () => expect(shop.page.getByRole('article', { name: brand })).toContainText('no story'),
      };
    },
  },
  {
    endpoint: endpoints.settings.save,
    name: 'saving settings',
    fill: async (shop) => {
      await openAdmin(shop, 'settings');
      const field = shop.page.getByLabel('Pieces in an order, all products together');
      await field.fill('149');
      return {
        send: submitIn(shop.page.getByRole('region', { name: 'Limits of orders' })),
        typed: [[field, '149']],
        arrived: () => expect(shop.page.getByText('Changed').first()).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.settings.tryMail,
    name: 'a mail to try the sender',
    fill: async (shop) => {
      await openAdmin(shop, 'settings');
      return {
        send: shop.page.getByRole('button', { name: 'Send me a mail to try' }),
        typed: [],
        arrived: () => expect(shop.page.getByText('mails are only files')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.delivery.saveZones,
    name: 'adding a delivery zone',
    fill: async (shop) => {
      await openAdmin(shop, 'zones');
      await shop.page.getByRole('button', { name: 'Add a zone' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Add a zone' });
      const city = dialog.getByLabel('City');
      const name = `Zone ${Date.now()}`;
      await city.fill(name);
      // Switched off, because other tests place orders meanwhile.
      await dialog.getByLabel('Switched on').uncheck();
      return {
        send: submitIn(dialog),
        busy: 'Processing...',
        typed: [[city, name]],
        arrived: () => expect(shop.page.getByRole('article', { name })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.inbox.setState,
    name: 'taking on a message',
    fill: async (shop) => {
      const word = await leaveMessage();
      await openAdmin(shop, `inbox?q=${word}`);
      const message = shop.page.getByRole('main').getByRole('article');
      return {
        send: message.getByRole('button', { name: 'Take on' }),
        typed: [],
        arrived: () => expect(shop.page.getByText('Nothing found')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.inbox.answer,
    name: 'answering a message',
    fill: async (shop) => {
      const word = await leaveMessage();
      await openAdmin(shop, `inbox?q=${word}`);
      const message = shop.page.getByRole('main').getByRole('article');
      await message.getByRole('button', { name: /^Answer (?!by)/ }).click();
      const dialog = shop.page.getByRole('dialog', { name: /^Answer to/ });
      const answer = dialog.getByLabel('Your answer');
      await answer.fill('The warm one.');
      return {
        send: submitIn(dialog),
        typed: [[answer, 'The warm one.']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.customer.saveNote,
    name: 'a note on a customer',
    fill: async (shop) => {
      const { email, name } = await openAccount();
      await openAdmin(shop, `customers?q=${email}`);
      const { page } = shop;
      await page.getByRole('button', { name: `Note on ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: `Note on ${name}` });
      const note = dialog.getByRole('textbox', { name: /^What to know/ });
      await note.fill('Calls back in the evening');
      return {
        send: submitIn(dialog),
        typed: [[note, 'Calls back in the evening']],
        arrived: () =>
          expect(page.getByRole('main').getByRole('article')).toContainText('Calls back in the evening'),
      };
    },
  },
  {
    endpoint: endpoints.customer.setBlocked,
    name: 'blocking a customer',
    fill: async (shop) => {
      const { email, name } = await openAccount();
      await openAdmin(shop, `customers?q=${email}`);
      const { page } = shop;
      await page.getByRole('button', { name: `Block ${name}` }).click();
      const question = page.getByRole('dialog', { name: 'Block this customer?' });
      return {
        send: question.getByRole('button', { name: 'Block', exact: true }),
        typed: [],
        arrived: () => expect(page.getByRole('main').getByRole('article')).toContainText('Blocked'),
      };
    },
  },
  {
    endpoint: endpoints.customer.delete,
    name: 'deleting an account at its person’s request',
    fill: async (shop) => {
      const { email, name } = await openAccount();
      await openAdmin(shop, `customers?q=${email}`);
      const { page } = shop;
      await page.getByRole('button', { name: `Delete the account of ${name}` }).click();
      const question = page.getByRole('dialog', { name: 'Delete this account?' });
      return {
        send: question.getByRole('button', { name: 'Delete', exact: true }),
        typed: [],
        arrived: () => expect(page.getByText('Nothing found')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.missedSearch.setIgnored,
    name: 'ignoring a search',
    fill: async (shop) => {
      const words = await searchInVain();
      await openAdmin(shop, `searches?q=${words}`);
      return {
        send: shop.page.getByRole('button', { name: `Ignore ${words}` }),
        typed: [],
        arrived: () => expect(shop.page.getByText('Nothing found')).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.newsletter.export,
    name: 'exporting the newsletter’s list',
    fill: async (shop) => {
      await joinNewsletter(newPerson().email);
      await openAdmin(shop, 'newsletter');
      const saved = shop.page.waitForEvent('download');
      return {
        send: shop.page.getByRole('button', { name: 'Export as CSV' }),
        typed: [],
        arrived: async () => expect((await saved).suggestedFilename()).toMatch(/\.csv$/),
      };
    },
  },
  {
    endpoint: endpoints.statements.upload,
    name: 'sending a statement of which the columns were named',
    fill: async (shop) => {
      await openAdmin(shop, 'statements');
      await shop.page.getByLabel('Whose statement is it?').selectOption('mtn_momo');
      const statement = momoStatement();
      await shop.page.getByLabel('Choose a file').setInputFiles(statement);
      const date = shop.page.getByLabel('Day or moment');
      const said = statement.columns.date ?? '';
      await date.selectOption(said);
      await shop.page.getByLabel('Number of the transaction').selectOption('Pièce');
      await shop.page.getByLabel('Amount').selectOption('Somme');
      return {
        send: shop.page.getByRole('button', { name: 'Compare' }),
        typed: [[date, said]],
        arrived: async () =>
          await expect(shop.page.getByRole('list', { name: 'Missing in the shop' })).toContainText(
            statement.reference,
          ),
      };
    },
  },
  {
    endpoint: endpoints.statements.lookAt,
    name: 'noting what unknown money was',
    fill: async (shop) => {
      const statement = momoStatement();
      await openAdmin(shop, `statements?id=${await sendStatement(statement)}`);
      const line = shop.page.getByRole('listitem').filter({ hasText: statement.reference }).first();
      await line.getByRole('button', { name: 'Note what it was' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Note what it was' });
      const note = dialog.getByLabel('What it was');
      await note.fill('Paid twice at a salon');
      return {
        send: submitIn(dialog),
        typed: [[note, 'Paid twice at a salon']],
        arrived: async () => await expect(line).toContainText('Looked at: Paid twice at a salon'),
      };
    },
  },
  {
    endpoint: endpoints.statements.bookLine,
    name: 'entering unknown money for an order',
    fill: async (shop) => {
      const statement = momoStatement();
      const order = await placeOrderFor(await openAccount(), 'Mama Odile');
      await openAdmin(shop, `statements?id=${await sendStatement(statement)}`);
      const line = shop.page.getByRole('listitem').filter({ hasText: statement.reference }).first();
      await line.getByRole('button', { name: 'Enter for an order' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Enter for an order' });
      const number = dialog.getByLabel('Number of the order');
      await number.fill(order.orderId);
      await dialog.getByLabel('What it was').fill('Sent by hand');
      return {
        send: submitIn(dialog),
        typed: [[number, order.orderId]],
        arrived: async () => {
          const missing = shop.page.getByRole('list', { name: 'Missing in the shop' });
          await expect(missing.getByText(statement.reference)).toHaveCount(0);
        },
      };
    },
  },
  {
    endpoint: endpoints.statements.takeBack,
    name: 'taking back a statement that was sent wrongly',
    fill: async (shop) => {
      const statement = momoStatement();
      await openAdmin(shop, `statements?id=${await sendStatement(statement)}`);
      await shop.page.getByRole('button', { name: 'Take this statement back' }).click();
      const dialog = shop.page.getByRole('dialog', { name: 'Take this statement back' });
      return {
        send: dialog.getByRole('button', { name: 'Take this statement back' }),
        typed: [],
        arrived: async () => await expect(shop.page.getByText(statement.name)).toHaveCount(0),
      };
    },
  },
  {
    endpoint: endpoints.money.export,
    name: 'taking a table for the accountant',
    fill: async (shop) => {
      await openAdmin(shop, 'money');
      const table = shop.page.getByLabel('Which table');
      await table.selectOption('orders');
      const saved = shop.page.waitForEvent('download');
      return {
        send: shop.page.getByRole('button', { name: 'CSV file' }),
        typed: [[table, 'orders']],
        arrived: async () => expect((await saved).suggestedFilename()).toMatch(/\.csv$/),
      };
    },
  },
  {
    endpoint: endpoints.family.save,
    name: 'changing the price of a family',
    fill: async (shop) => {
      const family = newWord();
      const { _id } = await addProduct({ family, shade: { name: 'Mboa', hex: '#8a1c3b' } });
      await openAdmin(shop, `family?id=${family}`);
      const price = shop.page.getByRole('textbox', { name: 'Price', exact: true });
      await price.fill('7350');
      return {
        send: submitIn(shop.page.getByRole('main')),
        busy: 'Loading...',
        typed: [[price, '7350']],
        arrived: () =>
          expect
            .poll(async () => (await shopApi().product.getDetails({ productId: _id })).data.price)
            .toBe(7350),
      };
    },
  },
  {
    endpoint: endpoints.productList.change,
    name: 'changing a price in the list',
    fill: async (shop) => {
      const { name } = await addProduct();
      await openAdmin(shop, `product?q=${encodeURIComponent(name)}`);
      await shop.page.getByRole('button', { name: new RegExp(`^Price of ${name}`) }).click();
      const dialog = shop.page.getByRole('dialog', { name: `Price of ${name}` });
      const price = dialog.getByLabel('New price in FCFA');
      await price.fill('7350');
      return {
        send: submitIn(dialog),
        busy: 'Processing...',
        typed: [[price, '7350']],
        arrived: () => expect(shop.page.getByRole('article', { name })).toContainText(formatFrancs(7350)),
      };
    },
  },
  {
    endpoint: endpoints.productList.changeMatching,
    name: 'changing the prices of all pages of the list',
    fill: async (shop) => {
      const { send, by, last } = await changeThirteen(shop);
      return {
        send,
        busy: 'Processing...',
        typed: [[by, '10']],
        arrived: () => expect(last).toContainText(formatFrancs(4_950)),
      };
    },
  },
  {
    endpoint: endpoints.productList.undoMatching,
    name: 'undoing a change of all pages of the list',
    fill: async (shop) => {
      const { send, last } = await changeThirteen(shop);
      await send.click();
      await expect(last).toContainText(formatFrancs(4_950));
      return {
        send: shop.page.getByRole('button', { name: 'Undo', exact: true }),
        typed: [],
        arrived: () => expect(last).toContainText(formatFrancs(4_500)),
      };
    },
  },
  {
    endpoint: endpoints.productList.change,
    name: 'saying with one tap that a product is sold out',
    fill: async (shop) => {
      const { name } = await addProduct({ stock: 3 });
      await openAdmin(shop, `product?q=${encodeURIComponent(name)}`);
      await shop.page.getByRole('button', { name: new RegExp(`^Stock of ${name}`) }).click();
      return {
        send: shop.page.getByRole('dialog', { name: `Stock of ${name}` }).getByRole('button', {
          name: 'Sold out',
        }),
        typed: [],
        arrived: () => expect(shop.page.getByRole('article', { name })).toContainText('Out of stock'),
      };
    },
  },
];

/** Opens the change of all prices in a list of two pages, up by a tenth. */
async function changeThirteen(shop: ShopPage) {
  const { page } = shop;
  const word = newWord();
  for (let number = 1; number <= 13; number += 1) await addProduct({ name: `${word} ${number}` });
  await openAdmin(shop, `product?q=${word}`);
  await page.getByRole('checkbox', { name: `Select ${word} 13`, exact: true }).check();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Select all 13 products' }).click();
  await page.getByRole('button', { name: 'Change them' }).click();
  const dialog = page.getByRole('dialog', { name: '13 selected' });
  const by = dialog.getByLabel('By how much?');
  await by.fill('10');
  return { send: submitIn(dialog), by, last: page.getByRole('article', { name: `${word} 13` }) };
}

export type ListCase = {
  endpoint: string;
  name: string;
  one?: OnlyOne;
  go: (shop: ShopPage) => Promise<void>;
};

const previewCase: ListCase = {
  endpoint: endpoints.home.preview,
  one: 'home draft',
  name: 'no empty home in the preview, but an error with Retry',
  go: async (shop) => {
    await failOnce(shop.page, endpoints.home.preview);
    await openAdmin(shop, 'home-preview');
    await shop.page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(shop.page.getByRole('region', { name: 'Latest arrivals' })).toBeVisible();
  },
};

const laterStripCase: ListCase = {
  endpoint: endpoints.home.getStrip,
  name: 'the link to what it holds',
  go: async (shop) => {
    const failure = await failOnce(shop.page, endpoints.home.getStrip);
    await shop.open('/');
    await shop.page.getByRole('region', { name: 'Latest arrivals' }).scrollIntoViewIfNeeded();
    await expect.poll(() => failure.count()).toBe(1);
    await expect(shop.page.getByRole('link', { name: /^See the products:/ }).first()).toBeVisible();
  },
};

/** The lists and figures of those pages: a failed load must not look like nothing to do. */
export const officeLists: readonly ListCase[] = [
  listCase(endpoints.stock.list, async () => `stock?q=${encodeURIComponent((await addProduct()).name)}`),
  listCase(endpoints.question.list, async () => `questions?q=${await askQuestion()}`),
  listCase(endpoints.review.list, async () => `reviews?q=${await writeReview()}`),
  listCase(endpoints.promotion.list, async () => {
    await startSale();
    return 'promotions';
  }),
  listCase(endpoints.home.getDraft, async () => 'home-page'),
  previewCase,
  laterStripCase,
  listCase(endpoints.brand.list, async () => {
    await addBrand();
    return 'brand';
  }),
  listCase(endpoints.inbox.list, async () => `inbox?q=${await leaveMessage()}`),
  listCase(endpoints.customer.list, async () => `customers?q=${(await openAccount()).email}`),
  listCase(endpoints.missedSearch.list, async () => `searches?q=${await searchInVain()}`),
  listCase(endpoints.newsletter.list, async () => {
    const { email } = newPerson();
    await shopApi().newsletter.subscribe({ email });
    return `newsletter?view=waiting&q=${email}`;
  }),
  {
    endpoint: endpoints.customer.blockedPhones,
    name: 'no blocked numbers, but an error with Retry',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.customer.blockedPhones);
      await openBlockedPhones(shop);
      const main = shop.page.getByRole('main');
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByLabel('Phone number')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Retry' })).toBeHidden();
    },
  },
  {
    endpoint: endpoints.delivery.getZones,
    name: 'no free delivery, but an error with Retry',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.delivery.getZones);
      await openAdmin(shop, 'zones');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The list could not be loaded')).toBeVisible();
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByText('The list could not be loaded')).toBeHidden();
      await expect(main.getByRole('button', { name: 'Add a zone' })).toBeEnabled();
    },
  },
  {
    endpoint: endpoints.delivery.shown,
    name: 'no price of the delivery for a caller, but an error with Retry',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.delivery.shown);
      await openAdmin(shop, 'new-order');
      const main = shop.page.getByRole('main');
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByText('The price of the delivery could not be loaded')).toBeHidden();
    },
  },
  {
    endpoint: endpoints.settings.get,
    name: 'no settings, but an error with Retry',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.settings.get);
      await openAdmin(shop, 'settings');
      const main = shop.page.getByRole('main');
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByRole('region', { name: 'Limits of orders' })).toBeVisible();
    },
  },
  listCase(endpoints.audit.list, async () => `audit?search=${(await addProduct()).name.split(' ')[0]}`),
  {
    endpoint: endpoints.overview.get,
    name: 'no figures, but an error with Retry',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.overview.get);
      await openAdmin(shop, 'overview');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The list could not be loaded')).toBeVisible();
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByRole('region', { name: 'To do now' })).toBeVisible();
    },
  },
  {
    endpoint: endpoints.popularSearch.note,
    name: 'nothing: a search that is not counted stays as it is',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.popularSearch.note);
      const counted = shop.page.waitForResponse((response) =>
        response.url().endsWith('/api/popular-search/note'),
      );
      const product = await addProduct();
      await shop.open(`/search?q=${product.name}`);
      expect((await counted).status()).toBe(500);
      await expect(shop.card(product.name)).toBeVisible();
    },
  },
  {
    endpoint: endpoints.popularSearch.list,
    name: 'the search page does without them',
    go: async (shop) => {
      const failure = await failOnce(shop.page, endpoints.popularSearch.list);
      await shop.open('/contact');
      await shop.header.getByRole('link', { name: 'Search' }).click();
      await expect(shop.page.getByRole('heading', { name: 'Browse the categories' })).toBeVisible();
      expect(failure.count()).toBe(1);
    },
  },
  {
    endpoint: endpoints.missedSearch.note,
    name: 'nothing: a search that is not counted stays as it is',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.missedSearch.note);
      const counted = shop.page.waitForResponse((response) =>
        response.url().endsWith('/api/missed-search/note'),
      );
      await shop.open(`/search?q=${newWord()}${newWord()}`);
      expect((await counted).status()).toBe(500);
      await expect(shop.page.getByText('No Data found')).toBeVisible();
    },
  },
  dialogCase(endpoints.stock.movements, 'Stock history', async (shop) => {
    const product = await addProduct();
    await openAdmin(shop, `stock?q=${encodeURIComponent(product.name)}`);
    await shop.page.getByRole('button', { name: `Stock history of ${product.name}` }).click();
  }),
  dialogCase(endpoints.customer.getOrders, /^Orders of/, async (shop) => {
    const { email } = await openAccount();
    await openAdmin(shop, `customers?q=${email}`);
    await shop.page
      .getByRole('main')
      .getByRole('button', { name: /^Orders of/ })
      .click();
  }),
];

/** Pages about money and the shop itself, and what surrounds every page. */
export const frameCases: readonly ListCase[] = [
  {
    endpoint: endpoints.family.get,
    name: 'no editor of a new family is shown in its place, and Retry brings it',
    go: async (shop) => {
      const family = newWord();
      await addProduct({ family, shade: { name: 'Mboa', hex: '#8a1c3b' } });
      await failOnce(shop.page, endpoints.family.get);
      await openAdmin(shop, `family?id=${family}`);
      await expect(shop.page.getByRole('button', { name: 'Save the family' })).toHaveCount(0);
      await shop.page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expect(shop.page.getByLabel('Shade name')).toHaveValue('Mboa');
    },
  },
  listCase(endpoints.productList.find, async () => {
    const { name } = await addProduct();
    return `product?view=published&q=${encodeURIComponent(name)}`;
  }),
  {
    endpoint: endpoints.productList.match,
    name: 'products of all pages are not said to be picked, and a second press picks them',
    go: async (shop) => {
      const word = newWord();
      for (let number = 1; number <= 13; number += 1) await addProduct({ name: `${word} ${number}` });
      await openAdmin(shop, `product?q=${word}`);
      await failOnce(shop.page, endpoints.productList.match);
      await shop.page.getByRole('checkbox', { name: `Select ${word} 13`, exact: true }).check();
      await shop.page.getByRole('checkbox', { name: 'Select all shown' }).check();
      const all = shop.page.getByRole('button', { name: 'Select all 13 products' });
      await all.click();
      const bar = shop.page.getByRole('region', { name: 'Selected products' });
      await expect(all).toBeEnabled();
      await expect(bar.getByRole('status')).toHaveText('12 selected');
      await all.click();
      await expect(bar.getByRole('status')).toHaveText('13 selected');
    },
  },
  {
    endpoint: endpoints.productList.followMatching,
    name: 'the list is there all the same, and a change can be undone after the next visit',
    go: async (shop) => {
      const { send, last } = await changeThirteen(shop);
      await send.click();
      await expect(last).toContainText(formatFrancs(4_950));
      await failOnce(shop.page, endpoints.productList.followMatching);
      await shop.page.reload();
      await expect(shop.toast(failureText)).toBeVisible();
      await expect(last).toContainText(formatFrancs(4_950));
      await expect(shop.page.getByRole('button', { name: 'Undo', exact: true })).toBeHidden();
      await shop.page.reload();
      await expect(shop.page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    },
  },
  {
    endpoint: endpoints.notice.listWhoHears,
    name: 'the shop is not said to tell no one, and Retry says whom',
    go: async (shop) => {
      await failOnce(shop.page, endpoints.notice.listWhoHears);
      await openAdmin(shop, 'notices');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The list could not be loaded')).toBeVisible();
      await expect(main.getByRole('table', { name: 'Who hears of what' })).toHaveCount(0);
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByRole('table', { name: 'Who hears of what' })).toBeVisible();
    },
  },
  {
    endpoint: endpoints.money.list,
    name: 'the shop is not said to have no money, and Retry lists it',
    go: async (shop) => {
      const order = await placeOrderFor(await openAccount(), 'Mama Odette');
      await packOrder(order);
      await bringCash(order, order.totalAmt);
      await failOnce(shop.page, endpoints.money.list);
      await openAdmin(shop, `money?search=${order.orderId}`);
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The list could not be loaded')).toBeVisible();
      await expect(main.getByText(/^(No money yet|Nothing found)$/)).toHaveCount(0);
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByRole('list', { name: 'Payments and refunds' })).toContainText(order.orderId);
    },
  },
  {
    endpoint: endpoints.statements.list,
    name: 'the shop is not said to have no statement, and Retry lists them',
    go: async (shop) => {
      const statement = momoStatement();
      await sendStatement(statement);
      await failOnce(shop.page, endpoints.statements.list);
      await openAdmin(shop, 'statements');
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The list could not be loaded')).toBeVisible();
      await expect(main.getByText('No statement yet')).toHaveCount(0);
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByText(statement.name)).toBeVisible();
    },
  },
  {
    endpoint: endpoints.statements.compare,
    name: 'nothing is said to agree, but an error with Retry',
    go: async (shop) => {
      const statement = momoStatement();
      const id = await sendStatement(statement);
      await failOnce(shop.page, endpoints.statements.compare);
      await openAdmin(shop, `statements?id=${id}`);
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The list could not be loaded')).toBeVisible();
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByRole('list', { name: 'Missing in the shop' })).toContainText(
        statement.reference,
      );
    },
  },
  partCase(endpoints.paymentHealth.get, 'payment-health', 'Money on its way back'),
  partCase(endpoints.health.get, 'health', 'Database'),
  {
    endpoint: endpoints.adminFrame.getCounts,
    name: 'the page is there without counts, and they come with the next look',
    go: async (shop) => {
      await placeOrderFor(await openAccount(), 'Mama Odette');
      const failure = await failOnce(shop.page, endpoints.adminFrame.getCounts);
      await openAdmin(shop, 'newsletter');
      await expect.poll(failure.count).toBe(1);
      await expect(shop.toast(failureText)).toHaveCount(0);
      const menu = shop.page.getByRole('complementary');
      await menu.getByRole('link', { name: /^Searched, not found/ }).click();
      await expect(menu.getByRole('link', { name: /^Orders\s+\d+\+? waiting$/ })).toBeVisible();
    },
  },
  {
    endpoint: endpoints.adminFrame.find,
    name: 'nothing is said to be found or not, and Retry searches again',
    go: async (shop) => {
      const { name } = await addProduct();
      await openAdmin(shop, 'newsletter');
      await failOnce(shop.page, endpoints.adminFrame.find);
      await shop.page.keyboard.press('Control+k');
      const dialog = shop.page.getByRole('dialog', { name: 'Search everything' });
      await dialog.getByRole('searchbox').fill(name);
      await expect(dialog.getByText('The search did not work')).toBeVisible();
      await expect(dialog.getByText(/^Nothing found/)).toHaveCount(0);
      await expect(dialog.getByRole('searchbox')).toHaveValue(name);
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(dialog.getByRole('link', { name }).first()).toBeVisible();
    },
  },
];

function partCase(endpoint: string, page: string, shown: string): ListCase {
  return {
    endpoint,
    name: 'nothing is said to be well, but an error with Retry',
    go: async (shop) => {
      await failOnce(shop.page, endpoint);
      await openAdmin(shop, page);
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The list could not be loaded')).toBeVisible();
      await expect(main.getByText(shown)).toHaveCount(0);
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByText(shown).first()).toBeVisible();
    },
  };
}

async function openBlockedPhones(shop: ShopPage): Promise<void> {
  await openAdmin(shop, 'customers');
  await shop.page.getByText('Blocked phone numbers').click();
}

function listCase(endpoint: string, pageOf: () => Promise<string>): ListCase {
  return {
    endpoint,
    name: 'no empty list, but an error with Retry',
    go: async (shop) => {
      const page = await pageOf();
      await failOnce(shop.page, endpoint);
      await openAdmin(shop, page);
      const main = shop.page.getByRole('main');
      await expect(main.getByText('The list could not be loaded')).toBeVisible();
      await expect(main.getByText('Nothing found')).toHaveCount(0);
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main.getByRole('article').first()).toBeVisible();
    },
  };
}

function dialogCase(
  endpoint: string,
  title: string | RegExp,
  open: (shop: ShopPage) => Promise<void>,
): ListCase {
  return {
    endpoint,
    name: 'no empty list in the dialog, but an error with Retry',
    go: async (shop) => {
      await failOnce(shop.page, endpoint);
      await open(shop);
      const dialog = shop.page.getByRole('dialog', { name: title });
      const retry = dialog.getByRole('button', { name: 'Retry' });
      await retry.click();
      await expect(retry).toBeHidden();
    },
  };
}

async function openBrand(shop: ShopPage, button: string) {
  await openAdmin(shop, 'brand');
  await shop.page.getByRole('button', { name: button, exact: true }).click();
  return shop.page.getByRole('dialog', { name: button });
}

async function addBrand(): Promise<string> {
  const brand = `Maison ${newWord()}`;
  await addProduct({ more_details: { Brand: brand } });
  return brand;
}

/** Leaves a message that contains a new word; returns the word. */
async function leaveMessage(): Promise<string> {
  const word = newWord();
  await shopApi().contact.sendMessage({
    name: `Bih ${word}`,
    email: 'bih@example.com',
    subject: 'advice',
    message: 'Which shade suits me?',
    consent: true,
  });
  return word;
}

async function searchInVain(): Promise<string> {
  const words = `${newWord()}${newWord()}`.toLowerCase();
  await shopApi().missedSearch.note({ search: words });
  return words;
}
