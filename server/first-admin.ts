import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Credentials, ensureFirstAdmin, findAdmin } from '#core/accounts/ensure-first-admin.ts';
import { findPasswordProblem } from '#core/accounts/passwords.ts';
import type { Store } from '#core/store.ts';
import type { Env } from './env.ts';
import { StartProblem } from './start-problem.ts';

/** Creates the first admin if there is none, and returns for the start lines who it is and where the password is. */
export async function provideFirstAdmin(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  env: Pick<Env, 'admin' | 'dataFolder'>,
): Promise<string> {
  const file = join(env.dataFolder, 'admin-credentials.txt');
  if (env.admin && !(await findAdmin(store.db))) await refuseGuessable(store, env.admin);
  const admin = await ensureFirstAdmin(store, env.admin, (credentials) =>
    writeCredentials(file, credentials),
  );
  if (admin.newPassword !== undefined) {
    return `${admin.email}, password ${admin.newPassword} (kept in admin-credentials.txt)`;
  }
  return existsSync(file) ? `${admin.email} (password in admin-credentials.txt)` : admin.email;
}

async function refuseGuessable({ settings }: Pick<Store, 'settings'>, { email, password }: Credentials) {
  const problem = await findPasswordProblem(password, { storeName: settings.name, email });
  if (problem !== undefined) {
    throw new StartProblem(
      'ADMIN_PASSWORD is too common: it is among the first that are tried. Choose another one.',
    );
  }
}

async function writeCredentials(file: string, { email, password }: Credentials): Promise<void> {
  await writeFile(`${file}.part`, `e-mail: ${email}\npassword: ${password}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
