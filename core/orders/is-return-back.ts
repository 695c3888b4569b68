import { sql } from 'kysely';

/**
 * Whether what the shopper was to send back is here: the whole parcel, or each piece she named has come back or was exchanged since she
 * asked. Expects the tables `orders` and `return_requests`.
 */
export const isReturnBack = sql<
  boolean | null
>`(return_requests.state = 'accepted' and (orders.status = 'Returned' or (
  exists (select from return_items i where i.order_id = orders.id)
  and not exists (select from return_items i where i.order_id = orders.id and i.quantity > (
    select coalesce(-sum(c.quantity), 0) from order_line_changes c
      where c.order_id = i.order_id and c.product_id = i.product_id and c.kind in ('returned', 'swapped')
        and c.quantity < 0 and c.created_at >= return_requests.requested_at)))))`;
