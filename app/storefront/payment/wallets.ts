import type { OnlineMethod } from '#shared/order-status.ts';

/** The menu of each operator in which a waiting payment can be confirmed as well. */
export const approvalCodes: Partial<Record<OnlineMethod, string>> = {
  mtn_momo: '*126#',
  orange_money: '#150*50#',
};
