/** What an account may be: a customer, or one of the staff. A role is a line here, and a name in the lines of `accessRules` that are open to it. */
export const roles = ['USER', 'OWNER', 'MANAGER', 'CATALOGUE', 'ORDERS', 'RIDER'] as const;
export type Role = (typeof roles)[number];
export type StaffRole = Exclude<Role, 'USER'>;
export const staffRoles = roles.filter(isStaffRole);

export function isStaffRole(role: Role): role is StaffRole {
  return role !== 'USER';
}

type AccessRule = {
  /** Who may make such calls; everyone, logged in or not, where it says so. */
  roles: readonly Role[] | 'everyone';
  /** Work of the shop: such a call says what it leaves in the audit log. */
  isStaff: boolean;
};

/**
 * Who may make a call. The door, the admin's menu, the access test and the OpenAPI document read this table, so a new line holds
 * everywhere.
 */
export const accessRules = {
  public: { roles: 'everyone', isStaff: false },
  /** Carries the grant of a password reset instead of a session; `require-grant.ts` looks at it. */
  grant: { roles: 'everyone', isStaff: false },
  user: { roles, isStaff: false },
  /** The shop itself: its settings, and who works in it. */
  owner: { roles: ['OWNER'], isStaff: true },
  /** Figures, the audit log, money given back or written off, closing accounts. */
  manager: { roles: ['OWNER', 'MANAGER'], isStaff: true },
  catalogue: { roles: ['OWNER', 'MANAGER', 'CATALOGUE'], isStaff: true },
  /** Orders, their cash, and the customers behind them. */
  orders: { roles: ['OWNER', 'MANAGER', 'ORDERS'], isStaff: true },
  /** The own parcels on the way, and nothing else. */
  rider: { roles: ['RIDER'], isStaff: true },
  /** The frame around the pages of all other kinds. */
  office: { roles: ['OWNER', 'MANAGER', 'CATALOGUE', 'ORDERS'], isStaff: true },
} as const satisfies Record<string, AccessRule>;

export type Access = keyof typeof accessRules;
/** The kinds of access that ask for a session. */
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
