import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Role } from '#shared/access.ts';
import { type NoticeKind, noticeKindsFor } from '#shared/notices.ts';

/** What a person hears of: the own work, without what an owner has turned off. */
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

/** With another role only what is of its work stays off. */
export async function fitMutedToRole(tx: Transaction, userId: string, role: Role): Promise<void> {
  const own = noticeKindsFor(role);
  const muted = await readMuted(tx, userId);
  await writeMuted(
    tx,
    userId,
    muted.filter((kind) => own.includes(kind)),
  );
}
