/** What happens to a table that leads to a person when she downloads her data, and when her account ends. */
export type Place = {
  /** The part of the download that has it, or why none has. */
  copy: { in: string } | { without: string };
  /** Deleted with the account, emptied of the person, or the reason why it stays as it is. */
  end: 'gone' | 'emptied' | { stays: string };
};

const secret = {
  without: 'a key or a fingerprint of one: it would open the account or the order to who finds the file',
};
const passing = { without: 'work that waits, gone within the hour; what comes of it is in the copy' };
const books = { without: 'figures of the shop’s books about an order that is in the copy' };
const accounts = { stays: 'the books keep sums for ten years, without a person' };
const staffActs = { without: 'what the staff did for the shop, beside an order that is in the copy' };

/** Every table with a column that leads to an account, an order, an e-mail or a phone. */
export const placesOfPersons: Readonly<Record<string, Place>> = {
  users: { copy: { in: 'account' }, end: 'gone' },
  customer_notes: { copy: { in: 'account.noteOfTheShop' }, end: 'gone' },
  addresses: { copy: { in: 'addresses' }, end: 'gone' },
  cart_items: { copy: { in: 'cart' }, end: 'gone' },
  cart_mail_consents: { copy: { in: 'cartMails' }, end: 'gone' },
  left_carts: { copy: { in: 'cartMails.leftCarts' }, end: 'gone' },
  wishlist_items: { copy: { in: 'wishlist' }, end: 'gone' },
  viewed_products: { copy: { in: 'viewed' }, end: 'gone' },
  questions: { copy: { in: 'questions' }, end: 'gone' },
  email_changes: { copy: { in: 'emailChanges' }, end: 'gone' },
  sessions: { copy: { in: 'devices' }, end: 'gone' },
  newsletter_subscribers: { copy: { in: 'newsletter' }, end: 'gone' },
  contact_messages: { copy: { in: 'messages' }, end: 'gone' },
  stock_alerts: { copy: { in: 'stockAlerts' }, end: 'gone' },
  stock_alert_stops: {
    copy: { in: 'stockAlertsStopped' },
    end: { stays: 'a fingerprint, for a year: the address must not be entered again' },
  },
  mail_outbox: {
    copy: { in: 'messagesSent' },
    end: { stays: 'the goodbye, and what still waits to be sent; traces go after 30 days' },
  },
  phone_stops: { copy: { in: 'phones.0.messagesStoppedAt' }, end: 'gone' },
  blocked_phones: {
    copy: { in: 'phones.0.ordersBlockedFor' },
    end: { stays: 'until the shop lifts it, also without an account (privacy policy)' },
  },

  orders: { copy: { in: 'orders' }, end: 'emptied' },
  order_lines: { copy: { in: 'orders.0.lines' }, end: 'emptied' },
  order_events: { copy: { in: 'orders.0.course' }, end: 'emptied' },
  payment_attempts: { copy: { in: 'orders.0.payments' }, end: 'emptied' },
  refunds: { copy: { in: 'orders.0.refunds' }, end: 'emptied' },
  return_requests: { copy: { in: 'orders.0.return' }, end: 'emptied' },
  return_items: { copy: { in: 'orders.0.return.items' }, end: 'emptied' },
  reviews: { copy: { in: 'orders.0.reviews' }, end: 'emptied' },
  review_invitations: { copy: { in: 'orders.0.askedForReviewAt' }, end: 'emptied' },
  unanswered_calls: { copy: { in: 'orders.0.unansweredCalls' }, end: 'emptied' },
  whatsapp_consents: { copy: { in: 'orders.0.whatsAppConsent' }, end: 'gone' },
  promotion_uses: { copy: { in: 'orders.0.promoCode' }, end: accounts },
  cash_collections: { copy: books, end: accounts },
  cash_write_offs: { copy: books, end: accounts },
  refund_reversals: { copy: books, end: accounts },
  disputes: { copy: books, end: accounts },
  invoices: { copy: books, end: accounts },
  order_line_changes: { copy: books, end: accounts },
  stock_movements: { copy: books, end: accounts },
  rider_changes: { copy: staffActs, end: { stays: 'which rider had an order, without its buyer' } },
  order_news: { copy: passing, end: 'emptied' },
  door_links: { copy: secret, end: { stays: 'it opens an order without a person' } },

  one_time_codes: { copy: secret, end: 'gone' },
  phone_codes: { copy: secret, end: 'gone' },
  reset_grants: { copy: secret, end: 'gone' },
  idempotency_keys: {
    copy: { without: 'answers to requests of the last 30 days, which say what the copy says' },
    end: 'gone',
  },

  // The shop's staff, whose accounts no button deletes.
  riders: { copy: { in: 'staff.rider' }, end: { stays: 'a rider’s account is of the staff' } },
  staff_invitations: { copy: { in: 'staff.invitations' }, end: 'gone' },
  second_factors: { copy: { in: 'staff.secondFactor' }, end: 'gone' },
  recovery_codes: { copy: secret, end: 'gone' },
  push_devices: { copy: { in: 'staff.noticesOn' }, end: 'gone' },
  muted_notices: { copy: { in: 'staff.noticesOff' }, end: 'gone' },
  push_losses: { copy: { in: 'staff.noticesLostAt' }, end: 'gone' },
};
