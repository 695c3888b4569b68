import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithThisProcess } from '../run-guard.ts';

/** Starts a program that ends with this process at the latest. Returns a function that ends it earlier. */
export function startBeside(
  program: string,
  args: readonly string[],
  surroundings: Record<string, string> = {},
): () => Promise<void> {
  const started = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...surroundings } });
  const release = endWithThisProcess({ processId: started.pid ?? 0, kind: 'process' });
  const ended = once(started, 'exit');
  return async () => {
    started.kill('SIGKILL');
    await ended;
    release();
  };
}
