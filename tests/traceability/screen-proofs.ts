import { type Proofs, testsIn } from './proof.ts';

const account = testsIn('tests/e2e/account.spec.ts');
const dialogs = testsIn('tests/e2e/dialogs.spec.ts');
const forms = testsIn('tests/e2e/account-forms.spec.ts');
const home = testsIn('tests/e2e/home.spec.ts');
const listing = testsIn('tests/e2e/listing.spec.ts');
const menuPages = testsIn('tests/e2e/menu-pages.spec.ts');
const ordering = testsIn('tests/e2e/ordering.spec.ts');
const brands = testsIn('server/api/brand/brand.test.ts');
const product = testsIn('tests/e2e/product.spec.ts');
const recovery = testsIn('tests/e2e/password-recovery.spec.ts');
const search = testsIn('tests/e2e/search.spec.ts');
const session = testsIn('tests/e2e/session.spec.ts');
const shelves = testsIn('app/storefront/home/home-shelves.test.tsx');
const shell = testsIn('tests/e2e/shell.spec.ts');
const shellParts = testsIn('app/storefront/shell/shell.test.tsx');
const typing = testsIn('app/storefront/shell/type-forever.test.ts');

const cardsWidths = shell(
  'cards are ${least} to 352 px wide and beside each other in every list at ${width} px',
);
const contactPage = menuPages(
  'the contact page shows the ways to reach the shop, its hours, networks and place, and the return policy',
);
const footerFacts = shellParts('shows office hours, legal numbers, ways to pay, networks, apps and the year');
const cardTexts = listing(
  'shows picture, name, unit, delivery badge, both prices and the discount, and never jumps',
);
const productTexts = product(
  'the page shows badge, name, unit, price, description, details and why to shop here',
);
const sortedMenu = shell(
  'categories are columns side by side, they and their sub-categories sorted by name in whatever order they come',
);
const start = shell(
  'on start the browser asks for all categories, and who is here only when it holds tokens',
);
const accountMenu = forms('the account menu has the same entries in the header and beside the pages');
const refusedInWords = forms(
  'what the server refuses is said in a toast in its words: a wrong password, a taken e-mail',
);
const recovered = recovery('a forgotten password is replaced with the code from the mail');
const registered = session(
  'who registers on the page is logged in with what was typed, and both tokens are kept',
);
const notices = shell('of success stay for 2000 ms and of failure for 4000');
const fewNotices = shell('there are never more than 20 of them');

/** The rows that the shopper's screens prove. */
export const screenProofs: Proofs = {
  // 1. What the product does
  '1.audience': [
    ordering(
      'a guest finds products, fills a cart, registers, logs in, orders on delivery and sees the order (${screen}, ${language})',
    ),
    account('an admin reads (Admin) beside the name'),
  ],
  '1.2': [cardTexts, product('the page has price and currency for machines')],
  '1.advertised-on-the-pages': [
    home('the home page on a ${screen} shows banners, all categories and a strip of products for each'),
    footerFacts,
    cardTexts,
    productTexts,
  ],
  '1.6': [
    home('the top bar says phone, e-mail and address, and the shop welcomes'),
    footerFacts,
    contactPage,
  ],

  // 2. Screens and routes
  '2.routes.user': [
    session('the account icon leads to the menu page, whose close button goes back'),
    home('the account icon leads a guest to log in'),
  ],
  '2.routes.4': [shell('a page that breaks on the way says so under its header, with what happened')],
  '2.shell-behaviour.1': [start],
  '2.shell-behaviour.2': [sortedMenu],
  '2.shell-behaviour.3': [
    shell('the footer ends with the copyright of this year, and is not there at checkout'),
  ],
  '2.header.5': [shell('a mouse over the menu opens it, and leaving closes it')],
  '2.header.6': [
    sortedMenu,
    shellParts('holds 12 places while the categories load'),
    shell('the menu of all make-up opens, is walked and closes by keyboard'),
  ],
  '2.header.7': [
    shell('the header holds menu, account and cart with its count, and the menu unfolds by touch'),
  ],
  '2.search-bar.1': [shell('the search bar is on every page')],
  '2.home.2': [
    home('a category’s tile leads to its first sub-category, and its See All to the whole category'),
    shelves('have 12 places while they load'),
    shelves('lead to the first sub-category that lists their category, and nowhere without one'),
  ],
  '2.home.4': [
    home('the buttons of a strip move it by 200 px a click'),
    home('a category’s tile leads to its first sub-category, and its See All to the whole category'),
    shelves('hold 6 cards for each category while they load'),
  ],
  '2.product-card.4': [cardsWidths],
  '2.product-detail.1': [product('the arrows of the thumbnails are there only where they move something')],
  '2.login-popup.2': [
    forms('the register popup asks for the same, shows both passwords and leads back to the login'),
    session('the popups’ buttons have words of their own while one waits'),
  ],
  '2.register-page.1': [
    forms('each password of the register page can be looked at, and its last line leads to the login'),
    registered,
  ],
  '2.register-page.3': [
    forms('each password of the register page can be looked at, and its last line leads to the login'),
  ],
  '2.dashboard.2': [accountMenu, account('an admin reads (Admin) beside the name')],
  '2.dashboard.3': [session('the account icon leads to the menu page, whose close button goes back')],
  '2.profile.1': [
    forms(
      'the avatar’s Edit opens a dialog for any file, which says Loading... while it uploads and can be closed',
    ),
    account('any file may be offered as an avatar, but only a picture is taken'),
  ],
  '2.profile.2': [
    forms(
      'the profile wants all three fields, and its button says Loading... until the server’s answer is shown',
    ),
  ],
  '2.checkout.2': [forms('checkout sums up the order, and its dashed tile opens the address form')],
  '2.checkout.3': [forms('checkout sums up the order, and its dashed tile opens the address form')],
  '2.footer.1': [
    shellParts('describes the shop, and leads to its pages'),
    shellParts('leads from Payments to the cart'),
    footerFacts,
  ],
  '2.footer.3': [shell('the footer ends with the copyright of this year, and is not there at checkout')],
  '2.footer.4': [
    dialogs('a dialog is a sheet from the bottom of a phone, and a window in the middle of a wide screen'),
  ],

  // 3. Entities
  '3.brand-price-list-row': [
    brands('of the demo has about 65 lines from 2500 to 14000 FCFA, most of one brand, bulk below single'),
    menuPages('the price list has the shop’s own products at their own prices, and leads to their shelves'),
  ],

  // 4. States and transitions
  '4.session': [start],
  '4.search-bar': [search('the search page fills its box from the address and takes the focus')],

  // 5. Validation rules
  '5.forgot-password': [recovered],
  '5.otp': [recovered],

  // 8. Error catalogue
  '8.1': [refusedInWords],
  '8.3': [
    refusedInWords,
    recovered,
    registered,
    recovery('a wrong code is refused in words, and what was typed stays'),
  ],
  '8.4': [
    forms(
      'the profile wants all three fields, and its button says Loading... until the server’s answer is shown',
    ),
    account('addresses are added, edited and removed from view'),
    session('logging out says so, empties the browser’s storage and leads home'),
  ],
  '8.client-messages.7': [
    shell('a page that breaks on the way says so under its header, with what happened'),
  ],

  // 9. Constants
  '9.currency': [
    cardTexts,
    product('the page has price and currency for machines'),
    account('My Orders lists each order with number, date, status, total and first product'),
  ],
  '9.mobile-breakpoint': [shell('below 768 px is a phone, from 768 px on it is not'), cardsWidths],
  '9.typed-placeholder': [
    typing('the 22 suggestions are those of the specification, in its order'),
    typing('the first suggestion is shown for 1000 ms before a letter of it goes'),
    typing('a key takes 45 to 135 ms, which is typing speed 10'),
    typing('after the last suggestion the first one comes again'),
    shell('the placeholder stays on its first suggestion'),
  ],
  '9.skeletons': [
    shelves('have 12 places while they load'),
    shellParts('holds 12 places while the categories load'),
    search('ten placeholder cards are shown while results are on their way'),
    shelves('hold 6 cards for each category while they load'),
  ],
  '9.toasts': [notices, fewNotices, shell('a notice of something on its way stays until it has come')],
  '9.14': [shell('the home page is titled with the first three categories')],
  '9.16': [
    home('the top bar says phone, e-mail and address, and the shop welcomes'),
    footerFacts,
    contactPage,
  ],
};
