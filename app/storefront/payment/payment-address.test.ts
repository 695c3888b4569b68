import { expect, test } from 'vitest';
import { paymentAddress } from './payment-address.ts';

const shop = new URL('https://shop.example.com/checkout');
const laptop = new URL('http://localhost:3000/checkout');

test.each([
  ['/payment/abc', shop, 'https://shop.example.com/payment/abc'],
  ['https://checkout.stripe.com/c/pay/cs_1', shop, 'https://checkout.stripe.com/c/pay/cs_1'],
  ['https://webpayment.orange-money.com/x', shop, 'https://webpayment.orange-money.com/x'],
  ['http://localhost:4010/pay/1', laptop, 'http://localhost:4010/pay/1'],
])('%s is followed', (url, here, address) => {
  expect(paymentAddress(url, here)).toBe(address);
});

test.each([
  ['https://evil.example/checkout.stripe.com', shop],
  ['https://checkout.stripe.com.evil.example/', shop],
  ['https://evilorange-money.com/', shop],
  ['http://checkout.stripe.com/', shop],
  ['//evil.example/', shop],
  ['javascript:alert(1)', shop],
  ['data:text/html,x', shop],
  ['http://localhost:4010/', shop],
  ['https://user@evil.example/', shop],
  ['http://', shop],
])('%s is not', (url, here) => {
  expect(paymentAddress(url, here)).toBeUndefined();
});
