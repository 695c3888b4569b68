import { transaction } from '#db/transaction.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { forgetCheck } from './forget-check.ts';
import { getImport, type Import } from './imports.ts';

export type ApplyImport = {
  id: string;
  /** Leaves out rows with problems; without it, an import with problems is not applied. */
  withoutFaulty: boolean;
};

/** Lets the job write the checked rows. A second click changes nothing. */
export function applyImport(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  { id, withoutFaulty }: ApplyImport,
): Promise<Outcome<Import, 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY' | 'IMPORT_FAULTY' | 'IMPORT_TOO_OLD'>> {
  return transaction(db, async (tx) => {
    const locked = await tx
      .selectFrom('imports')
      .select(['state', 'faultyCount', 'createdAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return refuse('IMPORT_NOT_FOUND');
    if (locked.state === 'applying' || locked.state === 'done') return succeed(await getImport(tx, id));
    if (locked.state !== 'checked') return refuse('IMPORT_NOT_READY');
    const age = clock.now().getTime() - locked.createdAt.getTime();
    if (age > importLimits.hoursToApply * 3_600_000) return refuse('IMPORT_TOO_OLD');
    if (locked.faultyCount > 0 && !withoutFaulty)
      return refuse('IMPORT_FAULTY', { rows: locked.faultyCount });
    // The counts are made again from the catalogue as it is when each row is written.
    await forgetCheck(tx, id, { state: 'applying', at: clock.now() });
    return succeed(await getImport(tx, id));
  });
}
