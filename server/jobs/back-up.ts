import { backUpDaily } from '#core/backups/back-up-daily.ts';
import type { Store } from '#core/store.ts';
import { createPictureFiles } from '../build-store.ts';
import type { Env } from '../env.ts';
import { shopVersion } from '../shop-version.ts';
import { repeat } from './repeat.ts';

export function backUp(store: Store, env: Pick<Env, 'dataFolder' | 's3'>, connectionString: string) {
  const parts = { connectionString, pictures: createPictureFiles(env), version: shopVersion };
  return repeat(store.log, {
    name: 'back up',
    pauseSeconds: 300,
    round: () => backUpDaily(store, parts),
  });
}
