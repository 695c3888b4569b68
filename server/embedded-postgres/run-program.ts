import { spawn } from 'node:child_process';
import type { PostgresAccount } from './postgres-account.ts';

export type ProgramResult = { exitCode: number | null; output: string };

// PGPORT, PGDATA and similar variables of the surrounding shell must not reach the shop's own PostgreSQL.
export const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' };

export function spawnAs(
  account: PostgresAccount,
  program: string,
  args: string[],
  options: { stdio: 'pipe' | ['ignore', number, number]; detached?: boolean },
) {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  return spawn(command, rest, {
    stdio: options.stdio,
    detached: options.detached ?? false,
    env: cleanEnvironment,
    ...account.identity,
  });
}

/** Runs a program to its end and collects its output. The exit code is undefined for a program that cannot be run. */
export function runProgram(
  account: PostgresAccount,
  program: string,
  args: string[],
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawnAs(account, program, args, { stdio: 'pipe' });
    const said: string[] = [];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.on('error', (error) => resolve({ exitCode: null, output: error.message }));
    child.on('close', (exitCode) => resolve({ exitCode, output: said.join('') }));
  });
}
