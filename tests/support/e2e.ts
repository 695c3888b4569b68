import { test as base, expect } from '@playwright/test';
import { type Account, holdTokens, openAccount } from './account.ts';
import { ShopPage } from './pages/shop-page.ts';
import { type OnlyOne, takeTurn } from './take-turn.ts';
import { type Trouble, watchForTrouble } from './trouble.ts';

export { expect };

type Fixtures = {
  /** Fails the test for every browser error that it has not announced here. */
  trouble: Trouble;
  /** The shop in English, seen by a guest. */
  shop: ShopPage;
  /** An account of this test alone, logged in in the browser. */
  shopper: Account;
  /** Keeps other tests from changing it until this one ends; the wait does not count towards the test's time limit. */
  keepToMyself: (one: OnlyOne) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  trouble: [
    async ({ context }, use) => {
      const { trouble, unexpected } = watchForTrouble(context);
      await use(trouble);
      expect(unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  shop: async ({ page }, use) => use(new ShopPage(page, 'en')),
  shopper: async ({ page }, use) => {
    const account = await openAccount();
    await holdTokens(page, account);
    await use(account);
  },
  keepToMyself: async ({ context: _context }, use, testInfo) => {
    const ends: (() => void)[] = [];
    await use(async (one) => {
      const limit = testInfo.timeout;
      testInfo.setTimeout(0);
      const since = Date.now();
      ends.push(await takeTurn(one));
      testInfo.setTimeout(limit + Date.now() - since);
    });
    for (const end of ends) end();
  },
});

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };
export const screens = { phone, desktop } as const;
