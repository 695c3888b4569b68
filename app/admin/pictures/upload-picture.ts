import { sendsPicture } from '../../forms/pictures/send-picture.ts';
import { type PictureUploads, useUploads } from '../../forms/pictures/use-uploads.ts';
import { api } from '../../state/desk-api.ts';

export const uploadPicture = sendsPicture('image', (form, options) => api.file.upload(form, options));

/** Uploads of pictures for the catalogue. */
export function usePictureUploads(onArrival: (urls: string[]) => void): PictureUploads {
  return useUploads(uploadPicture, onArrival);
}
