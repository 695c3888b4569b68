import { slugOf } from './page-paths.ts';

/** Whether a category is meant by what was typed: its name in either language, or that name as an address has it. */
export function isCategoryCalled(
  { name, nameFr }: { name: string; nameFr?: string | null },
  typed: string,
): boolean {
  const wanted = slugOf(typed).toLowerCase();
  return [name, nameFr ?? ''].some((one) => one !== '' && slugOf(one).toLowerCase() === wanted);
}
