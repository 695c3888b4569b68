import type { StaffRole } from '#shared/access.ts';
import { type Account, openAccount, openOwner } from './account.ts';

let count = 0;

/** A new account that an owner has invited by its phone number. */
export async function openStaff(role: StaffRole, name?: string): Promise<Account & { contact: string }> {
  count += 1;
  const contact = `6${String(Date.now() % 1_000_000).padStart(6, '0')}${String(count).padStart(2, '0')}`;
  const [owner, account] = [await openOwner(), await openAccount(name)];
  const { data } = await owner.api.staff.invite({ role, contact });
  await account.api.staff.accept({ token: data.token, contact });
  return { ...account, contact };
}
