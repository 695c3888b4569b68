import type { Clock } from '#core/store.ts';
import { endOfShopDay, shopDayOf } from '#shared/shop-day.ts';

const HALF_A_DAY = 12 * 60 * 60 * 1000;

export type TestClock = Clock & {
  /** Stops the clock at a point in time. */
  set(time: Date | string): void;
  advance(step: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
  /** Sets the clock to noon of the next day in Douala, from where it runs on: what a test does within one day crosses no midnight. */
  goToNoon(): void;
};

/** A clock that runs like the real one until a test moves it. */
export function createTestClock(): TestClock {
  let stoppedAt: number | undefined;
  let ahead = 0;
  const now = () => new Date((stoppedAt ?? Date.now()) + ahead);
  return {
    now,
    set: (time) => {
      stoppedAt = new Date(time).getTime();
      ahead = 0;
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
    goToNoon: () => {
      ahead += endOfShopDay(shopDayOf(now())).getTime() + HALF_A_DAY - now().getTime();
    },
  };
}
