import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { storageKeys } from '#app/client/storage.ts';
import { noteNames } from '#app/client/tab-notes.ts';
import { privacyMessages } from '#app/messages/privacy-messages.ts';
import { onDevice } from '#app/storefront/legal/on-device.ts';
import { browserCookieOptions } from '#server/plugins/browser-cookie.ts';
import { grantCookieOptions } from '#server/plugins/grant-cookie.ts';
import { type Proof, testsIn } from './traceability/proof.ts';
import { readTestTitles } from './traceability/test-titles.ts';

const root = resolve(import.meta.dirname, '..');
const personalData = testsIn('server/api/personal-data/personal-data.test.ts');
const newsletter = testsIn('server/api/newsletter/newsletter.test.ts');
const stockAlert = testsIn('server/api/stock-alert/stock-alert.test.ts');
const cartMails = testsIn('server/api/cart-mails/cart-mails.test.ts');
const visits = testsIn('server/visits/visits.test.ts');
const viewed = testsIn('server/api/viewed/viewed.test.ts');
const review = testsIn('server/api/review/review.test.ts');
const question = testsIn('server/api/question/question.test.ts');
const inBrowser = testsIn('tests/e2e/on-device.spec.ts');
const passwords = testsIn('core/accounts/passwords.test.ts');
const phoneAccount = testsIn('server/api/phone-account/phone-account.test.ts');
const expired = testsIn('core/accounts/delete-expired.test.ts');
const phones = testsIn('server/phones/phone-messages.test.ts');

/** The paragraphs of the privacy policy that make a promise, each with the tests that prove it. */
const proofs: Readonly<Record<string, readonly Proof[]>> = {
  accountText: [
    passwords('is argon2id and never the text itself'),
    personalData('leaves the person in no table; the order stays with its sum and its town'),
    testsIn('server/api/customer/customer-note.test.ts')(
      'the person gets it with the copy of the data, and it goes with the account',
    ),
    testsIn('server/api/settings/settings.test.ts')(
      'are the owner’s where typed, the shop’s in the other language, and accounts keep the day of what was shown',
    ),
  ],
  phoneAccountText: [
    phoneAccount('opens an account of this browser with the address, its region and no e-mail'),
    phoneAccount(
      'a code is sent first, and with it the phone’s own account is found again on another device',
    ),
    phoneAccount('an account that ordered nothing is gone once its session is; one with an order stays'),
  ],
  sessionText: [
    testsIn('server/api/user/sessions.test.ts')(
      'a session ends by itself after sixty days, however often it is used',
    ),
    expired('sessions are removed a week after they ended, and live ones stay'),
    expired('codes are removed a week after they ended'),
  ],
  orderText: [
    personalData('a removed address is deleted after a month'),
    personalData('an order loses its person after ten years'),
    personalData('leaves the person in no table; the order stays with its sum and its town'),
  ],
  blockedPhoneText: [
    testsIn('server/api/order/limits-of-phones.test.ts')(
      'take no orders from any account, until the number is lifted',
    ),
  ],
  paymentText: [
    testsIn('adapters/payments/payment-provider-contract.test.ts')(
      'keeps neither keys nor tokens nor the payer’s number in what is stored to be read',
    ),
  ],
  messageText: [
    testsIn('server/api/contact/contact.test.ts')('messages are deleted two years after they were sent'),
    question('waits for the shop, and is on no page before it is answered'),
    question(
      'answers and publishes: one mail in the language of the question, whose address is then forgotten',
    ),
  ],
  reviewText: [
    review('waits for the shop, and is then shown on the page of its product'),
    review(
      'is one review an order and product: a second replaces it and waits again, the same twice changes nothing',
    ),
    review('is read, shown and forgotten with them'),
    personalData('leaves the person in no table; the order stays with its sum and its town'),
    personalData('an order loses its person after ten years'),
  ],
  newsletterText: [
    newsletter('keeps the address with the moment of consent; a second press changes nothing'),
    newsletter('a link is refused after a week, and the address is deleted'),
    newsletter('ends the subscription of its own letter and no other; a second press is fine'),
    newsletter('an address that left is deleted after a year, with the proof of its consent'),
  ],
  stockAlertText: [
    stockAlert('is in the copy of the data of a proven address, and goes with the account and with time'),
    stockAlert('is forgotten a month after the message; that an address wants none is, after a year'),
    stockAlert(
      'hears nothing while the product is hidden, nor after the link to stop was pressed, even twice',
    ),
  ],
  cartMailText: [
    cartMails('nothing is sent to who has not agreed'),
    cartMails('the link of each mail ends them, twice as well as once, and the profile brings them back'),
    cartMails('the owner reads how many carts were left, written about and ordered after all, for 200 days'),
    cartMails('an account without an e-mail cannot agree, and the consent is in the copy of one’s data'),
  ],
  mailText: [
    testsIn('core/mail/outbox.test.ts')(
      'keeps no text of a sent message for longer than an hour, and its trace for 30 days',
    ),
  ],
  deviceText: [
    inBrowser('the privacy policy names all that the shop keeps in a browser'),
    inBrowser('the policy shows those names with what they are for'),
    inBrowser('the language is remembered for a year, as the policy says'),
    viewed(
      'is for shoppers who are logged in, is in the copy of their data, and goes with time and with the account',
    ),
    testsIn('server/api/user/recovery.test.ts')(
      'and what knows the browser again come in cookies that end: in 15 minutes, and in 400 days',
    ),
    testsIn('tests/e2e/session.spec.ts')('logging out says so, empties the browser’s storage and leads home'),
  ],
  cookieText: [
    visits('leave nothing of who came once their day is over, and only numbers in the meantime'),
    testsIn('server/pages/content-security-policy.test.ts')(
      'everything else that a page may load, send or be framed by is the shop itself or nothing',
    ),
  ],
  backupText: [
    testsIn('core/backups/remove-old-backups.test.ts')(
      'a backup a night leaves the last seven days and one of each of the last four weeks',
    ),
  ],
  sharingText: [
    testsIn('server/api/parcel/parcel.test.ts')(
      'a rider sees of the own parcels what the way needs, and of everything else nothing',
    ),
    phones('is used for orders whose buyers agreed; to which words and when is kept'),
  ],
  rightsText: [
    personalData('is a file with everything the shop keeps about the person, and no secret'),
    personalData('asks for the password'),
    personalData('an admin deletes an account on request, which is in no list any more'),
  ],
};

/** What people do, or what the page says about itself: no program can check it. */
const byPeople = ['title', 'description', 'intro', 'updated', 'whoText', 'complaintText', 'safetyText'];

test('every paragraph of the privacy policy has its tests, or is done by people', () => {
  const paragraphs = Object.keys(privacyMessages.en).filter(
    (key) => !key.endsWith('Title') && !key.startsWith('kept'),
  );
  expect([...Object.keys(proofs), ...byPeople].toSorted()).toEqual(paragraphs.toSorted());
});

test('each of these tests exists under that title', () => {
  const missing = Object.values(proofs)
    .flat()
    .filter(({ file, title }) => {
      const path = resolve(root, file);
      return !existsSync(path) || !readTestTitles(path).includes(title);
    });
  expect(missing).toEqual([]);
});

/** The modules that store something in a browser, each with the names under which it does. */
const keepers: Readonly<Record<string, readonly string[]>> = {
  'app/load-scripts.ts': ['loadedAnew'],
  'app/storefront/language/language-switch.tsx': ['language'],
  'app/storefront/product/kept-lists.ts': ['lists', 'list …'],
  'app/state/browser.ts': [...Object.values(storageKeys), 'viewed_heard', ...noteNames],
  'app/offline/worker/service-worker.ts': ['shell-…', 'pages-…', 'answers-…', 'files', 'pictures'],
  // The service worker's copies, already listed above.
  'app/offline/worker/seen-copies.ts': [],
  'server/api/mount-api.ts': ['known_browser', 'reset_grant'],
};
/** Stored by React Router. */
const keptByPackages = ['react-router-scroll-positions'];

test('the privacy policy lists what the shop keeps in a browser, all of it and nothing else', () => {
  const touching = globSync('{app,core,server,shared}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\b(localStorage|sessionStorage|indexedDB|setCookie|cookieStore)\b|caches\.open|document(, \{ |\.)cookie/.test(
        readFileSync(resolve(root, file), 'utf8'),
      ),
    );
  expect(touching.toSorted()).toEqual(Object.keys(keepers).toSorted());
  const kept = new Set([...Object.values(keepers).flat(), ...keptByPackages]);
  expect(onDevice.flatMap(({ names }) => names).toSorted()).toEqual([...kept].toSorted());
});

test('its cookies last as long as the privacy policy says', () => {
  const days = (browserCookieOptions.maxAge ?? 0) / 86_400;
  expect(privacyMessages.en.keptBrowser).toContain(` ${days} days.`);
  expect(privacyMessages.fr.keptBrowser).toContain(` ${days} jours.`);
  const minutes = (grantCookieOptions.maxAge ?? 0) / 60;
  for (const { keptGrant } of Object.values(privacyMessages))
    expect(keptGrant).toContain(` ${minutes} minutes.`);
});
