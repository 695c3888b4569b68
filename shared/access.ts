/** The kinds of account: a customer, or one of the staff. A new role is added here and to those lines of `accessRules` that are open to it. */
export const roles = ['USER', 'OWNER', 'MANAGER', 'CATALOGUE', 'ORDERS', 'RIDER'] as const;
export type Role = (typeof roles)[number];
export type StaffRole = Exclude<Role, 'USER'>;
export const staffRoles = roles.filter(isStaffRole);

export function isStaffRole(role: Role): role is StaffRole {
  return role !== 'USER';
}

type AccessRule = {
  /** The roles that may make such calls, or everyone, logged in or not. */
  roles: readonly Role[] | 'everyone';
  /** Work of the shop: the call has to declare its entries in the audit log. */
  isStaff: boolean;
};

/**
 * Who may make a call. The access check, the admin's menu, the access test and the OpenAPI document all read this table, so a
 * new line applies everywhere.
 */
export const accessRules = {
  public: { roles: 'everyone', isStaff: false },
  /** The request carries the grant of a password reset instead of a session; `require-grant.ts` checks it. */
  grant: { roles: 'everyone', isStaff: false },
  user: { roles, isStaff: false },
  /** The shop itself: its settings, and who works in it. */
  owner: { roles: ['OWNER'], isStaff: true },
  /** Figures, the audit log, money given back or written off, closing accounts. */
  manager: { roles: ['OWNER', 'MANAGER'], isStaff: true },
  catalogue: { roles: ['OWNER', 'MANAGER', 'CATALOGUE'], isStaff: true },
  /** Orders, their cash, and the customers behind them. */
  orders: { roles: ['OWNER', 'MANAGER', 'ORDERS'], isStaff: true },
  /** The rider's own parcels on the way, and nothing else. */
  rider: { roles: ['RIDER'], isStaff: true },
  /** The frame around the pages of all staff but riders. */
  office: { roles: ['OWNER', 'MANAGER', 'CATALOGUE', 'ORDERS'], isStaff: true },
} as const satisfies Record<string, AccessRule>;

export type Access = keyof typeof accessRules;
/** The kinds of access that need a session. */
export type SessionAccess = {
  [A in Access]: (typeof accessRules)[A]['roles'] extends 'everyone' ? never : A;
}[Access];
export type StaffAccess = {
  [A in Access]: (typeof accessRules)[A]['isStaff'] extends true ? A : never;
}[Access];

export function asksForSession(access: Access): access is SessionAccess {
  return accessRules[access].roles !== 'everyone';
}

export function isForStaff(access: Access): access is StaffAccess {
  return accessRules[access].isStaff;
}

/** Whether a user with this role may make the call. */
export function isAllowed(access: Access, role: Role): boolean {
  const { roles: allowed }: AccessRule = accessRules[access];
  return allowed === 'everyone' || allowed.includes(role);
}
