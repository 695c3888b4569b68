import { Navigate } from 'react-router';
import { useLocalPath } from '../language.ts';
import { useShop } from '../state/use-shop.ts';
import { firstPageOf } from './frame/page-access.ts';

/** Leads to the page on which the work of the logged-in person begins. */
export default function WorkPage() {
  const localPath = useLocalPath();
  const role = useShop(({ user }) => user.details?.staffRole);
  return role ? <Navigate to={localPath(firstPageOf(role))} replace /> : null;
}
