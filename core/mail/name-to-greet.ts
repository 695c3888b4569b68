import { isPersonName } from '#shared/person-name.ts';

/**
 * The name that a mail may open with. An address that was never proven may be anyone's, and then the name is a stranger's
 * words in the shop's own mail; a name from before they had a rule may be more than a name.
 */
export function nameToGreet({ name, isProven }: { name: string; isProven: boolean }): string {
  return isProven && isPersonName(name) ? name : '';
}
