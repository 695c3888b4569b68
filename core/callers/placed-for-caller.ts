import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';
import type { Francs } from '#shared/money.ts';

/** What the person who entered an order reads out and sends on: number, total and link. */
export function findPlacedForCaller(db: Database, orderId: string) {
  return (
    db
      .selectFrom('orders')
      .select(['id', 'orderNumber', 'total', 'deliveryName', 'phone', 'language', 'trackingToken'])
      // What the columns' own checks hold, told to the compiler.
      .$narrowType<{ total: Francs; language: Language }>()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  );
}
