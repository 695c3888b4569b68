/**
 * Texts that repeat another catalogue's text in both languages and still stay apart, by reason. Each expresses an idea of its own, whose
 * word may change alone, or sharing it would load code that its page does not need.
 */
const apart: Record<string, readonly string[]> = {
  'another thing is done by it, whose word may change alone (decision 424)': [
    'app/messages/admin-order-messages.ts Confirmed',
    'app/messages/phone-order-messages.ts sendCode',
    'app/messages/payment-messages.ts payNow',
    'app/messages/product-messages.ts add',
    'app/messages/newsletter-messages.ts confirm',
    'app/messages/home-messages.ts seeAllBrands',
    'app/messages/cash-messages.ts refused',
  ],
  'it heads a page, or a part of one, about something else': [
    'app/messages/search-messages.ts title',
    'app/messages/payment-messages.ts title',
    'app/messages/terms-messages.ts deliveryTitle',
    'app/messages/shell-messages.ts payments',
    'app/messages/admin-frame-messages.ts shop',
    'app/messages/admin-frame-messages.ts more',
    'app/messages/admin-stock-messages.ts views',
  ],
  'one of several answers to a question, which are worded together': [
    'app/messages/admin-stock-messages.ts other',
    'app/messages/order-messages.ts other',
    'app/messages/phone-order-messages.ts code',
  ],
  'why stock moved or what happened to an order; the other is what the API says when a call went well': [
    'app/messages/admin-stock-messages.ts order_cancelled',
    'app/messages/admin-stock-messages.ts order_changed',
    'app/messages/order-remark-messages.ts refund_started',
  ],
  'a title in a file for the accountant or of the newsletter’s list: programs of others read it': [
    'shared/messages/money-messages.ts orders',
    'shared/messages/money-messages.ts payments',
    'shared/messages/subscriber-file-messages.ts email',
  ],
  'on the page of a payment provider that is played: the pages of the shop may change without it': [
    'shared/messages/sandbox-messages.ts cancel',
    'shared/messages/sandbox-messages.ts phone',
  ],
  'on pages outside the office, which would load the words of the office with it': [
    'shared/messages/staff-role-messages.ts RIDER',
    'app/messages/ui-messages.ts name',
    'app/messages/newsletter-messages.ts emailWrong',
    'app/messages/brands-messages.ts product',
    'app/messages/facet-messages.ts colour',
    'app/messages/facet-messages.ts finish',
    'app/messages/product-messages.ts outOfStock',
    'app/messages/product-messages.ts price',
    'app/messages/product-messages.ts bulkPrice',
    'app/messages/product-messages.ts description',
    'app/messages/product-messages.ts unit',
  ],
};

export const textsApart: ReadonlySet<string> = new Set(Object.values(apart).flat());
