import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';

type Named = { id: string; name: string };
const notFound = {
  categories: 'CATEGORY_NOT_FOUND',
  subCategories: 'SUB_CATEGORY_NOT_FOUND',
} as const;

/**
 * Locks the source and the target of a move in the order of their ids, so that two moves in opposite directions wait for each other.
 * A product that is filed under the source meanwhile does not wait: it stays there, and the deletion reports it.
 */
export async function lockMove<Table extends keyof typeof notFound>(
  tx: Transaction,
  table: Table,
  { from, to }: { from: string; to: string },
): Promise<Outcome<{ source: Named; target: Named }, (typeof notFound)[Table] | 'INVALID_FIELDS'>> {
  const either: keyof typeof notFound = table;
  const locked = await tx
    .selectFrom(either)
    .select(['id', 'name'])
    .where('id', 'in', [from, to])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const source = locked.find(({ id }) => id === from);
  const target = locked.find(({ id }) => id === to);
  if (!source) return refuse(notFound[table]);
  if (!target || target === source) return refuse('INVALID_FIELDS', { fields: { to: 'unknownReference' } });
  return succeed({ source, target });
}
