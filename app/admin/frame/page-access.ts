import { isAllowed, type StaffAccess, type StaffRole } from '#shared/access.ts';
import { inLanguage } from '#shared/page-paths.ts';

/** Which roles may open each page of the admin: those that may make the calls that load it. */
const accessOfPages: Readonly<Record<string, StaffAccess>> = {
  '/dashboard/parcels': 'rider',
  '/dashboard/overview': 'manager',
  '/dashboard/orders': 'orders',
  '/dashboard/new-order': 'orders',
  '/dashboard/attention': 'orders',
  '/dashboard/cash': 'orders',
  '/dashboard/till': 'orders',
  '/dashboard/money': 'manager',
  '/dashboard/statements': 'manager',
  '/dashboard/payment-health': 'manager',
  '/dashboard/product': 'catalogue',
  '/dashboard/upload-product': 'catalogue',
  '/dashboard/family': 'catalogue',
  '/dashboard/stock': 'catalogue',
  '/dashboard/stock-count': 'catalogue',
  '/dashboard/category': 'catalogue',
  '/dashboard/subcategory': 'catalogue',
  '/dashboard/brand': 'catalogue',
  '/dashboard/home-page': 'catalogue',
  '/dashboard/home-preview': 'catalogue',
  '/dashboard/exchange': 'catalogue',
  '/dashboard/promotions': 'manager',
  '/dashboard/searches': 'catalogue',
  '/dashboard/customers': 'orders',
  '/dashboard/inbox': 'orders',
  '/dashboard/reviews': 'orders',
  '/dashboard/questions': 'orders',
  '/dashboard/newsletter': 'manager',
  '/dashboard/notices': 'office',
  '/dashboard/zones': 'manager',
  '/dashboard/settings': 'owner',
  '/dashboard/staff': 'owner',
  '/dashboard/audit': 'manager',
  '/dashboard/health': 'manager',
};

export function mayOpen(role: StaffRole, path: string): boolean {
  const access = accessOfPages[pageOf(path)];
  return access === undefined || isAllowed(access, role);
}

/** The page on which the work of a role begins. */
export function firstPageOf(role: StaffRole): string {
  const pages = ['/dashboard/orders', '/dashboard/product', '/dashboard/parcels'];
  return pages.find((page) => mayOpen(role, page)) ?? '/dashboard/profile';
}

/** The page of an address: `/dashboard/orders` for `/fr/dashboard/orders/ab12`. */
function pageOf(path: string): string {
  return inLanguage(path, 'en').split(/[/?#]/, 3).join('/');
}
