import { api } from '../../state/api.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type UploadOptions = {
  /** How much has gone out, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Makes a photo small enough, sends it, and answers its address. Rejects with the server's refusal, an `ApiError`. */
export async function uploadPicture(
  file: File,
  { onProgress = () => {}, signal }: UploadOptions = {},
): Promise<string> {
  const picture = await shrinkPicture(file);
  signal?.throwIfAborted();
  const form = new FormData();
  form.append('image', picture, file.name);
  const { data } = await api.file.upload(form, {
    fetch: fetchWithProgress(onProgress),
    ...(signal === undefined ? {} : { signal }),
  });
  return data.url;
}
