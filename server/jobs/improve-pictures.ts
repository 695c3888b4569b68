import { improveRendition } from '#core/media/improve-rendition.ts';
import type { Store } from '#core/store.ts';
import { isQuiet } from './is-quiet.ts';
import { repeat } from './repeat.ts';

/** Makes smaller files of the pictures that visitors of this process have requested. */
export function improvePictures(store: Pick<Store, 'db' | 'log' | 'media'>) {
  let busyRounds = 0;
  return repeat(store.log, {
    name: 'improve pictures',
    pauseSeconds: 5,
    busyPauseSeconds: 0.5,
    round: async () => {
      if (store.media.wanted.size === 0) return false;
      // Shoppers come first, but even a shop that is never quiet gets one picture every half minute.
      if (busyRounds < 6 && !(await isQuiet())) {
        busyRounds += 1;
        return false;
      }
      busyRounds = 0;
      return improveRendition(store);
    },
  });
}
