import type { FileTrouble } from './catalogue-files.ts';
import type { ProductView } from './contract/catalogue.ts';
import type { FamilyView } from './contract/family.ts';
import type { Francs } from './money.ts';
import type { Bill } from './pricing.ts';

/** The current figures of an order whose total the shopper saw differently (decision 9). */
export type OrderFigures = {
  quantity: number;
  subTotalAmt: Francs;
  reduction: Francs;
  deliveryFee: Francs;
  totalAmt: Francs;
};

export function figuresOf({
  quantity,
  undiscountedTotal,
  reduction,
  deliveryFee,
  total,
}: Bill): OrderFigures {
  return { quantity, subTotalAmt: undiscountedTotal, reduction, deliveryFee, totalAmt: total };
}

/** A category or sub-category that was saved by another admin since the form was opened. */
export type CurrentCategory = { name: string; nameFr: string | null; image: string; version: number };
export type CurrentSubCategory = CurrentCategory & {
  categories: { name: string; nameFr: string | null }[];
};

/**
 * Every refusal a use case may return, with the facts its message needs. `null` means no facts. The HTTP status of each
 * code is in `server/plugins/refusal-status.ts`, its words in `shared/messages/refusal-messages.ts`.
 */
export type RefusalFacts = {
  // Who makes the request
  NOT_LOGGED_IN: null;
  SESSION_ENDED: null;
  WRONG_CREDENTIALS: null;
  ACCOUNT_BLOCKED: null;
  NO_PERMISSION: null;
  /** The password is right, but a code of the account's app is also needed. */
  SECOND_FACTOR_NEEDED: null;
  SECOND_FACTOR_WRONG: null;
  SECOND_FACTOR_LIMIT: null;
  SECOND_FACTOR_ON: null;
  /** The role requires a second factor, and the time allowed without one is over. */
  SECOND_FACTOR_DUE: null;
  EMAIL_TAKEN: null;
  CODE_WRONG: null;
  NO_PHONE_CODES: null;
  CODE_MAIL_LIMIT: { retryAfterSeconds: number };
  GRANT_MISSING: null;
  /** The link of a mail was used, was replaced or is too old. */
  LINK_ENDED: null;
  /** An account that already works for the shop gets another role from an owner, not by a link. */
  STAFF_ALREADY: null;
  STAFF_NOT_FOUND: null;
  /** The parcel is not with this rider, or not on its way. */
  PARCEL_NOT_FOUND: null;
  /** No one can remove their own role. */
  STAFF_ONESELF: null;
  STAFF_CHANGED: null;
  INVITATION_LIMIT: { most: number };
  // The request itself
  /** Field -> token of `shared/messages/field-messages.ts`, such as 'phone' or 'max:120'. */
  INVALID_FIELDS: { fields: Record<string, string> };
  CATEGORY_NOT_FOUND: null;
  SUB_CATEGORY_NOT_FOUND: null;
  BRAND_NOT_FOUND: null;
  PRODUCT_NOT_FOUND: null;
  FAMILY_NOT_FOUND: null;
  CART_ITEM_NOT_FOUND: null;
  ADDRESS_NOT_FOUND: null;
  ADDRESS_BOOK_FULL: { most: number };
  ORDER_NOT_FOUND: null;
  SUBSCRIPTION_NOT_FOUND: null;
  REVIEW_NOT_FOUND: null;
  QUESTION_NOT_FOUND: null;
  PROMOTION_NOT_FOUND: null;
  /** Why a code takes nothing off this order. */
  PROMO_REFUSED:
    | { why: 'unknown' | 'used_up' | 'ended' | 'used_by_you' | 'not_covered' }
    | { why: 'planned'; startsAt: string }
    | { why: 'too_little'; minimum: number; missing: number };
  /** The gift is no longer the one the shopper saw: sold out, ended, or replaced by another. */
  GIFT_CHANGED: null;
  /** Another member of staff has saved it since the form was opened. */
  PROMOTION_CHANGED: null;
  CUSTOMER_NOTE_CHANGED: null;
  MESSAGE_NOT_FOUND: null;
  SEARCH_NOT_FOUND: null;
  CUSTOMER_NOT_FOUND: null;
  /** The account has an open order, refund or return; the newest of them, and the token of its link /track/{token}. */
  ORDERS_OPEN: { orderNumber: string; trackingToken: string };
  NAME_TAKEN: { name: string };
  /** The current product. */
  PRODUCT_CHANGED: ProductView;
  /** The current family. */
  FAMILY_CHANGED: FamilyView;
  /** The current version. */
  CATEGORY_CHANGED: CurrentCategory;
  SUB_CATEGORY_CHANGED: CurrentSubCategory;
  BRAND_CHANGED: { name: string };
  HOME_CHANGED: null;
  CATEGORY_IN_USE: { products: number; subCategories: number };
  SUB_CATEGORY_IN_USE: { products: number };
  /** Products that would be in none of its categories: they are added to these only if the request says so. */
  SUB_CATEGORY_MISFITS: { products: number };
  // Pictures
  FILE_MISSING: null;
  /** Why its table cannot be read. */
  STATEMENT_UNREADABLE: { trouble: FileTrouble; value: string };
  STATEMENT_EMPTY: null;
  STATEMENT_NOT_FOUND: null;
  /** How many of its lines are in use. */
  STATEMENT_IN_USE: { lines: number };
  FILE_TOO_LARGE: { limitMegabytes: number };
  PICTURE_UNREADABLE: null;
  PICTURE_NOT_FOUND: null;
  PICTURE_BACKGROUND_MIXED: null;
  PICTURE_KIND_REFUSED: { found: string };
  PICTURE_TOO_MANY_PIXELS: { limitMegapixels: number };
  // The list of products
  /** The number that matches now; some products were added, removed or saved since they were counted. */
  MATCHING_CHANGED: { count: number };
  MATCHING_TOO_MANY: { most: number };
  /** The number of products that would break a rule of their form; `names` has the first ones. */
  MATCHING_NOT_CHANGEABLE: { count: number; names: string[] };
  MATCHING_NOT_UNDOABLE: null;
  // Import
  IMPORT_NOT_FOUND: null;
  /** How many bytes of the file have arrived: the next part begins there. */
  IMPORT_PART_MISPLACED: { received: number };
  IMPORT_NOT_READY: null;
  IMPORT_TOO_OLD: null;
  IMPORT_NOT_UNDOABLE: null;
  /** Some rows have problems, and the request did not ask to leave them out. */
  IMPORT_FAULTY: { rows: number };
  // Cart and order
  STOCK_SHORT: { productId: string; name: string; available: number };
  /** More pieces to remove by hand than are in stock. */
  STOCK_BELOW_ZERO: { available: number };
  COUNT_NOT_OPEN: null;
  SOLD_OUT: { productId: string; name: string };
  CART_EMPTY: null;
  CART_CHANGED: OrderFigures;
  TOTAL_CHANGED: OrderFigures;
  ORDER_TOO_LARGE: null;
  /** The most pieces that a shopper may order online, and the shop's phone number for larger orders. */
  PRODUCT_LIMIT: { productId: string; name: string; most: number; shopPhone: string };
  ORDER_LIMIT: { most: number; shopPhone: string };
  /** The number is on the shop's list of blocked numbers, or belongs to a blocked customer. */
  PHONE_BLOCKED: { shopPhone: string };
  /** For orders on delivery from a number that is new to the shop. */
  CASH_LIMIT: { most: number; shopPhone: string };
  OPEN_CASH_ORDERS: { most: number; shopPhone: string };
  RESERVATION_LIMIT: { minutes: number; takesCash: boolean; shopPhone: string };
  PROMPT_LIMIT: { minutes: number };
  /** A request to pay for this order can still be approved for `minutes`. */
  PROMPT_OPEN: { orderId: string; minutes: number };
  BLOCKED_PHONE_NOT_FOUND: null;
  KEY_REUSED: null;
  ORDER_MOVE_NOT_ALLOWED: null;
  PAYMENT_SIMULATED: null;
  /** What must be paid online before the parcel leaves for a place where no cash is taken. */
  REST_UNPAID: { rest: number; place: string };
  DELIVERY_FIXED: null;
  /** The delivery to that place costs a different amount, or cannot be paid in cash. */
  DELIVERY_COSTS_CHANGE: { shopPhone: string };
  CASH_NOT_HERE: { place: string };
  CASH_NOT_TAKEN: null;
  PICK_UP_CLOSED: null;
  ZONES_CHANGED: null;
  RETURN_CLOSED: { days: number };
  RETURN_REQUESTED: null;
  RETURN_ANSWERED: null;
  /** The status number the mail server answered with; null if no mail server answers. */
  MAIL_NOT_TAKEN: { answer: string | null };
  PAYMENTS_UNAVAILABLE: null;
  /** The order is placed and its pieces reserved; only its payment could not begin. */
  PAYMENT_NOT_STARTED: { orderId: string };
  PAYMENT_NOT_OPEN: null;
  PAYMENT_UNCLEAR: null;
  PAYMENT_UNDECIDED: null;
  REFUND_NOT_OPEN: null;
  REFUND_NOT_POSSIBLE: null;
  REFUND_BY_HAND: null;
  REFUND_DISPUTED: null;
  /** The amount that can be given back now. */
  REFUND_CHANGED: { left: number };
  // Lines of an order
  LINES_FIXED: null;
  /** The order's lines or its status have changed since it was shown. */
  LINES_CHANGED: null;
  ORDER_WOULD_BE_EMPTY: null;
  ISSUE_CLOSED: null;
  AMOUNT_NOT_ACCEPTABLE: null;
  DISPUTE_AT_PROVIDER: null;
  // Cash on delivery
  RIDER_NOT_FOUND: null;
  /** Another rider has this number. */
  RIDER_KNOWN: { name: string };
  /** The parcel has another rider than the one shown. */
  RIDER_CHANGED: null;
  CASH_NOT_DUE: null;
  /** The amount due now. */
  CASH_CHANGED: { due: number };
  CASH_IN_HAND_CHANGED: { inHand: number };
  CASH_ENTRY_NOT_FOUND: null;
  CASH_ENTRY_CORRECTED: null;
  /** The sale has ended, or its money is being paid back. */
  CASH_SETTLED: null;
  /** The correction would leave the rider with a negative balance. */
  CASH_NOT_IN_HAND: { name: string; inHand: number };
  HANDOVER_CONFIRMED: null;
  /** The figures have changed since they were shown to the person closing the day. */
  RIDER_DAY_CHANGED: null;
  DAY_CLOSING_NOT_FOUND: null;
  DAY_CLOSING_CONFIRMED: null;
  /** The day has since been closed again. */
  DAY_CLOSING_REPLACED: null;
  // The till
  TILL_OPEN: null;
  TILL_NOT_OPEN: null;
  TILL_NOT_FOUND: null;
  /** The cash in the till according to the books now. */
  TILL_CHANGED: { expected: number };
  TILL_SHORT: { expected: number };
};

export type RefusalCode = keyof RefusalFacts;
