import { transaction } from '#db/transaction.ts';
import {
  type ColumnMeaning,
  columnMeanings,
  type FileMapping,
  wrongMeanings,
} from '#shared/foreign-columns.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { forgetCheck } from './forget-check.ts';
import { getImport, type Import } from './imports.ts';

export type MapColumns = {
  id: string;
  /** The meaning of each column of the file. */
  meanings: readonly ColumnMeaning[];
  unit: string;
  /** The stock of each new product that the file sells without counting it. */
  pieces: number | null;
};

/**
 * Sets what the columns of another program's file mean: the job reads and checks it accordingly. They can be set again until the
 * import is applied.
 */
export function mapColumns(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  { id, meanings, unit, pieces }: MapColumns,
): Promise<Outcome<Import, 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY' | 'INVALID_FIELDS'>> {
  return transaction(db, async (tx) => {
    const locked = await tx
      .selectFrom('imports')
      .select(['state', 'mapping'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return refuse('IMPORT_NOT_FOUND');
    const { state, mapping } = locked;
    if (mapping === null || (state !== 'mapping' && state !== 'checked')) return refuse('IMPORT_NOT_READY');
    if (meanings.length !== mapping.titles.length || wrongMeanings(meanings) !== undefined) {
      return refuse('INVALID_FIELDS', { fields: { meanings: 'invalid' } });
    }
    // Pictures that could not be fetched are tried once more.
    await tx.deleteFrom('importFiles').where('importId', '=', id).where('refusal', 'is not', null).execute();
    await tx.deleteFrom('importRows').where('importId', '=', id).execute();
    await forgetCheck(tx, id, { state: 'reading', at: clock.now() });
    const said: FileMapping = {
      ...{ ...mapping, meanings: [...meanings], unit, pieces },
      ...{ offered: columnMeanings, newColumns: [], isChosen: true },
    };
    await tx
      .updateTable('imports')
      .set({ mapping: JSON.stringify(said), newShelves: '[]' })
      .where('id', '=', id)
      .execute();
    return succeed(await getImport(tx, id));
  });
}
