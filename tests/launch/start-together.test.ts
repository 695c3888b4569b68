import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testAuthSecret } from '#tests/support/app.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import { apiAt, launchShop, newDataFolder } from './launch-shop.ts';

// Real processes, on slow machines too: the time limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000 });

test('two shops that start together on one empty database make one first admin, and both serve', async () => {
  const { connectionString, db } = await emptyDatabase();
  const env = { DATABASE_URL: connectionString, AUTH_SECRET: testAuthSecret };
  const folders = [await newDataFolder(), await newDataFolder()];
  const shops = await Promise.all(folders.map((folder) => launchShop(folder, { env })));
  await Promise.all(shops.map(({ opened }) => opened));

  const admins = await db.selectFrom('users').select('email').where('role', '=', 'OWNER').execute();
  expect(admins).toHaveLength(1);
  const credentials = (await Promise.all(folders.map(readCredentials))).filter((text) => text !== undefined);
  expect(credentials).toHaveLength(1);
  const [, email = '', password = ''] = /^e-mail: (.+)\npassword: (.+)\n$/.exec(credentials[0] ?? '') ?? [];
  expect(email).toBe(admins[0]?.email);
  for (const { port } of shops) {
    const { data } = await apiAt(port).user.login({ email, password });
    expect((await apiAt(port, data.accesstoken).staff.list({})).data.members).toHaveLength(1);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  }
  for (const { pressCtrlC } of shops) pressCtrlC();
  expect((await Promise.all(shops.map(({ ended }) => ended))).map(({ exitCode }) => exitCode)).toEqual([
    0, 0,
  ]);
});

/** The first admin's credentials; undefined if the shop of this folder made no admin. */
function readCredentials(dataFolder: string): Promise<string | undefined> {
  return readFile(join(dataFolder, 'admin-credentials.txt'), 'utf8').catch(() => undefined);
}
