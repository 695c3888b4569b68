import { parseSegment } from '#shared/page-paths.ts';
import { wantsFilters } from '../filters/wants-filters.ts';

/** Pages that have a bar or a total of their own, or a form whose button the bar could cover (decision 46). */
const pagesWithoutBar = [
  '/cart',
  '/checkout',
  '/payment',
  '/success',
  '/cancel',
  '/product',
  '/dashboard',
  '/user',
  '/login',
  '/register',
  '/forgot-password',
  '/verification-otp',
  '/reset-password',
  '/cart-mails',
  '/email-change',
  '/newsletter',
  '/pay',
  '/review',
  '/staff-invitation',
  '/stock-alert',
  '/track',
  '/contact',
];

/** Whether the page at this English address is shown without the cart bar; a list is, while its choices are open. */
export function hasOwnBar(path: string, search = ''): boolean {
  return (
    pagesWithoutBar.some((page) => path === page || path.startsWith(`${page}/`)) ||
    isProductOfShelf(path) ||
    wantsFilters(new URLSearchParams(search))
  );
}

/** Whether this is a product's address below its category and sub-category. */
function isProductOfShelf(path: string): boolean {
  const segments = path.slice(1).split('/');
  return segments.length === 3 && segments.every((segment) => parseSegment(segment) !== undefined);
}
