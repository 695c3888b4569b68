import { secondFactorDueAt } from '#core/accounts/second-factor-due.ts';
import type { UserDetails } from '#core/accounts/user-queries.ts';
import { mailboxOf } from '#core/mail/mailbox.ts';
import type { Store } from '#core/store.ts';
import { isAllowed, isStaffRole } from '#shared/access.ts';
import type { UserView } from '#shared/contract/user.ts';

export async function presentUser(
  { shopSettings }: Pick<Store, 'shopSettings'>,
  user: UserDetails,
): Promise<UserView> {
  const { secondFactorGraceDays } = await shopSettings.read();
  const dueAt = user.hasSecondFactor ? null : secondFactorDueAt(user, secondFactorGraceDays);
  return {
    _id: user.id,
    name: user.name,
    email: mailboxOf(user.email),
    pendingEmail: user.pendingEmail,
    avatar: user.avatar,
    mobile: user.mobile,
    verify_email: user.verifyEmail,
    hasPassword: user.hasPassword,
    last_login_date: user.lastLoginAt?.toISOString() ?? null,
    status: user.status,
    address_details: user.addressIds,
    shopping_cart: user.cartItemIds,
    orderHistory: user.orderIds,
    // The specification has one kind of admin, who can open the four pages of the catalogue.
    role: isAllowed('catalogue', user.role) ? 'ADMIN' : 'USER',
    secondFactorDueAt: dueAt?.toISOString() ?? null,
    staffRole: isStaffRole(user.role) ? user.role : null,
    language: user.language,
  };
}
