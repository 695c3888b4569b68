import type { ImportView } from '#shared/contract/catalogue-files.ts';

/** The shop is at it by itself. */
export function isWorkedOn({ state, stopped }: ImportView): boolean {
  if (stopped) return false;
  return state === 'reading' || state === 'checking' || state === 'applying';
}
