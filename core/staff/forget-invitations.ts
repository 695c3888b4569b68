import type { Transaction } from '#db/transaction.ts';

/** Of one who has left the staff, or never came: what was accepted is in the audit log. */
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
