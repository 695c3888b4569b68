import { isAllowed, type StaffAccess } from '#shared/access.ts';
import { useShop } from '../state/use-shop.ts';

/** Whether the reader's role may make such calls: what it may not do is not offered. */
export function useMay(access: StaffAccess): boolean {
  return useShop(({ user }) => {
    const role = user.details?.staffRole;
    return role ? isAllowed(access, role) : false;
  });
}
