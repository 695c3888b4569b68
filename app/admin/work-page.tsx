import { Navigate } from 'react-router';
import { useLocalPath } from '../language.ts';
import { useShop } from '../state/use-shop.ts';
import { firstPageOf } from './frame/page-access.ts';

/** Where the work of the person who is logged in begins. */
export default function WorkPage() {
  const localPath = useLocalPath();
  const role = useShop(({ user }) => user.details?.staffRole);
  return role ? <Navigate to={localPath(firstPageOf(role))} replace /> : null;
}
