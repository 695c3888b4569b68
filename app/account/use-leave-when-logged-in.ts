import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocalPath } from '../language.ts';
import { useShop } from '../state/use-shop.ts';
import { wayBackOf } from './way-back.ts';

/** Leads anyone who is or becomes logged in away from the pages of logging in and registering. */
export function useLeaveWhenLoggedIn(): void {
  const navigate = useNavigate();
  const isUser = useShop((state) => state.session === 'user');
  const localPath = useLocalPath();
  const target = localPath(wayBackOf(useLocation().state));
  useEffect(() => {
    if (isUser) void navigate(target, { replace: true });
  }, [isUser, navigate, target]);
}
