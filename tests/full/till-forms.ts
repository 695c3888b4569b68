import { expect } from '@playwright/test';
import { tillMessages } from '#app/messages/till-messages.ts';
import { endpoints } from '#shared/endpoints.ts';
import { openOwner } from '#tests/support/account.ts';
import type { ShopPage } from '#tests/support/pages/shop-page.ts';
import { newWord } from '#tests/support/shelf.ts';
import { closeTill, openTill } from '#tests/support/till.ts';
import { openAdmin } from './admin-forms.ts';
import { failOnce } from './answer-for.ts';
import { type FormCase, submitIn } from './forms.ts';
import type { ListCase } from './office-forms.ts';

// Refused when other tests have moved cash meanwhile: the till no longer has the figure that was shown.
const expects = [/^409 (POST|PUT) \/api\/till\//] as const;

/** The forms of the till, by the call they send. */
export const tillForms: readonly FormCase[] = [
  {
    endpoint: endpoints.till.open,
    name: 'opening the till',
    expects,
    one: 'till',
    fill: async (shop) => {
      await openTill();
      await closeTill();
      await openAdmin(shop, 'till');
      const main = shop.page.getByRole('main');
      const [float, note] = [main.getByLabel('Float, in FCFA'), main.getByLabel('Why is it another amount?')];
      await float.fill('1900000');
      await note.fill('The rest is in the safe');
      return {
        send: submitIn(main),
        busy: 'Processing...',
        typed: [
          [float, '1900000'],
          [note, 'The rest is in the safe'],
        ],
        arrived: () => expect(main.getByRole('region', { name: 'In the till now' })).toBeVisible(),
      };
    },
  },
  {
    endpoint: endpoints.till.noteEntry,
    name: 'paying a taxi out of the till',
    expects,
    one: 'till',
    fill: async (shop) => {
      const dialog = await openDialog(shop, 'Pay out of it');
      const [amount, what] = [dialog.getByLabel('Amount in FCFA'), dialog.getByLabel('What for?')];
      await amount.fill('500');
      await what.fill('Taxi');
      return {
        send: submitIn(dialog),
        busy: 'Processing...',
        typed: [
          [amount, '500'],
          [what, 'Taxi'],
        ],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.till.takeBack,
    name: 'taking an entry of the till back',
    expects,
    one: 'till',
    fill: async (shop) => {
      const { api } = await openOwner();
      const word = newWord();
      for (let isNoted = false; !isNoted; ) {
        const { expected: shown } = await openTill();
        const entry = { kind: 'paid_in', amount: 300, note: word, shown } as const;
        isNoted = await api.till.noteEntry(entry).then(
          () => true,
          () => false,
        );
      }
      await openAdmin(shop, 'till');
      const line = shop.page.getByRole('listitem').filter({ hasText: word });
      await line.getByRole('button', { name: /^Take back the entry/ }).click();
      const dialog = shop.page.getByRole('dialog', { name: tillMessages.en.takeBack });
      const why = dialog.getByLabel('Reason');
      await why.fill('Noted twice');
      return {
        send: submitIn(dialog),
        busy: 'Processing...',
        typed: [[why, 'Noted twice']],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
  {
    endpoint: endpoints.till.close,
    name: 'closing the till',
    expects,
    one: 'till',
    fill: async (shop) => {
      const dialog = await openDialog(shop, 'Count and close');
      const [total, why] = [
        dialog.getByLabel('Counted in all, in FCFA'),
        dialog.getByLabel('Why is there a difference?'),
      ];
      await total.fill('1800000');
      await why.fill('The rest is in the safe');
      return {
        send: submitIn(dialog),
        busy: 'Processing...',
        typed: [
          [total, '1800000'],
          [why, 'The rest is in the safe'],
        ],
        arrived: () => expect(dialog).toBeHidden(),
      };
    },
  },
];

/** The lists on those pages. */
export const tillCases: readonly ListCase[] = [
  {
    endpoint: endpoints.till.get,
    one: 'till',
    name: 'no till is said to be closed, and Retry shows it',
    go: async (shop: ShopPage) => {
      await failOnce(shop.page, endpoints.till.get);
      await showTill(shop, 'till');
    },
  },
  {
    endpoint: endpoints.till.list,
    one: 'till',
    name: 'the closings are not said to be none, and Retry shows them',
    go: async (shop: ShopPage) => {
      await failOnce(shop.page, endpoints.till.list);
      await showTill(shop, 'till');
      await expect(shop.page.getByRole('region', { name: 'Closings' })).toBeVisible();
    },
  },
  {
    endpoint: endpoints.till.getReport,
    one: 'till',
    name: 'an error instead of an empty report, and Retry shows it',
    go: async (shop: ShopPage) => {
      const { id } = await openTill();
      await failOnce(shop.page, endpoints.till.getReport);
      await showTill(shop, `till/${id}`);
      await expect(shop.page.getByRole('region', { name: 'What went through the till' })).toBeVisible();
    },
  },
];

async function showTill(shop: ShopPage, path: string): Promise<void> {
  await openAdmin(shop, path);
  const main = shop.page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(main.getByText('No till is open')).toHaveCount(0);
  await retry.click();
  await expect(retry).toBeHidden();
}

async function openDialog(shop: ShopPage, name: string) {
  await openTill();
  await openAdmin(shop, 'till');
  await shop.page.getByRole('button', { name, exact: true }).click();
  return shop.page.getByRole('dialog', { name });
}
