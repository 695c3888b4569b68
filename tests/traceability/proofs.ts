import { adminCategoryProofs } from './admin-category-proofs.ts';
import { adminProductProofs } from './admin-product-proofs.ts';
import { browserProofs } from './browser-proofs.ts';
import { cartProofs } from './cart-proofs.ts';
import { menuPageProofs } from './menu-page-proofs.ts';
import { orderProofs } from './order-proofs.ts';
import { paymentProofs } from './payment-proofs.ts';
import { type Proofs, testsIn } from './proof.ts';
import { screenProofs } from './screen-proofs.ts';
import { seoProofs } from './seo-proofs.ts';

const address = testsIn('server/api/address/address.test.ts');
const cart = testsIn('server/api/cart/cart.test.ts');
const category = testsIn('server/api/category/category.test.ts');
const file = testsIn('server/api/file/file.test.ts');
const merge = testsIn('server/api/auth/auth.test.ts');
const order = testsIn('server/api/order/order.test.ts');
const pagePaths = testsIn('shared/page-paths.test.ts');
const pricing = testsIn('shared/pricing.test.ts');
const productLists = testsIn('server/api/product/product-lists.test.ts');
const productWrites = testsIn('server/api/product/product-writes.test.ts');
const profile = testsIn('server/api/user/profile.test.ts');
const recovery = testsIn('server/api/user/recovery.test.ts');
const sessions = testsIn('server/api/user/sessions.test.ts');
const subCategory = testsIn('server/api/subcategory/sub-category.test.ts');

/**
 * Which tests prove which row of the specification. The ids are those of `specification-rows.ts` (`node tests/traceability/report.ts`
 * writes them all into test-results/traceability.md). A row may be listed here only if its tests would fail if the row were not true.
 */
const serverProofs: Proofs = {
  // 2. Screens and routes
  '2.routes.1': [
    pagePaths('carries the id as its last dash-separated piece'),
    pagePaths('is read back for every name and id, also after the browser decomposed its accents'),
  ],
  '2.routes.2': [pagePaths('of "%s" is "%s"')],

  // 3. Entities and their fields
  '3.user': [profile('are the logged-in user’s own, with the ids of what belongs to them')],
  '3.address': [
    address('saves an address, trimmed and with the phone in E.164'),
    address('lists one’s own addresses in the order of adding, hidden ones with status false'),
  ],
  '3.product': [
    productWrites('adds a product with its categories, details and opening stock'),
    productLists('answers the product with the shades of its family, sold-out ones included'),
  ],
  '3.category': [category('adds a category that everybody sees')],
  '3.sub-category': [subCategory('files it under categories sent as objects or ids, each once')],
  '3.search-response': [
    productLists('answers 12 a page with the page, the number of pages and the count of all'),
  ],
  '3.order': [order('places the order: figures, lines, address and payment as the shopper saw them')],
  '3.order-creation-payload': [
    order('takes product objects as list items, and needs neither quantity, subtotal, e-mail nor phone'),
    order('asks for list items, an address and the total'),
  ],
  '3.otp': [recovery('mails one to the account, in its language, alone on a line')],
  '3.login-payload': [
    sessions('answers both tokens, remembers the day and keeps neither password nor token readable'),
    sessions('needs both fields'),
    sessions('gives new access tokens, also twice at once, to a client that keeps it'),
  ],

  // 5. Validation rules
  '5.profile': [profile('%j is refused at the field %s')],
  '5.address': [
    address('asks for every field, and says which'),
    address('asks for every field of the place'),
  ],
  '5.price-rule': [
    pricing('%i F less %i %% is %i F, the discount rounded up'),
    pricing('it is the price minus the exactly rounded-up discount, at every price'),
  ],

  // 7. The calls it makes
  '7.user.post-register': [
    sessions('opens an account in the language of the page, with which one can log in'),
    sessions('two different passwords are refused in the words of the specification'),
  ],
  '7.user.post-login': [
    sessions('answers both tokens, remembers the day and keeps neither password nor token readable'),
    sessions('an unknown e-mail and a wrong password answer alike'),
  ],
  '7.user.put-forgot-password': [
    recovery('mails one to the account, in its language, alone on a line'),
    recovery('needs an e-mail address'),
  ],
  '7.user.put-verify-forgot-password-otp': [
    recovery('is taken in any case, proves the address, and works once'),
    recovery('is set with the grant in the body, and ends all sessions'),
  ],
  '7.user.put-reset-password': [
    recovery('is set with the grant in the body, and ends all sessions'),
    recovery('that does not match, or is too weak, leaves the grant unused'),
  ],
  '7.user.post-refresh-token': [
    sessions('gives new access tokens, also twice at once, to a client that keeps it'),
    sessions('is needed, and only the own one is accepted'),
  ],
  '7.user.get-user-details': [profile('are the logged-in user’s own, with the ids of what belongs to them')],
  '7.user.get-logout': [sessions('ends both tokens of this device and no other')],
  '7.user.put-upload-avatar': [
    profile('is the uploaded picture, re-encoded'),
    profile('needs a file in the field avatar'),
  ],
  '7.user.put-update-user': [
    profile('stores the phone as E.164, and a new e-mail waits until it is confirmed'),
  ],
  '7.category.post-add-category': [
    category('adds a category that everybody sees'),
    category('refuses a name that another category has in any case'),
  ],
  '7.category.get-get': [category('answers all categories by name, without a login')],
  '7.category.put-update': [category('changes name and picture, and keeps the French name that is not sent')],
  '7.category.delete-delete': [
    category('deletes what nothing uses, once'),
    category('keeps a category that products or sub-categories use, and says how many products'),
  ],
  '7.file.post-upload': [
    file('an uploaded picture is answered by its address and served from there, ready for a category'),
    file('believes the bytes, not the name and type a browser sends'),
  ],
  '7.subcategory.post-create': [subCategory('files it under categories sent as objects or ids, each once')],
  '7.subcategory.post-get': [
    subCategory('answers all sub-categories with their categories, by name, without a login'),
  ],
  '7.subcategory.put-update': [
    subCategory('moves it to exactly the categories sent'),
    subCategory('a refused change changes nothing'),
  ],
  '7.subcategory.delete-delete': [subCategory('deletes what no product uses any more')],
  '7.product.post-create': [
    productWrites('adds a product with its categories, details and opening stock'),
    productWrites('refuses %s by name of the field and adds nothing'),
  ],
  '7.product.post-get': [
    productLists('answers 12 products a page, newest first, with the number of pages'),
    productLists('searches, and says so with one empty page when nothing is found'),
  ],
  '7.product.post-get-product-by-category': [
    productLists('answers the newest of a category, 24 unless another number is asked for'),
    productLists(
      'answers the first ones of each of several categories, in the order asked for, each product once',
    ),
  ],
  '7.product.post-get-pruduct-by-category-and-subcategory': [
    productLists('answers 8 a page of what is in both, newest first, with the count of all'),
  ],
  '7.product.post-get-product-details': [
    productLists('answers the product with the shades of its family, sold-out ones included'),
  ],
  '7.product.put-update-product-details': [
    productWrites('changes everything that is sent and keeps optional fields that are not'),
  ],
  '7.product.delete-delete-product': [productWrites('takes the product out of every list, once')],
  '7.product.post-search-product': [
    productLists('answers 12 a page with the page, the number of pages and the count of all'),
  ],
  '7.cart.post-create': [
    cart('puts one piece in the cart and answers the line'),
    cart('a double click is two pieces on one line'),
  ],
  '7.cart.get-get': [cart('shows the lines in the order of adding, with today’s prices and stock')],
  '7.cart.put-update-qty': [cart('sets the quantity')],
  '7.cart.delete-delete-cart-item': [cart('takes the line out; a second time there is none')],
  '7.address.post-create': [
    address('saves an address, trimmed and with the phone in E.164'),
    address('asks for every field, and says which'),
  ],
  '7.address.get-get': [
    address('lists one’s own addresses in the order of adding, hidden ones with status false'),
  ],
  '7.address.put-update': [address('changes the place and the phone, and keeps name and e-mail')],
  '7.address.delete-disable': [address('hides the address and says so; a second click is fine')],
  '7.order.post-cash-on-delivery': [
    order('places the order: figures, lines, address and payment as the shopper saw them'),
    order('a total that changed meanwhile is refused with the right figures, and nothing happens'),
  ],
  '7.order.get-order-list': [order('shows one’s own orders, newest first')],
  '7.auth.post-merge-guest-data': [
    merge('adds the guest’s quantities to the account’s, new lines in the guest’s order'),
    merge('takes addresses in the form’s spelling and the wire’s, without exact duplicates'),
  ],

  // 9. Business constants and limits
  '9.otp-length': [recovery('mails one to the account, in its language, alone on a line')],
  '9.cart-totals': [
    pricing('counts the pieces, both totals and what is saved'),
    pricing('adds up to the franc: what is paid and what is saved are the undiscounted total'),
  ],
};

const areas = [
  adminCategoryProofs,
  serverProofs,
  adminProductProofs,
  browserProofs,
  menuPageProofs,
  orderProofs,
  paymentProofs,
  screenProofs,
  seoProofs,
  cartProofs,
];

export const proofs: Proofs = Object.fromEntries(
  areas
    .flatMap((proven) => Object.keys(proven))
    .map((id) => [id, areas.flatMap((proven) => proven[id] ?? [])]),
);
