export const MINUTES_OF_DAY = 1_440;

export type PromiseUnit = 'Minutes' | 'Hours' | 'Days';

/** A promise in the unit that people use, rounded up, so that the shop can keep it. */
export function promiseIn(minutes: number): { count: number; unit: PromiseUnit } {
  if (minutes < 60) return { count: minutes, unit: 'Minutes' };
  if (minutes < MINUTES_OF_DAY) return { count: Math.ceil(minutes / 60), unit: 'Hours' };
  return { count: Math.ceil(minutes / MINUTES_OF_DAY), unit: 'Days' };
}
