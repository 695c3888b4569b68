import { parsePhone } from '../addresses/phone.ts';
import { newId } from '../ids.ts';
import { readSigned, sign, signText } from '../signed-text.ts';
import type { Store } from '../store.ts';

/** What a browser's signed cookie contains: an id, and the accounts that were logged in to with it. */
export type Browser = {
  id: string;
  /** Marks of the accounts, not their e-mail addresses. */
  accounts: readonly string[];
};

/** Where a call comes from. */
export type Asker = {
  browser: Browser | undefined;
  /** The client's IP address; for IPv6 its network. */
  network: string;
};

type Keys = Pick<Store, 'authSecret'>;

const mostAccounts = 5;

export function newBrowser(): Browser {
  return { id: newId(), accounts: [] };
}

export function writeBrowser(store: Keys, { id, accounts }: Browser): string {
  return signText(store, 'browser', [id, ...accounts].join('~'));
}

export function readBrowser(store: Keys, cookie: string | undefined): Browser | undefined {
  const text = readSigned(store, 'browser', cookie);
  if (text === undefined) return undefined;
  const [id = '', ...accounts] = text.split('~');
  return { id, accounts };
}

/** Called after a login with the right password, or after a new password is set: strangers do not get such a cookie. */
export function rememberAccount(store: Keys, browser: Browser | undefined, email: string): Browser {
  const { id, accounts } = browser ?? newBrowser();
  const mark = markOf(store, email);
  return { id, accounts: [mark, ...accounts.filter((other) => other !== mark)].slice(0, mostAccounts) };
}

export function knowsAccount(store: Keys, browser: Browser | undefined, email: string): browser is Browser {
  return browser?.accounts.includes(markOf(store, email)) === true;
}

/** Called after a code that was read on the phone; `knowsAccount` takes the phone number in place of an e-mail. */
export function rememberPhone(store: Keys, browser: Browser | undefined, typed: string): Browser {
  return rememberAccount(store, browser, parsePhone(typed) ?? typed);
}

/** The asker of a code for this phone (E.164). */
export function codeAskerOf(store: Keys, { browser, network }: Asker, mobile: string) {
  return { network, knownAs: knowsAccount(store, browser, mobile) ? browser.id : undefined };
}

function markOf(store: Keys, email: string): string {
  return sign(store, `account ${email.toLowerCase()}`).slice(0, 22);
}
