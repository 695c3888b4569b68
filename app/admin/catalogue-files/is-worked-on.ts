import type { ImportView } from '#shared/contract/catalogue-files.ts';

/** The shop is at it by itself. */
export function isWorkedOn({ state, isStopped }: ImportView): boolean {
  if (isStopped) return false;
  return state === 'reading' || state === 'checking' || state === 'applying' || state === 'undoing';
}
