import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';

// A person who stops messages by a reply has the phone in hand, so only another reply undoes it. A person who stops them on the page of
// an order has its link, and may undo it there.

export type StopSource = 'reply' | 'page';

export async function stopMessages(
  db: Database,
  { phone, source, now }: { phone: string; source: StopSource; now: Date },
): Promise<void> {
  await db
    .insertInto('phoneStops')
    .values({ phone, source, since: now })
    .onConflict((conflict) =>
      source === 'reply'
        ? conflict.column('phone').doUpdateSet({ source: 'reply' })
        : conflict.column('phone').doNothing(),
    )
    .execute();
}

export async function takeBackStop(
  db: Database,
  { phone, source }: { phone: string; source: StopSource },
): Promise<void> {
  await db
    .deleteFrom('phoneStops')
    .where('phone', '=', phone)
    .where('source', 'in', source === 'reply' ? ['reply', 'page'] : ['page'])
    .execute();
}

/** Deletes the stops of a person whose data is deleted; the phone may have another owner tomorrow. */
export async function forgetStops(tx: Transaction, phones: readonly string[]): Promise<void> {
  if (phones.length === 0) return;
  await tx.deleteFrom('phoneStops').where('phone', 'in', phones).execute();
}
