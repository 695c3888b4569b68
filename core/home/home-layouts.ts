import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { homeBlocksField } from '#shared/contract/home.ts';
import { firstHome, type HomeBlock } from '#shared/home-blocks.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { areKnownPictures } from '../media/known-pictures.ts';
import type { Store } from '../store.ts';

export type HomeLayout = {
  blocks: HomeBlock[];
  version: number;
  changedAt: Date | null;
  changedBy: string | null;
  isLive: boolean;
};

type Kind = 'draft' | 'live';

/** The blocks of the home page that shoppers see. */
export async function readLiveHome(db: Database | Transaction): Promise<readonly HomeBlock[]> {
  return (await readLayout(db, 'live'))?.blocks ?? firstHome;
}

/** The layout that the owner edits: until something is changed, it is the one that shoppers see. */
export async function readDraftOfHome(db: Database | Transaction): Promise<HomeLayout> {
  const draft = (await readLayout(db, 'draft')) ?? (await readLayout(db, 'live'));
  const live = await readLiveHome(db);
  if (!draft) {
    return { blocks: [...firstHome], version: 0, changedAt: null, changedBy: null, isLive: true };
  }
  return { ...draft, isLive: JSON.stringify(draft.blocks) === JSON.stringify(live) };
}

async function readLayout(db: Database | Transaction, kind: Kind) {
  const row = await db
    .selectFrom('homeLayouts')
    .leftJoin('users', 'users.id', 'homeLayouts.changedBy')
    .select(['blocks', 'version', 'changedAt', 'users.name as changedBy'])
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!row) return undefined;
  // A row from before the format of the blocks changed counts as missing.
  const parsed = homeBlocksField.safeParse(row.blocks);
  return parsed.success ? { ...row, blocks: parsed.data } : undefined;
}

type Saved = { blocks: readonly HomeBlock[]; version: number };

export function saveDraftOfHome(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { blocks, version }: Saved,
): Promise<Outcome<HomeLayout, 'HOME_CHANGED' | 'INVALID_FIELDS'>> {
  return transaction(db, async (tx) => {
    if (!(await lockAt(tx, version))) return refuse('HOME_CHANGED');
    const pictures = blocks
      .flatMap(({ wide, narrow }) => [wide.en, wide.fr, narrow.en, narrow.fr])
      .filter((url) => url !== '');
    if (!(await areKnownPictures(tx, pictures))) {
      return refuse('INVALID_FIELDS', { fields: { blocks: 'unknownReference' } });
    }
    await write(tx, 'draft', { blocks, version: version + 1 }, { at: clock.now(), by: staff.id });
    return succeed(await readDraftOfHome(tx));
  });
}

export function publishHome(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  version: number,
): Promise<Outcome<HomeLayout, 'HOME_CHANGED'>> {
  return transaction(db, async (tx) => {
    if (!(await lockAt(tx, version))) return refuse('HOME_CHANGED');
    const { blocks } = await readDraftOfHome(tx);
    const before = await readLiveHome(tx);
    const at = clock.now();
    await write(tx, 'live', { blocks, version }, { at, by: staff.id });
    await recordChange(tx, {
      ...({ actorId: staff.id, kind: 'home', action: 'changed', at } as const),
      ...{ subjectId: 'home', subjectName: 'home' },
      ...{ before: { value: before.map(wordsOf) }, after: { value: blocks.map(wordsOf) } },
    });
    return succeed(await readDraftOfHome(tx));
  });
}

/** A block as a line of the audit log. */
function wordsOf({ kind, isShown, title, rule, from, until }: HomeBlock): string {
  const named = title.en === '' ? kind : `${kind}: ${title.en}`;
  const times = [from && `from ${from}`, until && `until ${until}`].filter((part) => part !== null);
  return [kind === 'strip' ? `${named} (${rule})` : named, ...times, ...(isShown ? [] : ['hidden'])].join(
    ', ',
  );
}

/** Locks the layouts; false if someone else has saved meanwhile. Two who save at once wait for each other. */
async function lockAt(tx: Transaction, version: number): Promise<boolean> {
  await sql`lock table home_layouts in share row exclusive mode`.execute(tx);
  return (await readDraftOfHome(tx)).version === version;
}

async function write(
  tx: Transaction,
  kind: Kind,
  { blocks, version }: Saved,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  const row = { blocks: JSON.stringify(blocks), version, changedAt: at, changedBy: by };
  await tx
    .insertInto('homeLayouts')
    .values({ kind, ...row })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
    .execute();
}
