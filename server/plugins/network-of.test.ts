import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['41.202.1.1', '41.202.1.1'],
  ['::ffff:41.202.1.1', '41.202.1.1'],
  ['2c0f:0230:1:2:aaaa::1', '2c0f:230:1:2'],
  ['2c0f:230::5', '2c0f:230:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
