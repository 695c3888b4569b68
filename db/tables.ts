import type { ColumnType } from 'kysely';
import type { Role, StaffRole } from '#shared/access.ts';
import type { AuditAction, AuditChange, AuditKind } from '#shared/audit.ts';
import type { FileTrouble, ImportState, WorkTrouble } from '#shared/catalogue-files.ts';
import type { ContactSubject } from '#shared/contact-subjects.ts';
import type { DisputeState } from '#shared/disputes.ts';
import type { AddedShelf, FileMapping, NewShelf } from '#shared/foreign-columns.ts';
import type { InvoiceDocument, InvoiceKind } from '#shared/invoices.ts';
import type { IssueKind, IssueReason } from '#shared/issues.ts';
import type { Language } from '#shared/language.ts';
import type { LineChangeKind } from '#shared/line-changes.ts';
import type { Depth, SkinType } from '#shared/list-choice.ts';
import type { MessageState } from '#shared/message-states.ts';
import type { Francs } from '#shared/money.ts';
import type { MoneyPlace, MovementKind, MovementSource } from '#shared/money-movements.ts';
import type { NoticeFacts, NoticeKind } from '#shared/notices.ts';
import type { OrderRemark } from '#shared/order-remarks.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import type { AttemptState, AttentionReason, FailureReason, ProviderId } from '#shared/payment-attempts.ts';
import type { OnlineMethod, PaymentMethod } from '#shared/payment-methods.ts';
import type {
  NotSentReason,
  PhoneChannel,
  PhoneGatewayId,
  ReceiptState,
  StoredTemplate,
} from '#shared/phone-messages.ts';
import type { PhoneRefusal } from '#shared/phone-refusal.ts';
import type { MatchingState } from '#shared/product-list.ts';
import type { PromotionKind } from '#shared/promotions.ts';
import type { QuestionState } from '#shared/questions.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import type { ReturnReason, ReturnState } from '#shared/return-request.ts';
import type { ReviewState } from '#shared/reviews.ts';
import type { StatementColumns, StatementLineKind, StatementProvider } from '#shared/statements.ts';
import type { CashCount, TillEntryKind } from '#shared/till.ts';
import type { Generated, Tables as Rows, Timestamp } from './row-types.ts';

// The columns' types beyond PostgreSQL's: kinds and states as in their checks, amounts in francs. Defined here once for all queries; the generator's
// own overrides need a compiler that TypeScript 7 no longer has.

/** Whole francs; written as any whole number, which the column's checks and the surrounding rules keep valid. */
type Amount = ColumnType<Francs, number, number>;
type GeneratedAmount = ColumnType<Francs, number | undefined, number>;

type ColumnTypes = {
  auditEntries: {
    action: AuditAction;
    actorRole: Role | null;
    kind: AuditKind;
    changes: ColumnType<AuditChange[], string, never>;
  };
  contactMessages: {
    language: Language;
    state: Generated<MessageState>;
    subject: ContactSubject;
  };
  deliveryZones: {
    fee: Amount;
    freeFrom: ColumnType<Francs | null, number | null | undefined, number | null>;
  };
  disputes: {
    amount: Amount;
    provider: ProviderId;
    state: DisputeState;
  };
  homeLayouts: {
    blocks: ColumnType<unknown, string, string>;
    kind: 'draft' | 'live';
  };
  imports: {
    addedShelves: ColumnType<AddedShelf[], string | undefined, string>;
    failure: FileTrouble | null;
    mapping: ColumnType<FileMapping | null, string | null | undefined, string | null>;
    newShelves: ColumnType<NewShelf[], string | undefined, string>;
    state: Generated<ImportState>;
    trouble: WorkTrouble | null;
  };
  importWrites: {
    after: ColumnType<unknown, string, never>;
    before: ColumnType<unknown, string | null, never>;
  };
  invoiceCounters: {
    kind: InvoiceKind;
  };
  invoices: {
    amount: Amount;
    document: ColumnType<InvoiceDocument | null, string | null | undefined, never>;
    kind: InvoiceKind;
  };
  matchingChanges: {
    state: MatchingState;
    step: ColumnType<unknown, string, never>;
    writes: ColumnType<unknown, string, never>;
  };
  mailOutbox: {
    channel: Generated<'mail' | PhoneChannel>;
    gateway: PhoneGatewayId | null;
    language: Language;
    notSent: NotSentReason | null;
    template: ColumnType<StoredTemplate | null, string | null | undefined, string | null>;
  };
  moneyMovements: {
    amount: number;
    at: Timestamp;
    isSimulated: boolean;
    kind: MovementKind;
    method: PaymentMethod;
    note: string;
    place: MoneyPlace;
    reference: string;
    source: MovementSource;
    sourceId: string;
  };
  newsletterSubscribers: {
    language: Language;
  };
  sandboxSessions: {
    amount: Amount;
    decision: 'pay' | 'decline' | 'cancel' | 'pay_later' | 'closed' | null;
    method: OnlineMethod;
  };
  statementColumns: {
    columns: ColumnType<StatementColumns, string, string>;
  };
  statementLines: {
    kind: StatementLineKind;
    provider: StatementProvider;
  };
  statements: {
    provider: StatementProvider;
  };
  phoneReceipts: {
    gateway: PhoneGatewayId;
    state: ReceiptState;
  };
  phoneStops: {
    source: 'page' | 'reply';
  };
  orderEvents: {
    actor: OrderActor;
    fromStatus: OrderStatus | null;
    remark: OrderRemark | null;
    toStatus: OrderStatus;
  };
  orderIssues: {
    kind: IssueKind;
    orderId: string;
    reason: IssueReason;
    since: Timestamp;
  };
  orderLineChanges: {
    discountedUnitPrice: Amount;
    kind: LineChangeKind;
    unitPrice: Amount;
  };
  orderLines: {
    reduction: GeneratedAmount;
    discountedUnitPrice: Amount;
    unitPrice: Amount;
  };
  orderMoney: {
    came: Amount;
    givenBack: Amount;
    orderId: string;
    sale: Amount;
    waived: Amount;
  };
  mutedNotices: {
    kinds: NoticeKind[];
  };
  notices: {
    facts: ColumnType<NoticeFacts, string, string>;
    kind: NoticeKind;
  };
  orderNews: {
    kind: OrderNewsKind;
  };
  orders: {
    cashCollected: GeneratedAmount;
    cashDue: GeneratedAmount;
    cashWaived: GeneratedAmount;
    language: Language;
    paymentMethod: PaymentMethod;
    paymentStatus: Generated<PaymentStatus>;
    phoneRefusal: PhoneRefusal | null;
    status: OrderStatus;
    deliveryFee: GeneratedAmount;
    reduction: GeneratedAmount;
    total: Amount;
    undiscountedTotal: Amount;
  };
  paymentAttempts: {
    amount: Amount;
    kind: 'hosted' | 'phone_prompt';
    method: OnlineMethod;
    provider: ProviderId;
    receivedAmount: ColumnType<Francs | null, number | null | undefined, number | null>;
    providerSecrets: ColumnType<Record<string, string>, string | undefined, string>;
    reason: FailureReason | AttentionReason | null;
    state: AttemptState;
  };
  products: {
    price: Amount;
  };
  promotions: {
    kind: PromotionKind;
  };
  providerReports: {
    provider: ProviderId;
  };
  pushDevices: {
    kinds: NoticeKind[];
    language: Language;
  };
  refunds: {
    amount: Amount;
    cause: RefundCause;
    state: 'due' | 'pending' | 'done';
  };
  returnItems: {
    reason: ReturnReason | null;
  };
  returnRequests: {
    reason: ReturnReason;
    state: Generated<ReturnState>;
  };
  questions: {
    language: Language;
    state: Generated<QuestionState>;
  };
  reviews: {
    depth: Depth | null;
    language: Language;
    skinType: SkinType | null;
    state: Generated<ReviewState>;
  };
  riders: {
    cashInHand: GeneratedAmount;
  };
  staffInvitations: {
    role: StaffRole;
  };
  tillEntries: {
    kind: TillEntryKind;
  };
  tills: {
    counts: ColumnType<CashCount | null, never, string | null>;
  };
  users: {
    language: Generated<Language>;
    role: Generated<Role>;
  };
};

/** Checks that each name above is that of a table or a column. */
type Known<
  T extends {
    [N in keyof T]: N extends keyof Rows
      ? { [C in keyof T[N]]: C extends keyof Rows[N] ? unknown : never }
      : never;
  },
> = T;

/** The tables as queries see them. */
export type Tables = {
  [N in keyof Rows]: N extends keyof Known<ColumnTypes>
    ? Omit<Rows[N], keyof ColumnTypes[N]> & ColumnTypes[N]
    : Rows[N];
};

/** Who causes an order's events. */
export type OrderActor = 'shopper' | 'staff' | 'system' | 'provider';

/** The events about which shoppers get messages. */
export type OrderNewsKind =
  | 'placed'
  | 'paid'
  | 'confirmed'
  | 'dispatched'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
  | 'lines_changed'
  | 'return_accepted'
  | 'return_refused'
  | 'returned'
  | 'review';
