import { setTimeout as delay } from 'node:timers/promises';
import type { NamedReading, Processes, ProcessReading } from '../watch/process-readings.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** A process that is busy or about to end is left out of this reading. */
const patienceMs = 1_000;

/** Runs in a worker: when Prometheus asks it about all processes, it asks the main process. */
export function relayReadings(send: (message: FromWorker) => void) {
  const waiting = new Map<number, (readings: NamedReading[]) => void>();
  let lastId = 0;
  let readOwn: () => ProcessReading = () => ({ counters: [], gauges: [] });

  const processes: Processes = {
    join: (read) => {
      readOwn = read;
    },
    readAll: async () => {
      lastId += 1;
      const id = lastId;
      const answered = new Promise<NamedReading[]>((resolve) => waiting.set(id, resolve));
      send({ kind: 'readAll', id });
      // If no answer comes, the readings of this process alone are better than a failed scrape.
      const readings = await Promise.race([answered, delay(2 * patienceMs, undefined)]);
      waiting.delete(id);
      return readings ?? [{ ...readOwn(), process: 'unknown' }];
    },
  };
  return {
    processes,
    answer(message: Extract<ToWorker, { kind: 'read' | 'readings' }>): void {
      if (message.kind === 'read') send({ kind: 'reading', id: message.id, reading: readOwn() });
      else waiting.get(message.id)?.(message.readings);
    },
  };
}

type Reader = { process: string; ask: (message: ToWorker) => void };

/** Runs in the main process: asks all workers, and adds its own readings. */
export function collectReadings(readOwn: () => ProcessReading) {
  const arriving = new Map<number, (reading: ProcessReading) => void>();
  let lastId = 0;

  async function readOne({ process, ask }: Reader): Promise<NamedReading[]> {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<ProcessReading>((resolve) => arriving.set(id, resolve));
    ask({ kind: 'read', id });
    const reading = await Promise.race([answered, delay(patienceMs, undefined)]);
    arriving.delete(id);
    return reading ? [{ ...reading, process }] : [];
  }

  return {
    arrived({ id, reading }: Extract<FromWorker, { kind: 'reading' }>): void {
      arriving.get(id)?.(reading);
    },
    async readAll(readers: readonly Reader[]): Promise<NamedReading[]> {
      const ofWorkers = await Promise.all(readers.map(readOne));
      return [{ ...readOwn(), process: 'main' }, ...ofWorkers.flat()];
    },
  };
}
