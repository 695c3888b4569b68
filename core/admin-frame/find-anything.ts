import type { Database } from '#db/client.ts';
import { isAllowed, type Role } from '#shared/access.ts';
import { type Customer, listCustomers } from '../accounts/customer-queries.ts';
import type { Product } from '../catalogue/product.ts';
import { type DeskRow, listDeskOrders } from '../order-desk/desk-queries.ts';
import { searchAdminProducts } from '../search/search-admin-products.ts';

/** Results of each kind: as many as a phone shows without much scrolling. */
const FIRST = 5;

/** Finds orders, products and customers by one search, each as its own list does; leaves out lists that the role may not open. */
export async function findAnything(
  db: Database,
  { search, role }: { search: string; role: Role },
): Promise<{ orders: DeskRow[]; products: Product[]; customers: Customer[] }> {
  const [seesOrders, seesProducts] = [isAllowed('orders', role), isAllowed('catalogue', role)];
  const [orders, products, customers] = await Promise.all([
    seesOrders && listDeskOrders(db, { view: 'all', search, city: '', limit: FIRST }),
    seesProducts && searchAdminProducts(db, { search, page: 1, limit: FIRST }),
    seesOrders && listCustomers(db, { search, isBlocked: false, page: 1, limit: FIRST }),
  ]);
  return {
    orders: orders ? orders.rows : [],
    products: products ? products.products : [],
    customers: customers ? customers.customers : [],
  };
}
