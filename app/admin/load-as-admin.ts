import type { CallOptions } from '#shared/contract/contract.ts';
import type { ShopState } from '../client/shop-state.ts';
import { storageKeys } from '../client/storage.ts';
import { storage } from '../state/browser.ts';
import { client } from '../state/client.ts';
import { type Loaded, load } from '../state/load.ts';

type LoaderArgs = { request: Request; params: Record<string, string | undefined> };
type AskedFor = { query: URLSearchParams; params: LoaderArgs['params'] };

/** A `clientLoader` of the admin: asks for nothing unless an admin is logged in. */
export function adminLoader<Answer>(
  call: (asked: AskedFor, options: CallOptions) => Promise<Answer>,
): (args: LoaderArgs) => Promise<Loaded<Answer>> {
  return async ({ request, params }) => {
    if (!(await isAdminHere())) return {};
    const query = new URL(request.url).searchParams;
    return load(() => call({ query, params }, { signal: request.signal }));
  };
}

/** What the browser knows; the server looks at the role with every call. */
export async function isAdminHere(): Promise<boolean> {
  return roleKnownBy(client.shop.get()) ?? (wasAdminLastTime() || (await whenRoleIsKnown()));
}

function roleKnownBy({ session, user: { details, status } }: ShopState): boolean | undefined {
  if (details) return details.role === 'ADMIN';
  return session === 'guest' || status === 'failed' ? false : undefined;
}

/** The page's calls need not wait until the details have come again. */
function wasAdminLastTime(): boolean {
  const kept = storage.readJson(storageKeys.user);
  const isAdmin = typeof kept === 'object' && kept !== null && 'role' in kept && kept.role === 'ADMIN';
  return isAdmin && storage.readText(storageKeys.refreshToken) !== undefined;
}

function whenRoleIsKnown(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = client.shop.subscribe((state) => {
      const isAdmin = roleKnownBy(state);
      if (isAdmin === undefined) return;
      stop();
      resolve(isAdmin);
    });
  });
}
