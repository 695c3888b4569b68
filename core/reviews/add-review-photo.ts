import { type Outcome, refuse } from '#shared/outcome.ts';
import { addPicture } from '../media/add-picture.ts';
import type { PictureRefusal } from '../media/media.ts';
import type { Store } from '../store.ts';
import { findInvitedOrder } from './review-invitations.ts';

/** Takes a photo from a person with the link of a delivered order; other photos are refused before they are decoded. */
export async function addReviewPhoto(
  store: Pick<Store, 'db' | 'clock' | 'media'>,
  token: string,
  bytes: Buffer,
): Promise<Outcome<{ url: string }, PictureRefusal | 'LINK_ENDED'>> {
  const order = await findInvitedOrder(store.db, token);
  return order ? addPicture(store, bytes) : refuse('LINK_ENDED');
}
