import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { MenuCountsView } from '#shared/contract/admin-frame.ts';
import type { CallOptions } from '#shared/contract/contract.ts';
import { api } from '../../state/api.ts';
import { page } from '../../state/browser.ts';
import { listenForReturn } from '../../state/listen-for-return.ts';
import { useAnswer } from '../../state/use-answer.ts';

const everyMs = 30_000;

/** How much waits behind each entry: counted again with each page, after each change of a list, and twice a minute. */
export function useMenuCounts(): MenuCountsView | undefined {
  const { answer, reload } = useAnswer(countMenu);
  const { pathname } = useLocation();
  const { state } = useRevalidator();
  const isIdle = state === 'idle';
  const look = useCallback(() => {
    if (page.isVisible()) void reload();
  }, [reload]);
  useEffect(() => {
    const looking = setInterval(look, everyMs);
    const stopListening = listenForReturn(look);
    return () => {
      clearInterval(looking);
      stopListening();
    };
  }, [look]);
  const counted = useRef(pathname);
  useEffect(() => {
    // The first answer is under way already.
    if (!isIdle) counted.current = '';
    else if (counted.current !== pathname) {
      counted.current = pathname;
      look();
    }
  }, [pathname, isIdle, look]);
  return answer;
}

async function countMenu(options: CallOptions): Promise<MenuCountsView> {
  return (await api.adminFrame.getCounts({}, options)).data;
}
