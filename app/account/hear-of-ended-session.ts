import { client } from '../state/client.ts';

/**
 * After what ends all sessions of an account: a person who still counted as logged in here would be led away from the login page. Where someone else is
 * logged in, she stays.
 */
export async function hearOfEndedSession(): Promise<void> {
  if (client.shop.get().session !== 'guest') await client.session.loadUser();
}
