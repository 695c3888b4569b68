import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Api } from '#shared/contract/contract.ts';
import { browserShop } from './browser-shop-address.ts';
import { shopApi, type Tokens } from './shop-api.ts';

export type Credentials = { name: string; email: string; password: string };
export type Account = Credentials & { tokens: Tokens; api: Api };

/** The details of a person who has no account yet. */
export function newPerson(name = 'Amina Njoya'): Credentials {
  return {
    name,
    email: `amina.${randomBytes(6).toString('hex')}@example.com`,
    password: 'ndole-et-miondo-9',
  };
}

export async function registerPerson(name?: string): Promise<Credentials> {
  const person = newPerson(name);
  await shopApi().user.register({ ...person, confirmPassword: person.password });
  return person;
}

/** A new account with an open session, whose tokens the browser does not hold yet. */
export async function openAccount(name?: string): Promise<Account> {
  const person = await registerPerson(name);
  const { data } = await shopApi().user.login(person);
  return { ...person, tokens: data, api: shopApi(data) };
}

/** An admin session; each call logs in anew, so that a test may log out. */
export async function openOwner(): Promise<Pick<Account, 'tokens' | 'api'>> {
  const { data } = await shopApi().user.login(browserShop.admin);
  return { tokens: data, api: shopApi(data) };
}

/** Whether the shop still accepts the session. */
export async function isLoggedIn({ accesstoken }: Tokens): Promise<boolean> {
  const address = new URL('/api/user/user-details', browserShop.url);
  return (await fetch(address, { headers: { authorization: `Bearer ${accesstoken}` } })).ok;
}

/** Gives the tokens to the browser without the login form, which has its own tests. */
export async function holdTokens(
  page: Page,
  { tokens }: Pick<Account, 'tokens'>,
  shopUrl = '',
): Promise<void> {
  await page.goto(`${shopUrl}/robots.txt`);
  await page.evaluate((given) => {
    localStorage.setItem('accesstoken', given.accesstoken);
    localStorage.setItem('refreshToken', given.refreshToken);
  }, tokens);
}

export const doualaAddress = {
  address_line: 'Akwa, rue Joffre, near the pharmacy',
  city: 'Douala',
  state: 'Littoral',
  country: 'Cameroon',
  pincode: '00237',
  mobile: '+237677001122',
};

export async function saveAddress(account: Account): Promise<void> {
  await account.api.address.create({ name: account.name, customer_email: account.email, ...doualaAddress });
}
