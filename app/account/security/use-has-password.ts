import { useShop } from '../../state/use-shop.ts';

/** False for an account that was opened by an order and whose owner has not chosen a password yet. */
export function useHasPassword(): boolean {
  return useShop(({ user }) => user.details?.hasPassword !== false);
}
