import type { OnlineMethod } from './order-status.ts';

/** Which operator's wallet a number is likely to have: ranges move and numbers are carried over, so it is a hint and never a rule. */
const ranges: readonly (readonly [OnlineMethod, RegExp])[] = [
  ['mtn_momo', /^(67|65[0-4]|68)/],
  ['orange_money', /^(69|65[5-9])/],
];

export function walletHint(typed: string): OnlineMethod | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(00)?237(?=\d{9})/, '');
  return digits.length === 9 ? ranges.find(([, range]) => range.test(digits))?.[0] : undefined;
}
