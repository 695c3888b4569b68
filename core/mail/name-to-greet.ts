import { isPersonName } from '#shared/person-name.ts';

/**
 * The name that a mail may greet; empty if there is none. An unverified address may be anyone's, and the name would be a stranger's
 * words in the shop's own mail. Names saved before there was a rule for them may contain other text.
 */
export function nameToGreet({ name, isProven }: { name: string; isProven: boolean }): string {
  return isProven && isPersonName(name) ? name : '';
}
