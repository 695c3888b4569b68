import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { browserShop } from './browser-shop-address.ts';

/** Makes an order of the browser tests' shop older, also at the sandbox, instead of waiting for half an hour. */
export async function letMinutesPass(orderId: string, minutes: number): Promise<void> {
  const database = new pg.Client({ connectionString: await readFile(browserShop.databaseFile, 'utf8') });
  await database.connect();
  try {
    await database.query(
      `with at_sandbox as (
        update sandbox_sessions set expires_at = expires_at - make_interval(mins => $2)
        where attempt_id in (select id from payment_attempts where order_id = $1)
      ), aged as (
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
