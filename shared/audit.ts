import { type ProductField, productFieldNames } from './product-fields.ts';

/** What the audit log records. A new kind, action or field needs its words in `app/messages/audit-messages.ts`. */
export const auditKinds = [
  'product',
  'product_list',
  'import',
  'stock',
  'category',
  'sub_category',
  'order',
  'refund',
  'return',
  'zone',
  'customer',
  'message',
  'newsletter',
  'search',
  'rider',
  'setting',
  'blocked_phone',
  'money',
  'staff',
  'review',
  'question',
  'promotion',
  'till',
  'brand',
  'home',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditActions = [
  'added',
  'changed',
  'deleted',
  'restored',
  'moved',
  'noted',
  'answered',
  'exported',
  'invited',
  'closed',
  'applied',
  'undone',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** A shade is recorded as one fact: its name and its colour. */
type AuditedProductField = Exclude<ProductField, 'shadeName' | 'shadeHex'>;

export const auditFields = [
  'image',
  ...productFieldNames.filter(isAudited),
  'shade',
  'fee',
  'freeFrom',
  'days',
  'takesCash',
  'cause',
  'note',
  'movedTo',
  'movedProducts',
  'movedSubCategories',
  'addedProducts',
  'changedProducts',
  'keptProducts',
  'orderStatus',
  'amount',
  'pieces',
  'isAccepted',
  'isDisputeWon',
  'seenAtProvider',
  'isPaidInCash',
  'isPaidElsewhere',
  'isBlocked',
  'messageState',
  'reviewState',
  'isIgnored',
  'subscribers',
  'unansweredCalls',
  'phoneRefusal',
  'cashCollected',
  'cashWaived',
  'cashInHand',
  'rider',
  'phone',
  'isActive',
  'value',
  'period',
  'role',
  'notices',
  'deliverOn',
  'closedDay',
  'isRight',
  'secondFactor',
  'promoCode',
  'gift',
  'minimum',
  'mostUses',
  'isOncePerPhone',
  'startsAt',
  'endsAt',
  'validFor',
  'products',
  'counted',
  'statementLines',
  'difference',
] as const;
function isAudited(field: ProductField): field is AuditedProductField {
  return field !== 'shadeName' && field !== 'shadeHex';
}

export type AuditField = (typeof auditFields)[number];

export type AuditValue = string | number | boolean | string[] | null;

/** The recorded fields of a subject before or after a change. */
export type AuditFacts = Partial<Record<AuditField, AuditValue>>;

export type AuditChange = { field: AuditField; before: AuditValue; after: AuditValue };
