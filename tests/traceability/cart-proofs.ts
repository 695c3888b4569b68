import { type Proofs, testsIn } from './proof.ts';

const back = testsIn('tests/e2e/back-to-list.spec.ts');
const changes = testsIn('tests/e2e/cart-changes.spec.ts');
const client = testsIn('app/client/session.test.ts');
const guestCart = testsIn('tests/e2e/guest-cart.spec.ts');
const httpApi = testsIn('app/client/http-api.test.ts');
const inStep = testsIn('tests/e2e/cart-in-step.spec.ts');
const keepInStep = testsIn('app/client/keep-in-step.test.ts');
const offline = testsIn('tests/e2e/cart-offline.spec.ts');
const quantity = testsIn('tests/e2e/cart-quantity.spec.ts');
const session = testsIn('tests/e2e/session.spec.ts');
const shopState = testsIn('app/client/shop-state.test.ts');

const refreshedOnce = httpApi(
  'several calls that meet a stale token refresh once in all, and each is repeated once',
);
const guestAlone = quantity('what is added, changed and removed says so: by the guest’s browser alone');
const putBack = quantity(
  'a quantity changes at once and is put back, with the server’s message, when the server refuses',
);

/** The rows about carts, sessions and lists that persist across tabs, devices, reloads and networks. */
export const cartProofs: Proofs = {
  '3.cart-item': [
    guestCart('a guest’s cart is kept on the device and survives a reload'),
    inStep('a guest’s tabs show one cart, and neither loses what the other put in'),
  ],
  '3.client-state-slices': [
    shopState('the state has the slices that the specification names, and changes them one by one'),
  ],
  '3.client-storage-keys': [
    session('who registers on the page is logged in with what was typed, and both tokens are kept'),
    guestCart('a guest’s cart is kept on the device and survives a reload'),
    inStep('logging in and out in one tab does so in the other'),
  ],
  '4.guest-merge.4': [
    client('logging in merges the guest’s cart once, and shows the account’s, addresses and orders'),
  ],
  '4.session': [inStep('logging in and out in one tab does so in the other')],
  '4.guest-versus-logged-in-cart.1': [
    guestAlone,
    offline('a guest’s cart goes on working from the device alone'),
  ],
  '4.guest-versus-logged-in-cart.2': [
    keepInStep(
      'a tap in one tab while another tab’s is on its way ends with both, in both tabs and on the server',
    ),
  ],
  '4.product-quantity-control.2': [
    quantity('no click of a quick pair is lost, and the server has what is shown'),
  ],
  '4.product-quantity-control.3': [guestAlone],
  '4.cart-drawer.1': [
    quantity('Proceed leads a user to checkout and closes the drawer'),
    quantity('Proceed asks a guest to log in'),
  ],
  '4.cart-drawer.2': [
    quantity('Proceed leads a user to checkout and closes the drawer'),
    quantity('Proceed asks a guest to log in'),
  ],
  '4.search': [back('Back leads to the list where it was left: same products, same height, without a call')],
  '4.access-token-rejection': [refreshedOnce],
  '7.all-requests': [
    refreshedOnce,
    httpApi('a call is refreshed for once: refused again, its error passes on'),
    httpApi('when the refresh is %s, and the error passes on'),
  ],
  '8.5': [httpApi('when the refresh is %s, and the error passes on')],
  '8.6': [putBack],
  '9.infinite-scroll': [
    back('the next page is fetched at 80 % of the height, looked at once in 150 ms of scrolling'),
  ],
  '9.client-request-timeout': [
    httpApi('a call is refreshed for once: refused again, its error passes on'),
    httpApi('a call waits for its answer as long as it takes'),
  ],
  '9.cart-totals': [changes('sees it in the drawer and at checkout, and orders when it fits')],
};
