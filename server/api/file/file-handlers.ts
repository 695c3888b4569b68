import { addPicture } from '#core/media/add-picture.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';

export const fileHandlers: NounHandlers<'file'> = {
  async upload({ store, file }) {
    if (!file) return refuse('FILE_MISSING');
    const outcome = await addPicture(store, file);
    return outcome.ok ? { message: 'pictureUploaded', data: outcome.value } : outcome;
  },
};
