import { ApiError } from '#shared/api-error.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import type { ImportView } from '#shared/contract/catalogue-files.ts';
import { fetchWithProgress } from '../../forms/pictures/fetch-with-progress.ts';
import { api } from '../../state/desk-api.ts';
import { checksumOf } from './checksum-of.ts';

const partBytes = importLimits.partMegabytes * 1024 * 1024;
/** Pauses between two tries: short at first, and never so long that a person in front of the page gives up. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** A shop that answers with errors is not asked forever. */
const triesOfAnAnsweringShop = 6;

export type Way = {
  /** Called when the shop knows the file: from then on a broken upload can be continued. */
  onStarted: (known: ImportView) => void;
  onProgress: (bytesThere: number) => void;
  /** Called when the connection is lost; the upload is tried again by itself. */
  onBroken: () => void;
};

/**
 * Sends a file to the shop over an unreliable connection. Only the shop says how much of it has arrived, so that each try continues at the
 * byte where the one before was cut: after a lost network, a reload, or a restart of the shop.
 */
export async function sendFile(file: File, way: Way, signal: AbortSignal): Promise<ImportView> {
  const announced = { fileName: file.name, sizeBytes: file.size, checksum: await checksumOf(file) };
  let id: string | undefined;
  let known: ImportView | undefined;
  let failures = 0;
  for (;;) {
    try {
      if (id === undefined) {
        known = (await api.catalogueFiles.start(announced, { signal })).data;
        id = known.id;
        way.onStarted(known);
      }
      known ??= (await api.catalogueFiles.getImport({ id, limit: 1 }, { signal })).data;
      if (known.state !== 'receiving') return known;
      way.onProgress(known.received);
      known = await sendPart(file, known, way, signal);
      failures = 0;
    } catch (failure) {
      if (signal.aborted || !isPassing(failure, failures)) throw failure;
      known = undefined;
      way.onBroken();
      await pause(pausesMs[failures] ?? 15_000, signal);
      failures += 1;
    }
  }
}

async function sendPart(
  file: File,
  { id, received }: ImportView,
  { onProgress }: Way,
  signal: AbortSignal,
): Promise<ImportView> {
  const part = file.slice(received, received + partBytes);
  const form = new FormData();
  // In this order: the server reads the fields before the bytes.
  form.append('id', id);
  form.append('offset', String(received));
  form.append('file', part, 'part');
  const fetch = fetchWithProgress((share) => onProgress(received + share * part.size), { stalledMs: 60_000 });
  return (await api.catalogueFiles.sendPart(form, { fetch, signal })).data;
}

/** Whether a failure passes by itself: a lost connection, a shop that is being started, a second tab that was faster. */
function isPassing(failure: unknown, failures: number): boolean {
  if (!(failure instanceof ApiError)) return false;
  if (failure.status === 0 || failure.code === 'IMPORT_PART_MISPLACED') return true;
  return (failure.status === 429 || failure.status >= 500) && failures < triesOfAnAnsweringShop;
}

/** A pause that ends early when the browser says that the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(waiting);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const waiting = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
