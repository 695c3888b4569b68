import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { browserShop } from './browser-shop-address.ts';

/** Things of which the browser tests' shop has only one: two tests that change one at once would see each other's work. */
export type OnlyOne = 'till' | 'home draft' | 'stock count';

const LOOK_AGAIN_MS = 200;

/** Waits until no other worker has it. Like `scripts/build-lock.ts` it uses a lock of the operating system, which ends with the process. */
export async function takeTurn(one: OnlyOne): Promise<() => void> {
  const name = `shop-tests-${browserShop.port}-${one.replace(' ', '-')}.lock`;
  const lock = new DatabaseSync(join(tmpdir(), name), { timeout: 0 });
  while (!tryToLock(lock)) await delay(LOOK_AGAIN_MS);
  return () => lock.close();
}

function tryToLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false;
    throw error;
  }
}
