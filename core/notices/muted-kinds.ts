import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Role } from '#shared/access.ts';
import { type NoticeKind, noticeKindsFor } from '#shared/notices.ts';

/** The kinds that a person gets: those of the role, without those that an owner has turned off. */
export function kindsHeard(role: Role, muted: readonly NoticeKind[] | null): NoticeKind[] {
  return noticeKindsFor(role).filter((kind) => !muted?.includes(kind));
}

export async function readMuted(db: Database, userId: string): Promise<NoticeKind[]> {
  const row = await db
    .selectFrom('mutedNotices')
    .select('kinds')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.kinds ?? [];
}

export async function writeMuted(
  tx: Transaction,
  userId: string,
  kinds: readonly NoticeKind[],
): Promise<void> {
  await tx.deleteFrom('mutedNotices').where('userId', '=', userId).execute();
  if (kinds.length > 0)
    await tx
      .insertInto('mutedNotices')
      .values({ userId, kinds: [...kinds] })
      .execute();
}

/** Keeps only the muted kinds that belong to the new role. */
export async function fitMutedToRole(tx: Transaction, userId: string, role: Role): Promise<void> {
  const own = noticeKindsFor(role);
  const muted = await readMuted(tx, userId);
  await writeMuted(
    tx,
    userId,
    muted.filter((kind) => own.includes(kind)),
  );
}
