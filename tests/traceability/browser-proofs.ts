import { type Proofs, testsIn } from './proof.ts';

const account = testsIn('tests/e2e/account.spec.ts');
const addresses = testsIn('tests/e2e/addresses-of-pages.spec.ts');
const client = testsIn('app/client/session.test.ts');
const checkout = testsIn('tests/e2e/checkout.spec.ts');
const guestCart = testsIn('tests/e2e/guest-cart.spec.ts');
const home = testsIn('tests/e2e/home.spec.ts');
const listing = testsIn('tests/e2e/listing.spec.ts');
const ordering = testsIn('tests/e2e/ordering.spec.ts');
const product = testsIn('tests/e2e/product.spec.ts');
const recovery = testsIn('tests/e2e/password-recovery.spec.ts');
const search = testsIn('tests/e2e/search.spec.ts');
const session = testsIn('tests/e2e/session.spec.ts');

const theJourney = ordering(
  'a guest finds products, fills a cart, registers, logs in, orders on delivery and sees the order (${screen}, ${language})',
);

/** The rows that the browser tests prove. */
export const browserProofs: Proofs = {
  // 1. What the product does
  '1.shoppers-can.1': [
    home('a category’s tile leads to its first sub-category, and its See All to the whole category'),
    listing('on a wide screen three products are side by side'),
  ],
  '1.shoppers-can.2': [search('results follow typing, and the address keeps the query')],
  '1.shoppers-can.3': [guestCart('a guest’s cart is kept on the device and survives a reload')],
  '1.shoppers-can.4': [
    session('who registers on the page is logged in with what was typed, and both tokens are kept'),
  ],
  '1.shoppers-can.5': [recovery('a forgotten password is replaced with the code from the mail')],
  '1.shoppers-can.6': [
    account('the profile is changed and fetched again'),
    account('any file may be offered as an avatar, but only a picture is taken'),
  ],
  '1.shoppers-can.7': [account('addresses are added, edited and removed from view')],
  '1.shoppers-can.9': [
    account('My Orders lists each order with number, date, status, total and first product'),
  ],

  // 2. Screens and routes
  '2.routes.root': [
    home('the home page on a ${screen} shows banners, all categories and a strip of products for each'),
  ],
  '2.routes.search': [search('the search page fills its box from the address and takes the focus')],
  '2.routes.login': [
    session('who registers on the page is logged in with what was typed, and both tokens are kept'),
    recovery('a forgotten password is replaced with the code from the mail'),
  ],
  '2.routes.categoryname-categoryid-subcategoryname-subcategoryid': [
    home('a category’s tile leads to its first sub-category, and its See All to the whole category'),
    addresses('a right id under another slug is sent to the right address for good'),
  ],
  '2.routes.category-subcategory-product': [
    product('the three-segment address shows the same product and names the canonical one'),
  ],
  '2.routes.product': [
    product('the page shows badge, name, unit, price, description, details and why to shop here'),
    addresses('a right id under another slug is sent to the right address for good'),
  ],
  '2.routes.cart': [guestCart('the bar of a phone shows count and total, and leads to the cart')],
  '2.routes.checkout': [checkout('a double click on Cash on Delivery makes one order')],
  '2.routes.success': [checkout('the two outcome pages lead home')],
  '2.routes.cancel': [checkout('the two outcome pages lead home')],
  '2.routes.4': [addresses('${path} is a 404 page inside the shop')],
  '2.shell-behaviour.3': [theJourney],
  '2.shell-behaviour.4': [session('the login popup appears when anything on the page asks for it')],
  '2.header.1': [home('the top bar says phone, e-mail and address, and the shop welcomes')],
  '2.header.2': [home('the top bar says phone, e-mail and address, and the shop welcomes')],
  '2.header.3': [
    session('who registers on the page is logged in with what was typed, and both tokens are kept'),
    session('logging out says so, empties the browser’s storage and leads home'),
  ],
  '2.header.4': [
    guestCart('the cart button says My Cart, then count and total, and opens the drawer with the bill'),
  ],
  '2.header.5': [home('the mega-menu shows each category as a column of its sub-categories, sorted by name')],
  '2.header.8': [home('the header hides on the way down and is back on the way up')],
  '2.header.9': [search('the header leaves its search box to the page once there is a query')],
  '2.search-bar.2': [
    search('the search box of other pages types suggestions, and a click leads to the search page'),
  ],
  '2.search-bar.3': [
    search('results follow typing, and the address keeps the query'),
    search('the search page fills its box from the address and takes the focus'),
  ],
  '2.search-bar.4': [
    search('the search box of other pages types suggestions, and a click leads to the search page'),
  ],
  '2.search-bar.5': [
    search('an arrow leads back home in place of the magnifier'),
    search('there is no arrow, and the magnifier is back'),
  ],
  '2.home.1': [
    home('the home page on a ${screen} shows banners, all categories and a strip of products for each'),
  ],
  '2.home.3': [
    home('the home page on a ${screen} shows banners, all categories and a strip of products for each'),
  ],
  '2.search-page.1': [search('the search page fills its box from the address and takes the focus')],
  '2.search-page.2': [
    search('results follow typing, and the address keeps the query'),
    search('at ${width} px the results are in ${columns} columns'),
  ],
  '2.search-page.3': [search('ten placeholder cards are shown while results are on their way')],
  '2.search-page.4': [search('a search that finds nothing says so with a picture')],
  '2.search-page.5': [search('further results are appended as one scrolls, until there are no more')],
  '2.sub-category-listing.1': [
    listing('the column of sub-categories marks the current one, and another one is fetched on a click'),
  ],
  '2.sub-category-listing.2': [
    listing('a sub-category shows its products, eight at first, and appends the rest as one scrolls'),
  ],
  '2.sub-category-listing.3': [
    listing('on a wide screen three products are side by side'),
    listing('what is still to come of a list is announced by a loading indicator'),
  ],
  '2.sub-category-listing.4': [
    listing('a listing has its title, description, keywords, address and picture for machines'),
  ],
  '2.sub-category-listing.5': [
    listing('the column of sub-categories marks the current one, and another one is fetched on a click'),
  ],
  '2.product-card.1': [
    listing('shows picture, name, unit, delivery badge, both prices and the discount, and never jumps'),
  ],
  '2.product-card.2': [
    listing('shows picture, name, unit, delivery badge, both prices and the discount, and never jumps'),
    listing('without a discount it shows one price and no badge'),
  ],
  '2.product-card.3': [
    listing('says Out of stock when there is none left'),
    guestCart('minus lowers the quantity, and at one takes the product out, which can be undone'),
  ],
  '2.product-card.4': [listing('is at least ${least} px wide at ${width} px, and never wider than 352')],
  '2.product-detail.1': [product('a thumbnail selects its picture, and the arrows move the row by 100 px')],
  '2.product-detail.2': [
    product('the page shows badge, name, unit, price, description, details and why to shop here'),
  ],
  '2.product-detail.3': [
    product('the page shows badge, name, unit, price, description, details and why to shop here'),
    product('a bulk price is shown with the same discount, and a way to order by WhatsApp'),
  ],
  '2.product-detail.4': [product('a sold-out product says Out of Stock and cannot be added')],
  '2.product-detail.5': [
    product('the page shows badge, name, unit, price, description, details and why to shop here'),
  ],
  '2.product-detail.6': [
    product('the page shows badge, name, unit, price, description, details and why to shop here'),
  ],
  '2.product-detail.7': [product('the page has price and currency for machines')],
  '2.cart-drawer.1': [
    guestCart('the cart button says My Cart, then count and total, and opens the drawer with the bill'),
  ],
  '2.cart-drawer.2': [
    guestCart('the cart button says My Cart, then count and total, and opens the drawer with the bill'),
  ],
  '2.cart-drawer.3': [
    guestCart('the cart button says My Cart, then count and total, and opens the drawer with the bill'),
  ],
  '2.cart-drawer.4': [theJourney],
  '2.cart-drawer.5': [guestCart('an empty cart shows a picture and leads back to the shop')],
  '2.cart-drawer.6': [guestCart('the bar of a phone shows count and total, and leads to the cart')],
  '2.login-popup.1': [
    session('the popups’ buttons have words of their own while one waits'),
    session('the two popups switch into each other, and two different passwords are not sent'),
  ],
  '2.standalone-login-page.1': [
    session('the register page’s button waits until every field is filled, and says what it is doing'),
    session('the login page’s button does so too'),
    session('a password can be looked at'),
    recovery('a forgotten password is replaced with the code from the mail'),
  ],
  '2.register-page.2': [
    session('the register page’s button waits until every field is filled, and says what it is doing'),
    session('the login page’s button does so too'),
  ],
  '2.register-page.4': [
    session('who registers on the page is logged in with what was typed, and both tokens are kept'),
  ],
  '2.forgot-password.1': [recovery('a forgotten password is replaced with the code from the mail')],
  '2.otp-verification.1': [recovery('the focus moves on from box to box, and back')],
  '2.otp-verification.2': [recovery('each step sends away who comes without the step before')],
  '2.otp-verification.3': [recovery('a forgotten password is replaced with the code from the mail')],
  '2.reset-password.1': [recovery('a forgotten password is replaced with the code from the mail')],
  '2.reset-password.2': [recovery('each step sends away who comes without the step before')],
  '2.reset-password.3': [recovery('a forgotten password is replaced with the code from the mail')],
  '2.dashboard.1': [account('the menu beside the pages is 250 px wide and stays in sight')],
  '2.my-orders.1': [
    account('My Orders lists each order with number, date, status, total and first product'),
    session('a guest in the account area is asked to log in, and is then where she wanted to be'),
  ],
  '2.my-orders.2.1': [
    account('My Orders lists each order with number, date, status, total and first product'),
  ],
  '2.my-orders.2.2': [
    account('My Orders lists each order with number, date, status, total and first product'),
  ],
  '2.my-orders.2.3': [
    account('My Orders lists each order with number, date, status, total and first product'),
  ],
  '2.my-orders.2.4': [
    account('My Orders lists each order with number, date, status, total and first product'),
  ],
  '2.my-orders.2.5': [
    account('My Orders lists each order with number, date, status, total and first product'),
  ],
  '2.my-orders.2.6': [account('one order is open at a time, with payment and delivery information')],
  '2.address-list.1': [
    account('addresses are added, edited and removed from view'),
    account('the dashed tile opens the same form'),
  ],
  '2.address-list.2': [account('addresses are added, edited and removed from view')],
  '2.address-list.3': [account('addresses are added, edited and removed from view')],
  '2.checkout.1': [
    checkout('the first active address is chosen, hidden ones are not offered, and another can be chosen'),
  ],
  '2.checkout.4': [
    checkout('while an order is on its way, radios and both buttons are closed and say Processing'),
  ],
  '2.my-orders.3': [account('one order is open at a time, with payment and delivery information')],
  '2.success-and-cancel.1': [theJourney, checkout('the two outcome pages lead home')],
  '2.success-and-cancel.2': [checkout('the two outcome pages lead home')],

  // 3. Entities
  '3.address-form-values': [
    checkout('fills in an address at checkout, which is kept when logging in to pay'),
  ],

  // 4. States and transitions
  '4.session.1': [
    session('who registers on the page is logged in with what was typed, and both tokens are kept'),
  ],
  '4.session.2': [session('logging out says so, empties the browser’s storage and leads home')],
  '4.guest-versus-logged-in-cart.2': [account('a cart on the server follows its owner to the next device')],
  '4.guest-merge.1': [
    theJourney,
    checkout('fills in an address at checkout, which is kept when logging in to pay'),
  ],
  '4.guest-merge.2': [
    theJourney,
    checkout('fills in an address at checkout, which is kept when logging in to pay'),
  ],
  '4.guest-merge.3': [
    client(
      'what the server could not merge is kept in the browser and only logged, and merged at the next start',
    ),
  ],
  '4.product-quantity-control.1': [guestCart('a guest’s cart is kept on the device and survives a reload')],
  '4.product-quantity-control.2': [guestCart('a guest’s cart is kept on the device and survives a reload')],
  '4.product-quantity-control.3': [
    guestCart('minus lowers the quantity, and at one takes the product out, which can be undone'),
  ],
  '4.cart-drawer.2': [theJourney],
  '4.cart-drawer.3': [theJourney],
  '4.cart-drawer.4': [
    theJourney,
    session('the two popups switch into each other, and two different passwords are not sent'),
  ],
  '4.password-recovery': [
    recovery('a forgotten password is replaced with the code from the mail'),
    recovery('each step sends away who comes without the step before'),
  ],
  '4.search': [
    search('results follow typing, and the address keeps the query'),
    search('further results are appended as one scrolls, until there are no more'),
  ],
  '4.sub-category-listing': [
    listing('a sub-category shows its products, eight at first, and appends the rest as one scrolls'),
    listing('the column of sub-categories marks the current one, and another one is fetched on a click'),
  ],
  '4.order-card': [account('one order is open at a time, with payment and delivery information')],
  '4.product-card': [
    listing('says Out of stock when there is none left'),
    listing('shows picture, name, unit, delivery badge, both prices and the discount, and never jumps'),
  ],
  '4.search-bar': [
    search('the search box of other pages types suggestions, and a click leads to the search page'),
  ],
  '4.address': [account('addresses are added, edited and removed from view')],
  '4.profile-update': [account('the profile is changed and fetched again')],
  '4.address-creation': [account('addresses are added, edited and removed from view')],
  '4.checkout.1': [
    checkout('while an order is on its way, radios and both buttons are closed and say Processing'),
  ],
  '4.checkout.2': [theJourney],
  '4.access-token-rejection': [
    session('a stale access token is refreshed once, without a word to the shopper'),
  ],

  // 5. Validation rules
  '5.checkout.1': [checkout('without an address the form opens by itself, and the buttons wait')],
  '5.checkout.2': [checkout('an address that has gone meanwhile asks to select one')],
  '5.checkout.3': [checkout('without an address the form opens by itself, and the buttons wait')],
  '5.login-and-register': [
    session('the register page’s button waits until every field is filled, and says what it is doing'),
    session('the login page’s button does so too'),
    session('the popups’ buttons have words of their own while one waits'),
  ],
  '5.register': [
    session('who registers on the page is logged in with what was typed, and both tokens are kept'),
    session('the two popups switch into each other, and two different passwords are not sent'),
  ],
  '5.reset-password': [recovery('a forgotten password is replaced with the code from the mail')],

  // 6. Roles
  '6.guest': [theJourney, checkout('fills in an address at checkout, which is kept when logging in to pay')],
  '6.logged-in-user': [session('the account icon leads to the menu page, whose close button goes back')],

  // 7. The calls
  '7.all-requests': [
    session('a stale access token is refreshed once, without a word to the shopper'),
    session('when the refresh is refused too, the visitor is a guest again'),
  ],

  // 8. Error catalogue
  '8.2': [session('a wrong password is refused in a toast, and what was typed stays')],
  '8.5': [
    client(
      'what the server could not merge is kept in the browser and only logged, and merged at the next start',
    ),
    account('${place} that cannot be loaded show an error with Retry, not an empty list'),
    guestCart('a cart that cannot be checked says so and offers Retry, and never looks empty'),
  ],
  '8.7': [home('a failed load of the categories says so, and the menu offers Retry')],
  '8.client-messages.1': [
    session('the two popups switch into each other, and two different passwords are not sent'),
  ],
  '8.client-messages.2': [
    session('who registers on the page is logged in with what was typed, and both tokens are kept'),
  ],
  '8.client-messages.3': [recovery('a forgotten password is replaced with the code from the mail')],
  '8.client-messages.4': [checkout('without an address the form opens by itself, and the buttons wait')],
  '8.client-messages.5': [checkout('an address that has gone meanwhile asks to select one')],
  '8.client-messages.7': [addresses('${path} is a 404 page inside the shop')],

  // 9. Constants
  '9.category-strip-scroll-step': [
    home('the buttons of a strip move it by 200 px a click'),
    product('a thumbnail selects its picture, and the arrows move the row by 100 px'),
  ],
  '9.delivery-charge': [
    guestCart('the cart button says My Cart, then count and total, and opens the drawer with the bill'),
  ],
};
