import type { Sheet } from '#adapters/media/print-sheet.ts';
import type { Encoding } from '#core/media/media.ts';
import type { NamedReading, ProcessReading } from '../watch/process-readings.ts';

// Messages between the main process and its workers.

export type PictureTask =
  | { does: 'decode' | 'plain'; with: Uint8Array }
  | { does: 'encode' | 'encodeAtLeisure'; with: Encoding }
  | { does: 'print'; with: Sheet };

export type FromWorker =
  /** The worker receives messages. */
  | { kind: 'ready' }
  /** The worker answers requests. */
  | { kind: 'open' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'picture'; id: number; task: PictureTask }
  /** Asks for the readings of all processes. */
  | { kind: 'readAll'; id: number }
  | { kind: 'reading'; id: number; reading: ProcessReading };

export type ToWorker =
  | { kind: 'open'; connectionString: string }
  | { kind: 'close' }
  /** Asks for the readings of this worker. */
  | { kind: 'read'; id: number }
  | { kind: 'readings'; id: number; readings: NamedReading[] }
  | { kind: 'picture'; id: number; made: unknown }
  | { kind: 'picture'; id: number; failure: string };
