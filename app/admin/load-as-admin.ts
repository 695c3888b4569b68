import { type StaffRole, staffRoles } from '#shared/access.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import type { ShopState } from '../client/shop-state.ts';
import { storageKeys } from '../client/storage.ts';
import { storage } from '../state/browser.ts';
import { client } from '../state/client.ts';
import { type Loaded, load } from '../state/load.ts';
import { mayOpen } from './frame/page-access.ts';

type LoaderArgs = { request: Request; params: Record<string, string | undefined> };
type AskedFor = { query: URLSearchParams; params: LoaderArgs['params'] };

/** A `clientLoader` of the admin: makes no call unless a staff member is logged in whose role may open the page. */
export function adminLoader<Answer>(
  call: (asked: AskedFor, options: CallOptions) => Promise<Answer>,
): (args: LoaderArgs) => Promise<Loaded<Answer>> {
  return async ({ request, params }) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const role = await staffRoleHere();
    if (!role || !mayOpen(role, pathname)) return {};
    return load(() => call({ query, params }, { signal: request.signal }));
  };
}

/** The role as the browser knows it; the server checks the role with every call. */
export async function staffRoleHere(): Promise<StaffRole | null> {
  const known = roleKnownBy(client.shop.get());
  return known === undefined ? (roleLastTime() ?? (await whenRoleIsKnown())) : known;
}

function roleKnownBy({ session, user: { details, status } }: ShopState): StaffRole | null | undefined {
  if (details) return details.staffRole;
  return session === 'guest' || status === 'failed' ? null : undefined;
}

/** The role of the last visit: the page's calls need not wait until the user's details are loaded again. */
function roleLastTime(): StaffRole | undefined {
  if (storage.readText(storageKeys.refreshToken) === undefined) return undefined;
  const kept = storage.readJson(storageKeys.user);
  const role = typeof kept === 'object' && kept !== null && 'staffRole' in kept ? kept.staffRole : undefined;
  return staffRoles.find((known) => known === role);
}

function whenRoleIsKnown(): Promise<StaffRole | null> {
  return new Promise((resolve) => {
    const stop = client.shop.subscribe((state) => {
      const role = roleKnownBy(state);
      if (role === undefined) return;
      stop();
      resolve(role);
    });
  });
}
