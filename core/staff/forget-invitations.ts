import type { Transaction } from '#db/transaction.ts';

/** Deletes the invitations of a person who has left the staff or never joined; the audit log keeps accepted ones. */
export async function forgetInvitations(
  tx: Transaction,
  { userId, email }: { userId: string; email: string | undefined },
): Promise<void> {
  await tx
    .deleteFrom('staffInvitations')
    .where((invitation) =>
      invitation.or([
        invitation('acceptedBy', '=', userId),
        invitation('invitedBy', '=', userId),
        ...(email === undefined ? [] : [invitation('email', '=', email)]),
      ]),
    )
    .execute();
}
