import { type Proofs, testsIn } from './proof.ts';

const checkout = testsIn('tests/e2e/checkout.spec.ts');
const payment = testsIn('server/api/payment/payment.test.ts');
const paying = testsIn('tests/e2e/paying.spec.ts');

const byCard = paying(
  'a card is paid on the sandbox’s own page, and the shop says so once its server knows (${language})',
);
const onItsWay = paying(
  'while the payment page is on its way a toast says Loading, radios and both buttons are closed',
);

/** The rows that paying online proves. */
export const paymentProofs: Proofs = {
  '1.shoppers-can.8': [byCard, checkout('a double click on Cash on Delivery makes one order')],
  '2.routes.success': [byCard],
  '2.routes.cancel': [
    paying('who leaves the payment finds the order on the cancel page still held, and may pay the courier'),
  ],
  '2.checkout.4': [onItsWay],
  '2.success-and-cancel.1': [byCard],
  '2.success-and-cancel.2': [
    paying('who leaves the payment finds the order on the cancel page still held, and may pay the courier'),
  ],
  '4.checkout.1': [onItsWay],
  '4.checkout.3': [byCard, onItsWay],
  '7.order.post-checkout': [
    payment('holds the pieces for an order that waits for its money, and leads to the provider’s page'),
  ],
  // By decision 28 without a script of the provider: the browser is sent to the address of the session.
  '7.cart-address-order.1': [
    byCard,
    payment('holds the pieces for an order that waits for its money, and leads to the provider’s page'),
  ],
};
