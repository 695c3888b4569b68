import type { UserDetails } from '#core/accounts/user-queries.ts';
import { mailboxOf } from '#core/mail/mailbox.ts';
import { isAllowed, isStaffRole } from '#shared/access.ts';
import type { UserView } from '#shared/contract/user.ts';

export function presentUser(user: UserDetails): UserView {
  return {
    _id: user.id,
    name: user.name,
    email: mailboxOf(user.email),
    pendingEmail: user.pendingEmail,
    avatar: user.avatar,
    mobile: user.mobile,
    verify_email: user.verifyEmail,
    last_login_date: user.lastLoginAt?.toISOString() ?? null,
    status: user.status,
    address_details: user.addressIds,
    shopping_cart: user.cartItemIds,
    orderHistory: user.orderIds,
    // The specification knows one kind of admin, by the four pages of the catalogue.
    role: isAllowed('catalogue', user.role) ? 'ADMIN' : 'USER',
    staffRole: isStaffRole(user.role) ? user.role : null,
    language: user.language,
  };
}
