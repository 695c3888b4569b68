import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

// In a process of its own: there Node would never end, and no time limit of a test could end it.
test.runIf(existsSync('/proc/self'))(
  'a backup to where the system makes no folders fails at once',
  async () => {
    const file = new URL('./backup-folder.ts', import.meta.url).href;
    const write = `
    const { createBackupFolder } = await import(${JSON.stringify(file)});
    await createBackupFolder('/proc/shop/backups').write('today/tables', [Buffer.from('rows')]).catch(({ code }) => console.log(code));
  `;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', write], {
      timeout: 20_000,
    });
    expect(stdout.trim()).toBe('ENOENT');
  },
  30_000,
);
