import type { Sheet } from '#adapters/media/print-sheet.ts';
import type { Encoding } from '#core/media/media.ts';

// Messages between the main process and its workers.

export type PictureTask =
  | { does: 'decode'; with: Uint8Array }
  | { does: 'encode' | 'encodeAtLeisure'; with: Encoding }
  | { does: 'print'; with: Sheet };

export type FromWorker =
  /** It receives messages. */
  | { kind: 'ready' }
  /** It answers requests. */
  | { kind: 'open' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'picture'; id: number; task: PictureTask };

export type ToWorker =
  | { kind: 'open'; connectionString: string }
  | { kind: 'close' }
  | { kind: 'backupFailed'; at: Date | undefined }
  | { kind: 'picture'; id: number; made: unknown }
  | { kind: 'picture'; id: number; failure: string };
