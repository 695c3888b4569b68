import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** The person's orders with lines, events, payments, refunds, the return, reviews and consents, as nested lists. */
export function copyOfOrders(db: Database, userId: string) {
  return db
    .selectFrom('orders')
    .select([
      'orderNumber',
      'createdAt',
      'status',
      'paymentMethod',
      'paymentStatus',
      'reduction',
      'deliveryFee',
      'total',
      'email',
      'phone',
      'formerPhones',
      'deliveryName',
      'deliveryMobile',
      'deliveryAddressLine',
      'deliveryCity',
      'deliveryState',
      'deliveryPincode',
      'deliveryCountry',
      'deliveryNote',
      'deliveryZone',
      'deliveredAt',
      'deliverOn',
      'promoCode',
      'language',
      'phoneRefusal',
      sql<object[]>`(select coalesce(json_agg(json_build_object('name', l.name, 'quantity', l.quantity,
        'unitPrice', l.discounted_unit_price) order by l.position), '[]')
        from order_lines l where l.order_id = orders.id)`.as('lines'),
      sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('method', a.method, 'state', a.state, 'amount', a.amount,
        'phone', a.payer_phone, 'reference', a.provider_reference, 'at', a.created_at) order by a.sequence), '[]')
        from payment_attempts a where a.order_id = orders.id)`.as('payments'),
      sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('amount', r.amount, 'state', r.state, 'at', r.created_at)
        order by r.sequence), '[]') from refunds r where r.order_id = orders.id)`.as('refunds'),
      sql<object | null>`(select json_build_object('reason', q.reason, 'details', q.details, 'state', q.state,
        'answer', q.answer, 'at', q.requested_at, 'photos', q.photos, 'items',
        (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'reason', i.reason) order by i.name)
          from return_items i where i.order_id = q.order_id)) from return_requests q where q.order_id = orders.id)`.as(
        'return',
      ),
      sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('product', p.name, 'stars', v.stars, 'text', v.text, 'author', v.author_name,
        'skin', v.skin_type, 'depth', v.depth, 'photos', v.photos, 'state', v.state, 'answer', v.answer,
        'at', v.written_at) order by v.written_at), '[]') from reviews v join products p on p.id = v.product_id
        where v.order_id = orders.id)`.as('reviews'),
      sql<Date | null>`(select asked_at from review_invitations v where v.order_id = orders.id)`.as(
        'askedForReviewAt',
      ),
      sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('from', e.from_status, 'to', e.to_status, 'by', e.actor,
        'note', case when e.actor = 'shopper' then e.note end, 'at', e.created_at) order by e.id), '[]')
        from order_events e where e.order_id = orders.id)`.as('course'),
      sql<Date[]>`(select coalesce(json_agg(c.created_at order by c.id), '[]')
        from unanswered_calls c where c.order_id = orders.id)`.as('unansweredCalls'),
      sql<object | null>`(select json_build_object('agreedAt', w.agreed_at, 'words', w.wording)
        from whatsapp_consents w where w.order_id = orders.id)`.as('whatsAppConsent'),
    ])
    .where('userId', '=', userId)
    .orderBy('sequence')
    .execute();
}
