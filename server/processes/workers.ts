import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { PictureWork } from '#adapters/media/picture-work.ts';
import type { Log } from '#core/store.ts';
import { StartProblem } from '../start-problem.ts';
import type { ProcessReading } from '../watch/process-readings.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { makePicture } from './relayed-pictures.ts';
import { collectReadings } from './relayed-readings.ts';

export type WorkersOptions = {
  count: number;
  /** The program of each worker. */
  program: string;
  connectionString: string;
  /** Makes the pictures of all workers. */
  pictures: PictureWork;
  log: Log;
  /** The readings of the main process. */
  readOwn: () => ProcessReading;
};

export type Workers = {
  /** Resolves when all workers answer requests. */
  opened: Promise<void>;
  tell: (message: ToWorker) => void;
  close: () => Promise<void>;
};

const closeWithinMs = 20_000;
const shortestPauseMs = 200;
const longestPauseMs = 30_000;
const livedLongMs = 60_000;

/** Starts workers that answer requests at one port. A worker that ends is started again, after a pause if it ends often. */
export function startWorkers(options: WorkersOptions): Workers {
  /** Each worker's number, which its replacement takes over. */
  const running = new Map<Worker, string>();
  const readings = collectReadings(options.readOwn);
  const closing = new AbortController();
  cluster.setupPrimary({ exec: options.program, args: [], serialization: 'advanced' });

  function start(number: string): { worker: Worker; opened: Promise<void> } {
    const worker = cluster.fork();
    running.set(worker, number);
    const opened = Promise.withResolvers<void>();
    // A failed restart is reported only to the log.
    opened.promise.catch(() => undefined);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready')
        tellOne(worker, { kind: 'open', connectionString: options.connectionString });
      else if (message.kind === 'open') opened.resolve();
      else if (message.kind === 'failed') opened.reject(new StartProblem(message.sentence));
      else if (message.kind === 'reading') readings.arrived(message);
      else if (message.kind === 'readAll') void sendReadings(worker, message.id);
      else void sendPicture(worker, message);
    });
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      opened.reject(new Error(`A server process ended: ${endOf(code, signal)}.`));
    });
    return { worker, opened: opened.promise };
  }

  async function sendReadings(worker: Worker, id: number): Promise<void> {
    const readers = [...running].map(([each, process]) => ({
      process,
      ask: (message: ToWorker) => tellOne(each, message),
    }));
    tellOne(worker, { kind: 'readings', id, readings: await readings.readAll(readers) });
  }

  async function sendPicture(worker: Worker, { id, task }: Extract<FromWorker, { kind: 'picture' }>) {
    try {
      tellOne(worker, { kind: 'picture', id, made: await makePicture(options.pictures, task) });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      tellOne(worker, { kind: 'picture', id, failure });
    }
  }

  /** Keeps one worker running, restarting it for as long as the shop is open. */
  function keepOne(number: string): Promise<void> {
    const first = start(number);
    void first.opened.then(
      () => startAgain(first.worker, number),
      () => undefined,
    );
    return first.opened;
  }

  async function startAgain(first: Worker, number: string): Promise<void> {
    let worker = first;
    let pauseMs = shortestPauseMs;
    for (;;) {
      const since = Date.now();
      if (!worker.isDead()) await once(worker, 'exit');
      if (closing.signal.aborted) return;
      const { exitCode, signalCode } = worker.process;
      options.log.error(
        { processId: worker.process.pid, end: endOf(exitCode, signalCode) },
        'A server process ended and is started again',
      );
      pauseMs = Date.now() - since > livedLongMs ? shortestPauseMs : Math.min(longestPauseMs, pauseMs * 2);
      await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      worker = start(number).worker;
    }
  }

  async function close(worker: Worker): Promise<void> {
    const ended = worker.isDead() ? undefined : once(worker, 'exit');
    tellOne(worker, { kind: 'close' });
    const tooLate = setTimeout(() => worker.process.kill('SIGKILL'), closeWithinMs);
    await ended;
    clearTimeout(tooLate);
  }

  return {
    opened: Promise.all(Array.from({ length: options.count }, (_, index) => keepOne(String(index + 1)))).then(
      () => undefined,
    ),
    tell: (message) => {
      for (const worker of running.keys()) tellOne(worker, message);
    },
    close: async () => {
      closing.abort();
      await Promise.all([...running.keys()].map(close));
    },
  };
}

/** A message to a worker that has just ended is lost, which is not a failure. */
function tellOne(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.process.send?.(message, () => undefined);
}

function endOf(code: number | null, signal: string | null): string {
  return signal ?? `exit code ${code}`;
}
