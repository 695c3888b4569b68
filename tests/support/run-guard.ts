import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// A run that is killed, or ended by Ctrl-C, ends everything it has started. Handlers cannot do that, because kill -9 skips them; a small
// process that notices the end of its input does.
const program = fileURLToPath(new URL('run-guard-program.ts', import.meta.url));
let guard: ChildProcess | undefined;

/** Something that must end with this process, unless it is released before. */
export type Guarded = { folder: string; kind: 'postgres' | 'files' } | { processId: number; kind: 'process' };

/** Registers it; returns a function that releases it, to call once it has ended in the ordinary way. */
export function endWithThisProcess(guarded: Guarded): () => void {
  const line = JSON.stringify(guarded);
  say(`+${line}`);
  return () => say(`-${line}`);
}

function say(line: string): void {
  guard ??= startGuard();
  guard.stdin?.write(`${line}\n`);
}

function startGuard(): ChildProcess {
  // In a process group of its own, because Ctrl-C in a terminal goes to every process of this group.
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  child.unref();
  const { stdin } = child;
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  return child;
}
