import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { refusedWith } from './refused-with.ts';

const facts = { orderId: 'an-order', minutes: 10 };
const refused = new ApiError(409, { code: 'PROMPT_OPEN', message: 'A request is open.', data: facts });

test('a refusal gives its facts and its message to who asks for its code', () => {
  expect(refusedWith(refused, 'PROMPT_OPEN')).toEqual({ facts, message: 'A request is open.' });
});

test('a refusal with another code, or an error that is none, gives nothing', () => {
  expect(refusedWith(refused, 'ORDERS_OPEN')).toBeUndefined();
  expect(refusedWith(new Error('A request is open.'), 'PROMPT_OPEN')).toBeUndefined();
});
