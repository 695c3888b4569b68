import { type Proofs, testsIn } from './proof.ts';

const checkout = testsIn('tests/e2e/checkout.spec.ts');
const payment = testsIn('server/api/payment/payment.test.ts');
const paying = testsIn('tests/e2e/paying.spec.ts');
const receipts = testsIn('tests/e2e/receipts.spec.ts');
const mails = testsIn('core/orders/mail-order-news.test.ts');
const sms = testsIn('core/orders/sms-order-news.test.ts');

const byCard = paying(
  'a card is paid on the sandbox’s own page, and the shop says so once its server knows (${language})',
);
const leftAndHeld = paying(
  'who leaves the payment finds the order on the cancel page still held, and may pay the courier',
);
const onItsWay = paying(
  'while the payment page is on its way a toast says Loading, radios and both buttons are closed',
);

/** The rows that paying online proves. */
export const paymentProofs: Proofs = {
  '1.shoppers-can.8': [
    byCard,
    checkout('a double click on Cash on Delivery makes one order'),
    paying(
      'an unanswered prompt counts down to its end; then the same order goes on ${goesOn} (${language})',
    ),
  ],
  // An order can also be followed by mail, by text and on paper.
  '1.shoppers-can.9': [
    receipts('a shopper saves an order in print, and a receipt once it is paid (${language})'),
    mails('go out for each step that a shopper wants to know, once each'),
    sms(
      'each piece of news goes once to the order’s phone, with what the courier gets and the way to follow',
    ),
  ],
  '2.routes.success': [byCard],
  '2.routes.cancel': [leftAndHeld],
  '2.checkout.4': [onItsWay],
  '2.success-and-cancel.1': [byCard],
  // With an order, the outcome is the title of the page (decision 27).
  '2.success-and-cancel.2': [
    leftAndHeld,
    paying('an unpaid order ends after its 35 minutes while the shopper watches, and may be ordered again'),
  ],
  '4.checkout.1': [onItsWay],
  '4.checkout.3': [byCard, onItsWay],
  '7.order.post-checkout': [
    payment('holds the pieces for an order that waits for its money, and leads to the provider’s page'),
  ],
  // Without a script of the provider (decision 28): the browser is sent to the address of the session.
  '7.cart-address-order.1': [
    byCard,
    payment('holds the pieces for an order that waits for its money, and leads to the provider’s page'),
  ],
};
