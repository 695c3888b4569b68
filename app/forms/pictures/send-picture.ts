import { fetchWithProgress } from './fetch-with-progress.ts';
import { refuseKind } from './refuse-kind.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type UploadOptions = {
  /** Called with how much was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends a picture and returns its address. Rejects with the server's refusal, an `ApiError`. */
export type SendPicture = (file: File, options?: UploadOptions) => Promise<string>;

type UploadCall = (
  form: FormData,
  options: { fetch: typeof fetch; signal?: AbortSignal },
) => Promise<{ data: { url: string } }>;

/** Makes a photo small enough and sends it with `call`, in the form field `field`; `texts` go before it. */
export function sendsPicture(
  field: string,
  call: UploadCall,
  texts: Readonly<Record<string, string>> = {},
): SendPicture {
  return async (file, { onProgress = () => {}, signal } = {}) => {
    const picture = await shrinkPicture(file);
    await refuseKind(picture);
    // Chrome has `throwIfAborted` only since 100.
    if (signal?.aborted) throw signal.reason;
    const form = new FormData();
    for (const [name, text] of Object.entries(texts)) form.append(name, text);
    form.append(field, picture, file.name);
    const { data } = await call(form, {
      fetch: fetchWithProgress(onProgress),
      ...(signal === undefined ? {} : { signal }),
    });
    return data.url;
  };
}
