import { client } from '../state/client.ts';

/**
 * Reloads the user after a call that ends all sessions of an account: a person who still counted as logged in here would be led away from the login
 * page. If another account is logged in, it stays so.
 */
export async function hearOfEndedSession(): Promise<void> {
  if (client.shop.get().session !== 'guest') await client.session.loadUser();
}
