import { linkMailedTo } from './outbox.ts';
import { shopApi } from './shop-api.ts';

/** Subscribes an address and confirms it by the link in its mail. */
export async function joinNewsletter(email: string): Promise<void> {
  await shopApi().newsletter.subscribe({ email });
  const link = await linkMailedTo(email, '/newsletter/confirm');
  await shopApi().newsletter.confirm({ token: link.split('token=')[1] ?? '' });
}
