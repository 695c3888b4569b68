import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Encoding, PicturePorts } from '#core/media/media.ts';
import type { MediaFormat, MediaWidth } from '#shared/media-url.ts';
import type { Sheet } from './print-sheet.ts';

export type PictureTask = { id: number } & (
  | { kind: 'decode'; bytes: Uint8Array }
  | { kind: 'plain'; source: Uint8Array }
  | { kind: 'render'; name: string; source: Uint8Array; width: MediaWidth; format: MediaFormat }
  | { kind: 'print'; sheet: Sheet }
);

export type PictureAnswer = { id: number } & ({ result: unknown } | { failure: string });

type Waiting = { resolve: (result: unknown) => void; reject: (failure: Error) => void };
type Job = PictureTask extends infer Task ? (Task extends unknown ? Omit<Task, 'id'> : never) : never;

export type PictureProcess = {
  decode: PicturePorts['decode'];
  plain: PicturePorts['plain'];
  render(encoding: Encoding): Promise<Buffer>;
  print(sheet: Sheet): Promise<Buffer>;
};

export type PictureProcessOptions = {
  /** 19 uses only processor time that nothing else needs. */
  niceness?: number;
  /** The process ends after this time without work, which frees its memory. */
  idleSeconds?: number;
};

const program = new URL('./picture-program.ts', import.meta.url);

/**
 * Decodes and encodes pictures in a separate process: a decoded photo takes 36 MB and more, glibc keeps such memory for each thread that
 * asked for it, and a file made to break the decoder ends that process, not the shop. The process runs while there is work.
 */
export function createPictureProcess(options: PictureProcessOptions = {}): PictureProcess {
  const { niceness = 0, idleSeconds = 20 } = options;
  let child: ChildProcess | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  return {
    decode: (bytes) => run({ kind: 'decode', bytes }),
    plain: (source) => run({ kind: 'plain', source }),
    render: async (picture) => Buffer.from(await run<Uint8Array>({ kind: 'render', ...picture })),
    print: async (sheet) => Buffer.from(await run<Uint8Array>({ kind: 'print', sheet })),
  };

  async function run<Result>(job: Job): Promise<Result> {
    clearTimeout(idle);
    child ??= start();
    const worker = child;
    lastId += 1;
    const task: PictureTask = { id: lastId, ...job };
    const answered = new Promise<unknown>((resolve, reject) => waiting.set(task.id, { resolve, reject }));
    keepOpen(worker, true);
    worker.send(task);
    // Both ends of the channel are in this folder, so the answer has the type of the task's result.
    return answered as Promise<Result>;
  }

  function start(): ChildProcess {
    const started = fork(program, {
      serialization: 'advanced',
      // glibc: one heap for all threads; blocks above 1 MB return to the system as soon as they are freed.
      env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' },
      execArgv: [],
    });
    if (niceness > 0 && started.pid !== undefined) setPriority(started.pid, niceness);
    started.on('message', (answer: PictureAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) rest(started);
      if ('failure' in answer) asked?.reject(new Error(answer.failure));
      else asked?.resolve(answer.result);
    });
    const end = (why: string) => {
      if (child !== started) return;
      child = undefined;
      for (const asked of waiting.values()) asked.reject(new Error(`The picture process ended: ${why}`));
      waiting.clear();
    };
    started.once('error', (error) => end(error.message));
    started.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
    return started;
  }

  /** An idle process must not keep the shop from closing; it ends if no work follows. */
  function rest(worker: ChildProcess): void {
    keepOpen(worker, false);
    idle = setTimeout(() => {
      if (child === worker) child = undefined;
      if (worker.connected) worker.disconnect();
    }, idleSeconds * 1000);
    idle.unref();
  }

  function keepOpen(worker: ChildProcess, isBusy: boolean): void {
    if (isBusy) {
      worker.ref();
      worker.channel?.ref();
    } else {
      worker.unref();
      worker.channel?.unref();
    }
  }
}
