import { type Proofs, testsIn } from './proof.ts';

const following = testsIn('tests/e2e/order-following.spec.ts');
const calls = testsIn('server/api/order/order-following.test.ts');

/** The rows about orders after they are placed, as decision 24 changes them. */
export const orderProofs: Proofs = {
  '2.my-orders.4': [
    following('a shopper tracks an order, shares its link, changes its delivery and cancels it (${screen})'),
    following('an order that was packed meanwhile says why it can no longer be changed'),
    calls('gives the pieces back and closes the order'),
    calls('takes another address of the book and another phone'),
    calls('shows the moves with their times, and no note'),
  ],
};
