import type { Role } from '#shared/access.ts';
import { earlier } from '#shared/moments.ts';

/** Who gives money back, and who decides who works here. */
const rolesThatNeedOne: readonly Role[] = ['OWNER', 'MANAGER'];

/** Until when a person in this role may do without a second factor; null where the role needs none. */
export function secondFactorDueAt(
  { role, roleSince }: { role: Role; roleSince: Date },
  graceDays: number,
): Date | null {
  return rolesThatNeedOne.includes(role) ? earlier(roleSince, { days: -graceDays }) : null;
}
