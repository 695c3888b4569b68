import { keepReserve } from '#adapters/disk/disk-reserve.ts';
import type { Store } from '#core/store.ts';
import type { Env } from '../env.ts';
import { repeat } from './repeat.ts';

/** Reserves room for the shop's own PostgreSQL, which shares the disk of the data folder, so that orders go on when pictures and backups fill it. */
export function keepDiskReserve({ log }: Pick<Store, 'log'>, { dataFolder }: Pick<Env, 'dataFolder'>) {
  return repeat(log, {
    name: 'keep room for orders',
    pauseSeconds: 1,
    round: async () => {
      const step = await keepReserve(dataFolder);
      if (step === 'set aside') log.info({}, 'Room for orders was set aside on the disk');
      if (step === 'given up') {
        log.warn({}, 'The disk is nearly full: the room that was set aside for orders is given up');
      }
    },
  });
}
