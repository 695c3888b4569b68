import { ApiError } from '#shared/api-error.ts';
import { pictureKindMessages } from '#shared/messages/picture-kind-messages.ts';
import { fileKind, kindBytes, pictureKind } from '#shared/picture-kind.ts';
import { page } from '../../state/browser.ts';

/** Throws the server's refusal of a file that is no picture it takes, such as HEIC, before its megabytes are sent and paid for. */
export async function refuseKind(file: Blob): Promise<void> {
  const start = new Uint8Array(await file.slice(0, kindBytes).arrayBuffer());
  if (pictureKind(start)) return;
  const message = pictureKindMessages[page.language()].refused(fileKind(start));
  throw new ApiError(415, { code: 'PICTURE_KIND_REFUSED', message });
}
