import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { isAlive, readPostmaster } from '#server/embedded-postgres/postmaster-pid.ts';

// Real processes, on slow machines too: the time limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = `
  import { spawn } from 'node:child_process';
  import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
  import { endWithThisProcess } from '#tests/support/run-guard.ts';
  const { folder } = await startThrowAwayPostgres();
  const child = spawn('sleep', ['600'], { stdio: 'ignore', detached: true });
  endWithThisProcess({ kind: 'process', processId: child.pid });
  console.log(JSON.stringify({ folder, child: child.pid }));
  setInterval(() => undefined, 60_000);`;

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run ended by %s leaves no server, no program and no folder',
  async (signal) => {
    const killed = spawn(process.execPath, ['--input-type=module', '-e', run], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(killed.stdout, 'data');
    const { folder, child } = JSON.parse(String(line));
    const server = (await readPostmaster(join(folder, 'postgres')))?.processId ?? 0;
    expect([server, child].map(isAlive)).toEqual([true, true]);

    killed.kill(signal);
    await once(killed, 'close');
    await expect.poll(() => [server, child].filter(isAlive), { timeout: 20_000 }).toEqual([]);
    await expect
      .poll(
        () =>
          access(folder).then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(false);
  },
);
