import type { Role } from '#shared/access.ts';
import { earlier } from '#shared/moments.ts';

/** The roles that can give money back, or decide who works here. */
const rolesThatNeedOne: readonly Role[] = ['OWNER', 'MANAGER'];

/** The date until which a person in this role may do without a second factor; null if the role needs none. */
export function secondFactorDueAt(
  { role, roleSince }: { role: Role; roleSince: Date },
  graceDays: number,
): Date | null {
  return rolesThatNeedOne.includes(role) ? earlier(roleSince, { days: -graceDays }) : null;
}
