import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { browserShop } from './browser-shop-address.ts';

const attemptRow = z.object({ id: z.string() });
const sessionFile = z.looseObject({ expiresAt: z.coerce.date() });

/**
 * Makes an order of the browser tests' shop older than it is, also at the sandbox, instead of waiting for half an hour.
 */
export async function letMinutesPass(orderId: string, minutes: number): Promise<void> {
  const database = new pg.Client({ connectionString: await readFile(browserShop.databaseFile, 'utf8') });
  await database.connect();
  try {
    const { rows } = await database.query('select id from payment_attempts where order_id = $1', [orderId]);
    // The provider's clock first: when the shop's clock moves and it asks, the provider's time has to be over too.
    for (const { id } of rows.map((row) => attemptRow.parse(row))) await ageSession(id, minutes);
    await database.query(
      `with aged as (
        update orders set reservation_expires_at = reservation_expires_at - make_interval(mins => $2) where id = $1
      )
      update payment_attempts set created_at = created_at - make_interval(mins => $2),
        expires_at = expires_at - make_interval(mins => $2),
        due_at = case when due_at is not null then now() end
      where order_id = $1`,
      [orderId, minutes],
    );
  } finally {
    await database.end();
  }
}

async function ageSession(attemptId: string, minutes: number): Promise<void> {
  const file = join(browserShop.dataFolder, 'sandbox', `sandbox_${attemptId}.session.json`);
  const session = sessionFile.parse(JSON.parse(await readFile(file, 'utf8')));
  const expiresAt = new Date(session.expiresAt.getTime() - minutes * 60_000);
  // The shop may be reading it: whole or not at all.
  await writeFile(`${file}.older`, JSON.stringify({ ...session, expiresAt }));
  await rename(`${file}.older`, file);
}
