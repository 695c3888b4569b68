import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { newDataFolder, openShop, usedDataFolder } from '../launch/launch-shop.ts';

// Real processes, on slow machines too: the limit is for one that hangs.
vi.setConfig({ testTimeout: 180_000 });

test('a shop that is open is backed up, and restored in another folder; neither harms a shop that is there', async () => {
  const dataFolder = await usedDataFolder();
  await openShop(dataFolder);
  const backups = join(dataFolder, 'backups');
  const made = await run('backup', [], { DATA_DIR: dataFolder });
  expect(made).toMatchObject({ exitCode: 0, said: expect.stringContaining('Done: ') });
  const refused = await run('restore', ['latest', '--replace'], { DATA_DIR: dataFolder });
  expect(refused).toMatchObject({ exitCode: 1, said: expect.stringContaining('stop it first') });

  const elsewhere = { DATA_DIR: await newDataFolder(), BACKUP_FOLDER: backups };
  const restored = await run('restore', ['latest'], elsewhere);
  expect(restored).toMatchObject({ exitCode: 0, said: expect.stringContaining('Restored: ') });
  const again = await run('restore', ['latest'], elsewhere);
  expect(again).toMatchObject({ exitCode: 1, said: expect.stringContaining('Say so with --replace') });
  const verified = await run('backup', ['--verify'], elsewhere);
  expect(verified).toMatchObject({ exitCode: 0, said: expect.stringContaining(', whole') });
});

function run(
  script: 'backup' | 'restore',
  args: string[],
  env: Record<string, string>,
): Promise<{ exitCode: number; said: string }> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, `scripts/${script}.ts`), ...args],
      { cwd: root, env: { PATH: process.env.PATH ?? '', ...env } },
      (error, output, complaint) =>
        resolve({ exitCode: error ? Number(error.code) : 0, said: `${output}${complaint}` }),
    );
  });
}
