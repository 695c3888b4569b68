import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';

/** Deletes a brand's picture and story; a brand that products name stays, with only its products. */
export function deleteBrand(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { name }: { name: string },
): Promise<Outcome<undefined, 'BRAND_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    const old = await tx.deleteFrom('brands').where('name', '=', name).returningAll().executeTakeFirst();
    if (!old) return refuse('BRAND_NOT_FOUND');
    const { logo, story, storyFr } = old;
    await recordChange(tx, {
      ...({ actorId: staff.id, kind: 'brand', action: 'deleted', at: clock.now() } as const),
      ...{ subjectId: name, subjectName: name },
      before: { image: logo, description: story, descriptionFr: storyFr },
    });
    return succeed(undefined);
  });
}
