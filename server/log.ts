import type { Log } from '#core/store.ts';
import type { Env } from './env.ts';

const weights = { debug: 10, info: 20, warn: 30, error: 40, fatal: 50, silent: 60 } as const;

/** Writes one line of JSON per event to the error output, so that the start lines on the standard output stay readable. */
export function createLog(level: Env['logLevel'], write = writeToErrorOutput): Log {
  const log = (weight: 'info' | 'warn' | 'error') => (facts: object, message: string) => {
    if (weights[weight] < weights[level]) return;
    write(JSON.stringify({ time: new Date().toISOString(), level: weight, message, ...facts }, readable));
  };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

function writeToErrorOutput(line: string): void {
  process.stderr.write(`${line}\n`);
}

function readable(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (!(value instanceof Error)) return value;
  return {
    name: value.name,
    message: value.message,
    stack: value.stack,
    cause: value.cause,
    ...codeOf(value),
  };
}

function codeOf(error: Error): object {
  return 'code' in error ? { code: error.code } : {};
}
