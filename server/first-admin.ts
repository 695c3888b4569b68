import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Credentials, ensureFirstAdmin } from '#core/accounts/ensure-first-admin.ts';
import type { Store } from '#core/store.ts';
import type { Env } from './env.ts';

/** Makes the first admin where there is none, and says for the start lines who it is and where the password is. */
export async function provideFirstAdmin(
  store: Pick<Store, 'db' | 'clock'>,
  env: Pick<Env, 'admin' | 'dataFolder'>,
): Promise<string> {
  const file = join(env.dataFolder, 'admin-credentials.txt');
  const admin = await ensureFirstAdmin(store, env.admin, (credentials) =>
    writeCredentials(file, credentials),
  );
  if (admin.newPassword !== undefined) {
    return `${admin.email}, password ${admin.newPassword} (kept in admin-credentials.txt)`;
  }
  return existsSync(file) ? `${admin.email} (password in admin-credentials.txt)` : admin.email;
}

async function writeCredentials(file: string, { email, password }: Credentials): Promise<void> {
  await writeFile(`${file}.part`, `e-mail: ${email}\npassword: ${password}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
