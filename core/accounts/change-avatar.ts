import { type Outcome, succeed } from '#shared/outcome.ts';
import { addPicture } from '../media/add-picture.ts';
import type { PictureRefusal } from '../media/media.ts';
import type { Store } from '../store.ts';
import type { CurrentUser } from './current-user.ts';

/**
 * Changes the profile picture. The dialog offers any file, as specified, but only one that decodes as a picture is
 * accepted (decision 17).
 */
export async function changeAvatar(
  store: Pick<Store, 'db' | 'clock' | 'media'>,
  user: CurrentUser,
  bytes: Buffer,
): Promise<Outcome<{ avatar: string }, PictureRefusal>> {
  const added = await addPicture(store, bytes);
  if (!added.ok) return added;
  await store.db
    .updateTable('users')
    .set({ avatar: added.value.url, updatedAt: store.clock.now() })
    .where('id', '=', user.id)
    .execute();
  return succeed({ avatar: added.value.url });
}
