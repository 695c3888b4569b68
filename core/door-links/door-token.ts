import { sql } from 'kysely';

/** The token of an order's payment link; null as long as none was made (`giveDoorLinks`). */
export const doorToken = sql<string | null>`(
  select token from door_links where door_links.order_id = orders.id
)`.as('doorToken');
