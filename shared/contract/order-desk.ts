import { z } from 'zod';
import { cashEntryStates } from '../cash.ts';
import { disputeStates } from '../disputes.ts';
import { endpoints } from '../endpoints.ts';
import { languages } from '../language.ts';
import { lineChangeKinds } from '../line-changes.ts';
import { movementSources, saleMovementKinds } from '../money-movements.ts';
import { deskViews, MOVES_AT_ONCE } from '../order-desk.ts';
import { orderRemarks } from '../order-remarks.ts';
import { orderStatuses, paymentStatuses } from '../order-status.ts';
import { attemptStates, providerIds } from '../payment-attempts.ts';
import { onlineMethods, paymentMethods } from '../payment-methods.ts';
import { orderNewsKinds, phoneChannels, phoneMessageStates } from '../phone-messages.ts';
import { phoneRefusals } from '../phone-refusal.ts';
import { deliveryPlace } from './address.ts';
import { issueView } from './attention.ts';
import { call, readsOnly } from './call.ts';
import {
  cashField,
  countField,
  francsOutput,
  idField,
  instant,
  limits,
  optionalText,
  pageSizeField,
  requiredText,
} from './fields.ts';
import { orderLineView, orderView } from './order.ts';
import { methodView } from './payment.ts';

/** Why the shopper did not want the order when called; null where that did not happen. */
const phoneRefusalView = z.enum(phoneRefusals).nullable();

export const deskRowView = z.object({
  _id: z.string(),
  orderId: z.string(),
  createdAt: instant,
  order_status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  payment_method: z.enum(paymentMethods),
  /** Paid at the sandbox or an emulator: no money has moved. */
  payment_simulated: z.boolean(),
  needsAttention: z.boolean(),
  totalAmt: francsOutput,
  quantity: z.number().int(),
  name: z.string(),
  city: z.string(),
  phone: z.string(),
  /** Picked up at the shop, so without a rider. */
  isPickUp: z.boolean(),
  /** The person who carries the parcel. */
  riderName: z.string().nullable(),
  /** The cash to be collected at the door now; 0 for none. */
  cashDue: francsOutput,
  /** Only a part of its cash has come. */
  isCashShort: z.boolean(),
  /** Unanswered calls to confirm it. */
  unansweredCalls: z.number().int(),
  lastUnansweredAt: instant.nullable(),
  phoneRefusal: phoneRefusalView,
  /** Other parcels that were refused at the door by this number. */
  refusedBefore: z.number().int(),
});
export type DeskRowView = z.output<typeof deskRowView>;

export const waitingView = z.object({
  to_confirm: z.number().int(),
  to_pack: z.number().int(),
  to_send: z.number().int(),
  out: z.number().int(),
  cash_to_collect: z.number().int(),
  attention: z.number().int(),
});

export type WaitingView = z.output<typeof waitingView>;

const deskOrderView = orderView.extend({
  items: z.array(
    orderLineView.extend({
      /** The product's reference; null where it has none or the product is gone. */
      reference: z.string().nullable(),
      /** The product's page in the shop can be opened. */
      isListed: z.boolean(),
      /** Pieces of the product that can still be sold. */
      stock: z.number().int(),
    }),
  ),
  /** The language in which the order was placed. */
  language: z.enum(languages),
  /** The chat message for the order's present state, in the owner's words. */
  chatText: z.object({ en: z.string(), fr: z.string() }),
  needsAttention: z.boolean(),
  /** Why the order needs attention. */
  issues: z.array(issueView),
  email: z.string(),
  customer: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  /** Other orders with the same number: how many arrived, how many were refused at the door. */
  phoneRecord: z.object({ delivered: z.number().int(), refused: z.number().int(), isBlocked: z.boolean() }),
  /** Oldest first. An event with the same status on both sides is a note. */
  events: z.array(
    z.object({
      from: z.enum(orderStatuses).nullable(),
      to: z.enum(orderStatuses),
      actor: z.enum(['shopper', 'staff', 'system', 'provider']),
      actorName: z.string().nullable(),
      /** A remark that the shop itself adds. */
      remark: z.enum(orderRemarks).nullable(),
      /** The note as typed, or the number that the remark is about. */
      note: z.string(),
      at: instant,
    }),
  ),
  rider: z.object({ _id: z.string(), name: z.string(), phone: z.string() }).nullable(),
  /** Who carried the parcel, by name, in order; null is the shop itself. */
  riderChanges: z.array(
    z.object({
      from: z.string().nullable(),
      to: z.string().nullable(),
      note: z.string(),
      actorName: z.string().nullable(),
      at: instant,
    }),
  ),
  /** Cash is taken at the door where the order goes. */
  takesCash: z.boolean(),
  /** What must be paid online before the parcel leaves, and the address of the page that takes it. */
  restAhead: z.object({ due: francsOutput, address: z.string() }).nullable(),
  cash: z.object({
    due: francsOutput,
    collected: francsOutput,
    /** The missing amount that was written off. */
    waived: francsOutput,
    collections: z.array(
      z.object({
        id: z.number().int(),
        /** Below zero where it reverses another entry. */
        amount: z.number().int(),
        state: z.enum(cashEntryStates),
        /** The rider who took it; null where it went into the till. */
        riderId: z.string().nullable(),
        riderName: z.string().nullable(),
        note: z.string(),
        actorName: z.string().nullable(),
        at: instant,
      }),
    ),
  }),
  /** Messages about the order sent to its phone, the oldest first. */
  phoneMessages: z.array(
    z.object({
      channel: z.enum(phoneChannels),
      news: z.enum(orderNewsKinds),
      state: z.enum(phoneMessageStates),
      at: instant,
    }),
  ),
  /** Changes of its lines since it was placed, the oldest first. */
  lineChanges: z.array(
    z.object({
      kind: z.enum(lineChangeKinds),
      productId: z.string(),
      name: z.string(),
      nameFr: z.string().nullable(),
      /** Below zero for pieces that left the order. */
      quantity: z.number().int(),
      /** How many of these pieces cannot be sold again. */
      damaged: z.number().int(),
      discountedUnitPrice: francsOutput,
      note: z.string(),
      actorName: z.string().nullable(),
      at: instant,
    }),
  ),
  /** From the ledger, the provider's own pages and the bank. */
  money: z.object({
    /** The unpaid part of the order. */
    open: francsOutput,
    /** How much of the money received can still be given back. */
    refundable: francsOutput,
    movements: z.array(
      z.object({
        source: z.enum(movementSources),
        sourceId: z.string(),
        kind: z.enum(saleMovementKinds),
        method: z.enum(paymentMethods),
        /** Below zero where it reverses another movement. */
        amount: z.number().int(),
        isSimulated: z.boolean(),
        reference: z.string(),
        at: instant,
      }),
    ),
    payments: z.array(
      z.object({
        id: z.string(),
        provider: z.enum(providerIds),
        method: z.enum(onlineMethods),
        state: z.enum(attemptStates),
        amount: francsOutput,
        isSimulated: z.boolean(),
        /** Asked for at the door, beside cash. */
        isAtDoor: z.boolean(),
        createdAt: instant,
        /** The provider's number of the money. */
        transactionId: z.string().nullable(),
        /** The shop's own reference, where the provider's statements show another one than the order's. */
        reference: z.string().nullable(),
      }),
    ),
    disputes: z.array(
      z.object({
        id: z.string(),
        amount: francsOutput,
        /** The bank's reason, as its code. */
        reason: z.string(),
        state: z.enum(disputeStates),
        dueBy: instant.nullable(),
        evidenceNote: z.string(),
        openedAt: instant,
        /** Its provider is no longer set up here: a person notes how the dispute ends. */
        endsByHand: z.boolean(),
      }),
    ),
  }),
  /** Wallets that can be asked for the amount due at the door. */
  wallets: z.array(methodView),
  unansweredCalls: z.array(z.object({ actorName: z.string().nullable(), at: instant })),
  phoneRefusal: phoneRefusalView,
});
export type DeskOrderView = z.output<typeof deskOrderView>;

const movedOrderView = z.object({
  _id: z.string(),
  /** The order's current state; null where there is no such order. */
  order: deskRowView.nullable(),
  /** False where the step was refused, or the order was already in that state. */
  moved: z.boolean(),
  /** Why the order was not moved, in the language of the page. */
  refusal: z.string().nullable(),
});
export type MovedOrderView = z.output<typeof movedOrderView>;

const contactFields = {
  /** The contact for this order. */
  phone: requiredText(limits.phone),
  /** For the rider. */
  deliveryNote: optionalText(limits.deliveryNote).default(''),
  isPickUp: z.boolean('invalid'),
};

const orderDelivery = { ...deliveryPlace, ...contactFields };

/** In orders from before a rule about places, the text may be longer than what can be typed now. */
const shownText = z.string().max(limits.description);
const shownPlace = {
  name: shownText,
  addressLine: shownText,
  city: shownText,
  state: shownText,
  country: shownText,
  pincode: shownText,
  mobile: shownText,
};

const carrierFields = {
  rider: idField.optional(),
  riderName: optionalText(limits.name).default(''),
  riderPhone: optionalText(limits.phone).default(''),
};

/** A rider who is typed in needs both a name and a number. */
function wantWholeRider(
  { riderName: name, riderPhone: phone }: { riderName: string; riderPhone: string },
  problems: z.RefinementCtx,
): void {
  const half = name !== '' && phone === '' ? 'riderPhone' : name === '' && phone !== '' ? 'riderName' : '';
  if (half !== '') problems.addIssue({ code: 'custom', path: [half], message: 'required' });
}

export const orderDeskCalls = {
  list: call({
    endpoint: endpoints.orderDesk.list,
    access: 'orders',
    audit: readsOnly,
    summary: 'Orders of all shoppers, by view, search and filters.',
    input: z.object({
      view: z.enum(deskViews, 'invalid').default('all'),
      /** Part of the number, name or phone. */
      search: optionalText(limits.search).default(''),
      status: z.enum(orderStatuses, 'invalid').optional(),
      payment_status: z.enum(paymentStatuses, 'invalid').optional(),
      city: optionalText(limits.shortText).default(''),
      /** Days in Douala, both included. */
      from: z.iso.date('invalid').optional(),
      to: z.iso.date('invalid').optional(),
      /** The `_id` of the last order shown. */
      after: idField.optional(),
      limit: pageSizeField.default(30),
    }),
    data: z.array(deskRowView),
    beside: {
      /** The value of `after` for the next page; null at the end. */
      next: z.string().nullable(),
      /** How many orders wait in each view, counted up to 100. */
      waiting: waitingView,
    },
  }),
  getOrder: call({
    endpoint: endpoints.orderDesk.getOrder,
    access: 'orders',
    audit: readsOnly,
    summary: 'One order with its lines, its shopper, its events and the notes about it.',
    input: z.object({ _id: idField }),
    data: deskOrderView,
  }),
  move: call({
    endpoint: endpoints.orderDesk.move,
    access: 'orders',
    audit: 'order',
    summary: 'Moves orders on, each for itself: what is not possible for one says so in its own line.',
    input: z.object({
      orders: z.array(idField).min(1, 'required').max(MOVES_AT_ONCE, `maxEntries:${MOVES_AT_ONCE}`),
      to: z.enum(
        ['Confirmed', 'Packed', 'Out for delivery', 'Delivered', 'Cancelled', 'Refused', 'Returned'],
        'invalid',
      ),
      note: optionalText(limits.orderNote).optional(),
      /** Also packs orders that were paid with simulated money. */
      althoughSimulated: z.boolean('invalid').default(false),
    }),
    data: z.array(movedOrderView),
  }),
  dispatch: call({
    endpoint: endpoints.orderDesk.dispatch,
    access: 'orders',
    audit: 'order',
    summary: 'Dispatches parcels with a rider of the list, with one who is typed, or without a rider.',
    input: z
      .object({
        orders: z.array(idField).min(1, 'required').max(MOVES_AT_ONCE, `maxEntries:${MOVES_AT_ONCE}`),
        ...carrierFields,
      })
      .superRefine(wantWholeRider),
    data: z.array(movedOrderView),
  }),
  changeRider: call({
    endpoint: endpoints.orderDesk.changeRider,
    access: 'orders',
    audit: 'order',
    summary: 'Gives a parcel that is out to another rider, or to none: then the shop brings it itself.',
    input: z
      .object({
        _id: idField,
        /** The rider shown with the parcel; the call is refused if it has another one by now. */
        shown: idField.nullable(),
        ...carrierFields,
        /** Why, for the order's history. */
        note: requiredText(limits.shortText),
      })
      .superRefine(wantWholeRider),
    data: deskRowView,
  }),
  noteCall: call({
    endpoint: endpoints.orderDesk.noteCall,
    access: 'orders',
    audit: 'order',
    summary: 'Notes an unanswered call to confirm an order.',
    input: z.object({
      _id: idField,
      /** How many calls were noted before, so that a second press does not count as a second call. */
      noted: countField,
    }),
    data: deskRowView,
  }),
  noteRefusal: call({
    endpoint: endpoints.orderDesk.noteRefusal,
    access: 'orders',
    audit: 'order',
    summary: 'Cancels an order whose shopper was called to confirm it and does not want it, with the reason.',
    input: z.object({
      _id: idField,
      reason: z.enum(phoneRefusals, 'invalid'),
      note: optionalText(limits.orderNote).default(''),
    }),
    data: deskRowView,
  }),
  bringAgain: call({
    endpoint: endpoints.orderDesk.bringAgain,
    access: 'orders',
    audit: 'order',
    summary:
      'No one was at home, as a rider says on the phone: a parcel that is out is brought again on another day.',
    input: z.object({ _id: idField, day: z.iso.date('invalid') }),
    data: deskOrderView,
  }),
  quoteDelivery: call({
    endpoint: endpoints.orderDesk.quoteDelivery,
    access: 'orders',
    audit: readsOnly,
    summary: 'What an order that is still here would cost if it went elsewhere.',
    input: z.object({ _id: idField, ...deliveryPlace, isPickUp: z.boolean('invalid') }),
    /** `takesCash`: cash is taken at the door there. */
    data: z.object({ deliveryFee: francsOutput, totalAmt: francsOutput, takesCash: z.boolean() }),
  }),
  changeDelivery: call({
    endpoint: endpoints.orderDesk.changeDelivery,
    access: 'orders',
    audit: 'order',
    summary:
      'Brings an order that is still here elsewhere, or lets it be picked up; fee and total are those of the new place.',
    input: z.object({
      _id: idField,
      ...orderDelivery,
      /** The delivery as it was shown; the call is refused if it has changed. */
      shown: z.object({ ...shownPlace, ...contactFields }),
      /** Keeps the delivery fee as ordered. */
      keepsFee: z.boolean('invalid').default(false),
      /** The new total that was shown for the change. */
      seenTotal: cashField,
    }),
    data: deskOrderView,
  }),
  addNote: call({
    endpoint: endpoints.orderDesk.addNote,
    access: 'orders',
    audit: 'order',
    summary: 'Writes a note about an order that shoppers do not see.',
    input: z.object({ _id: idField, note: requiredText(limits.orderNote) }),
    data: deskOrderView,
    status: 201,
  }),
};
