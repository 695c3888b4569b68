import type { ImportView } from '#shared/contract/catalogue-files.ts';

/** Whether the shop is working on the import by itself. */
export function isWorkedOn({ state, isStopped }: ImportView): boolean {
  if (isStopped) return false;
  return state === 'reading' || state === 'checking' || state === 'applying' || state === 'undoing';
}
