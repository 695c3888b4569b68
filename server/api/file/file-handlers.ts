import { addPicture } from '#core/media/add-picture.ts';
import { makePlain } from '#core/media/make-plain.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';

export const fileHandlers: NounHandlers<'file'> = {
  async upload({ store, file }) {
    if (!file) return refuse('FILE_MISSING');
    const outcome = await addPicture(store, file);
    return outcome.ok ? { message: 'pictureUploaded', data: outcome.value } : outcome;
  },
  async makePlain({ store }, { url }) {
    const outcome = await makePlain(store, url);
    return outcome.ok ? { message: 'done', data: outcome.value } : outcome;
  },
};
