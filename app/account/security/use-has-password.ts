import { useShop } from '../../state/use-shop.ts';

/** False for an account that was opened with a phone number alone: it has neither an e-mail nor a password. */
export function useHasPassword(): boolean {
  return useShop(({ user }) => user.details?.email !== '');
}
