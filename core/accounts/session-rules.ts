import { isStaffRole, type Role } from '#shared/access.ts';
import type { Store } from '../store.ts';

export type SessionRule = {
  /** Hours from the login, whatever happens. */
  hours: number;
  /** Hours without a request from the device. */
  idleHours: number;
};

const ofCustomers: SessionRule = { hours: 60 * 24, idleHours: 60 * 24 };

/**
 * How long sessions of a role last. Staff see every customer's data, so a session left open on a counter ends soon. A rider's
 * phone is in a pocket between two doors, so it has no separate idle limit.
 */
export async function sessionRuleOf(
  { shopSettings }: Pick<Store, 'shopSettings'>,
  role: Role,
): Promise<SessionRule> {
  if (!isStaffRole(role)) return ofCustomers;
  const { staffSessionHours: hours, staffIdleHours } = await shopSettings.read();
  return { hours, idleHours: role === 'RIDER' ? hours : staffIdleHours };
}
