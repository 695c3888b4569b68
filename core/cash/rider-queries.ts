import type { Database } from '#db/client.ts';
import type { Francs } from '#shared/money.ts';

export type Rider = {
  id: string;
  name: string;
  phone: string;
  isActive: boolean;
  /** Collected and not yet handed over. */
  cashInHand: Francs;
};

/** All riders, active ones first. */
export function listRiders(db: Database): Promise<Rider[]> {
  return selectRiders(db).orderBy('isActive', 'desc').orderBy('name').orderBy('id').execute();
}

export function findRider(db: Database, id: string): Promise<Rider | undefined> {
  return selectRiders(db).where('id', '=', id).executeTakeFirst();
}

export function selectRiders(db: Database) {
  return db.selectFrom('riders').select(['id', 'name', 'phone', 'isActive', 'cashInHand']);
}
