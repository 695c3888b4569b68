/** What an account may be. A role of the staff is a line here, and a name in the lines of `accessRules` that are open to it. */
export const roles = ['USER', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

type AccessRule = {
  /** Who may make such calls; everyone, logged in or not, where it says so. */
  roles: readonly Role[] | 'everyone';
  /** Work of the shop: such a call says what it leaves in the audit log. */
  isStaff: boolean;
};

/** Who may make a call. The door, the access test and the OpenAPI document read this table, so a new line holds everywhere. */
export const accessRules = {
  public: { roles: 'everyone', isStaff: false },
  /** Carries the grant of a password reset instead of a session; `require-grant.ts` looks at it. */
  grant: { roles: 'everyone', isStaff: false },
  user: { roles: ['USER', 'ADMIN'], isStaff: false },
  admin: { roles: ['ADMIN'], isStaff: true },
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
