import { newId } from '#core/ids.ts';
import type { Store } from '#core/store.ts';
import { makeProduct } from './make.ts';

/** A guest's unanswered question about a new product. */
export async function makeQuestion(store: Pick<Store, 'db' | 'clock'>): Promise<{ id: string }> {
  const { id: productId } = await makeProduct(store);
  return store.db
    .insertInto('questions')
    .values({
      ...{ id: newId(), productId, authorName: 'Bih', text: 'Does it last?', language: 'en' },
      askedAt: store.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
