import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { isAllowed, type StaffRole } from '#shared/access.ts';
import type { MenuCountsView } from '#shared/contract/admin-frame.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { page } from '../../state/browser.ts';
import { client } from '../../state/client.ts';
import { api } from '../../state/desk-api.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';
import { listenToShop } from '../../state/listen-to-shop.ts';
import { useAnswer } from '../../state/use-answer.ts';

const everyMs = 30_000;

/** Pages that only show data, or whose forms keep what is typed while the data around them changes. */
const livePages =
  /\/dashboard\/(overview|orders|attention|cash|inbox|product|stock|till|reviews|questions)(\/|$)/;

/**
 * How much waits behind each entry. Counted again with each page, after each change of a list, when the shop says that something has
 * changed, and twice a minute where it cannot say so. Then the page that is shown loads again too, and stays as it is meanwhile.
 */
export function useMenuCounts(role: StaffRole): MenuCountsView | undefined {
  const countMenu = useCallback(
    (options: CallOptions) =>
      isAllowed('office', role) ? countFor(role, options) : Promise.resolve(undefined),
    [role],
  );
  const { answer, reload } = useAnswer(countMenu);
  const { pathname } = useLocation();
  const { state, revalidate } = useRevalidator();
  const isIdle = state === 'idle';
  const look = useCallback(() => {
    if (page.isVisible()) void reload();
  }, [reload]);
  useEffect(() => listenForReturn(look), [look]);
  const shown = useRef(pathname);
  shown.current = pathname;
  const hear = useCallback(() => {
    // New counts follow when the page has loaded.
    if (livePages.test(shown.current)) void revalidate();
    else look();
  }, [revalidate, look]);
  useEffect(() => {
    const stream = isAllowed('office', role) ? listenToShop(hear) : undefined;
    const looking = setInterval(() => {
      if (stream?.isOpen()) look();
      else if (page.isVisible()) hear();
    }, everyMs);
    return () => {
      clearInterval(looking);
      stream?.close();
    };
  }, [role, hear, look]);
  const counted = useRef(pathname);
  useEffect(() => {
    // The first answer is already on its way.
    if (!isIdle) counted.current = '';
    else if (counted.current !== pathname) {
      counted.current = pathname;
      look();
    }
  }, [pathname, isIdle, look]);
  return answer;
}

/** The answer includes the reader's role: an owner may have changed it meanwhile. */
async function countFor(role: StaffRole, options: CallOptions): Promise<MenuCountsView> {
  const { data } = await api.adminFrame.getCounts({}, options);
  if (data.role !== role) void client.session.loadUser();
  return data;
}
