import { slugOf } from './page-paths.ts';

/** Whether the typed text names the category: its name in either language, or that name as written in an address. */
export function isCategoryCalled(
  { name, nameFr }: { name: string; nameFr?: string | null },
  typed: string,
): boolean {
  const wanted = slugOf(typed).toLowerCase();
  return [name, nameFr ?? ''].some((one) => one !== '' && slugOf(one).toLowerCase() === wanted);
}
