import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import type { AuditFacts } from '#shared/audit.ts';
import type { MatchingStep } from '#shared/product-list.ts';
import { recordChange, recordChanges } from '../audit/record-change.ts';
import type { MatchedProduct } from './matching.ts';
import { findProgress } from './matching-progress.ts';
import { type SteppedValues, shelfOfStep, type Write } from './step-products.ts';

type Act = { id: string; isUndoing: boolean; actorId: string; at: Date };

/** How many products that stayed as they were are named. */
const namedKept = 20;

const partOf = ({ id, isUndoing }: Act) => `${isUndoing ? 'undone' : 'changed'} ${id}`;

/** Records an entry for each product, found by a search or under the entry for the whole change. */
export async function recordPiece(
  tx: Transaction,
  products: readonly MatchedProduct[],
  writes: readonly Write[],
  act: Act,
): Promise<void> {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const shelves = writes.some(({ after }) => after.categories) ? await readShelfNames(tx) : new Map();
  await recordChanges(
    tx,
    writes.map(({ id, before, after }) => ({
      ...({ kind: 'product', action: 'changed', partOf: partOf(act) } as const),
      ...{ actorId: act.actorId, at: act.at, subjectId: id, subjectName: names.get(id) ?? '' },
      ...{ before: factsOf(before, shelves), after: factsOf(after, shelves) },
    })),
  );
}

/** Records one entry for all that was changed or undone; it unfolds to an entry for each product. */
export async function recordMatching(tx: Transaction, id: string, act: Omit<Act, 'id'>): Promise<void> {
  const { step, kept } = await tx
    .selectFrom('matchingChanges')
    .select(sql<MatchingStep>`step`.as('step'))
    .select(act.isUndoing ? 'keptUndoing as kept' : 'kept')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const progress = await findProgress(tx, id);
  const changedProducts = progress ? progress.count - progress.kept : 0;
  await recordChange(tx, {
    ...{ kind: 'product_list', action: act.isUndoing ? 'undone' : 'applied' },
    ...{ actorId: act.actorId, at: act.at, subjectId: id, subjectName: String(changedProducts) },
    holds: partOf({ ...act, id }),
    after: {
      ...(act.isUndoing ? {} : await factsOfStep(tx, step)),
      changedProducts,
      keptProducts: await namesOfProducts(tx, kept.slice(0, namedKept)),
    },
  });
}

type Names = ReadonlyMap<string, string>;

function factsOf({ categories, subCategories, ...values }: SteppedValues, shelves: Names): AuditFacts {
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => shelves.get(id) ?? []);
  return {
    ...values,
    ...(categories ? { categories: namesOf(categories) } : {}),
    ...(subCategories ? { subCategories: namesOf(subCategories) } : {}),
  };
}

async function factsOfStep(tx: Transaction, step: MatchingStep): Promise<AuditFacts> {
  const { kind, by } = step;
  const amount = `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
  switch (kind) {
    case 'percent':
      return { price: `${amount}\u202f%` };
    case 'amount':
      return { price: `${amount}\u00a0F` };
    case 'discount':
      return { discount: by };
    case 'publish':
    case 'draft':
      return { isPublished: kind === 'publish' };
    case 'move':
      return factsOf(shelfOfStep(step), await readShelfNames(tx));
  }
}

/** The names of categories and sub-categories by id. */
async function readShelfNames(tx: Transaction): Promise<Names> {
  const rows = [
    ...(await tx.selectFrom('categories').select(['id', 'name']).execute()),
    ...(await tx.selectFrom('subCategories').select(['id', 'name']).execute()),
  ];
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function namesOfProducts(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('products').select('name').where('id', 'in', ids).execute();
  return rows.map(({ name }) => name);
}
