import { sql } from 'kysely';
import { isUniqueViolation } from '#db/unique-violation.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { parsePhone } from '../addresses/phone.ts';
import type { Store } from '../store.ts';
import type { CurrentUser } from './current-user.ts';
import { getUserDetails, type UserDetails } from './user-queries.ts';

export type UpdateProfile = { name: string; email: string; mobile: string; language?: Language | undefined };

/** A new e-mail address is unproven again, and must not be somebody else's. */
export async function updateProfile(
  store: Pick<Store, 'db' | 'clock'>,
  user: CurrentUser,
  input: UpdateProfile,
): Promise<Outcome<UserDetails, 'INVALID_FIELDS' | 'EMAIL_TAKEN'>> {
  const mobile = parsePhone(input.mobile);
  if (mobile === undefined) return refuse('INVALID_FIELDS', { fields: { mobile: 'phone' } });
  try {
    await store.db
      .updateTable('users')
      .set({
        name: input.name,
        email: input.email,
        mobile,
        verifyEmail: sql<boolean>`verify_email and email = ${input.email}`,
        updatedAt: store.clock.now(),
        ...(input.language ? { language: input.language } : {}),
      })
      .where('id', '=', user.id)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) return refuse('EMAIL_TAKEN');
    throw error;
  }
  return succeed(await getUserDetails(store.db, user.id));
}
