import type {
  Charge,
  PaymentProvider,
  PaymentReport,
  RefundResult,
  WebhookReading,
} from '#core/payments/payment-provider.ts';
import type { Clock } from '#core/store.ts';
import { type DisputeEnd, type DisputeState, disputeEnds } from '#shared/disputes.ts';
import type { ProviderId } from '#shared/payment-attempts.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';

/** The signature of its events. */
export const signature = 'by the provider';

type MadeRefund = { reference: string; amount: number; state: 'on its way' | 'made' | 'sent back'; at: Date };

/** A line of the statement that it sends; money that came is positive. */
export type StatedLine = {
  category: 'charge' | 'refund' | 'refund_failure' | 'dispute';
  reference: string;
  attemptId: string;
  amount: number;
  fee: number;
  at: Date;
};

/** One payment as the provider's own books have it. */
type Account = {
  charge: Charge;
  state: 'waiting' | 'paid' | 'declined' | 'closed';
  took: number;
  tookAt: Date;
  isSilent: boolean;
  refunds: Map<string, MadeRefund>;
  inPages: { reference: string; amount: number; at: Date }[];
  /** The amount in dispute until the bank has decided. */
  disputed: number;
  lost: number;
  lostAt: Date;
  /** The bank's decision about the last dispute. */
  decision?: DisputeEnd | undefined;
};

/** Sent again until the shop has acknowledged it. */
export type ProviderEvent = { provider: ProviderId; body: string; isTold: boolean };

export type ProviderWithBooks = PaymentProvider & {
  attemptsOf(orderId: string): string[];
  /** What it took for an attempt, and what of that the shop no longer has. */
  books(attemptId: string): { took: number; gaveBack: number };
  /** All payments as its statement lists them. */
  statement(): StatedLine[];
  events: ProviderEvent[];
  /** The payer approves or declines, while she can; true if money moved. */
  approve(attemptId: string, amount?: number): boolean;
  decline(attemptId: string): void;
  /** Stops answering about this attempt. */
  fallSilent(attemptId: string): void;
  /** Forgets all payments and events so far. */
  forget(): void;
  /** Ends all failures from now on. */
  recover(): void;
  /** Loses the answer to the next start of a payment, or the request itself. */
  loseNext(what: 'answer' | 'request'): void;
  hasGivenBack(requestId: string): boolean;
  refundInPages(attemptId: string, amount: number): void;
  sendBack(attemptId: string): void;
  /** Disputes all it has for the attempt, or one of this many parts. */
  dispute(attemptId: string, state: DisputeState, parts?: number): void;
  /** Banks decide every open dispute for the shop: a shopper who paid a part across the counter meanwhile would otherwise lose it twice. */
  decideDisputes(): void;
  /** The decision as its own pages show it. */
  decisionOf(attemptId: string): DisputeEnd | undefined;
};

/** A payment provider that keeps its own books, loses answers, stops answering, and reports everything by events. */
export function providerWithBooks(
  method: OnlineMethod,
  clock: Clock,
  { isSimulated = false }: { isSimulated?: boolean } = {},
): ProviderWithBooks {
  const accounts = new Map<string, Account>();
  const ofOrder = new Map<string, string[]>();
  const events: ProviderEvent[] = [];
  const isCard = method === 'card';
  const id = isSimulated ? 'sandbox' : isCard ? 'stripe' : 'mtn_momo';
  let lost: 'answer' | 'request' | undefined;
  let turns = 0;

  /** True at every `count`th call. */
  const everyNth = (count: number) => {
    turns += 1;
    return turns % count === 0;
  };
  const accountOf = (attemptId: string) => {
    const account = accounts.get(attemptId);
    if (!account) throw new Error(`The provider has never heard of ${attemptId}.`);
    return account;
  };
  const push = (said: WebhookReading) =>
    void events.push({ provider: id, body: JSON.stringify(said), isTold: false });

  function reportOf(attemptId: string): PaymentReport {
    const account = accounts.get(attemptId);
    if (!account) return { state: 'not_found', raw: null };
    const providerReference = `ref_${attemptId}`;
    if (account.state === 'paid') {
      const transactionId = `tx_${attemptId}`;
      return {
        ...{ state: 'succeeded', providerReference, transactionId, raw: null },
        ...{ amount: account.took, currency: 'XAF' },
      };
    }
    if (account.state === 'declined') return { state: 'failed', reason: 'rejected_by_payer', raw: null };
    const isOver = account.state === 'closed' || clock.now() > account.charge.expiresAt;
    return { state: isOver ? 'expired' : 'pending', raw: null };
  }

  function gaveBack({ refunds, inPages, lost: disputed }: Account): number {
    const made = [...refunds.values()].map(({ amount, state }) => (state === 'sent back' ? 0 : amount));
    return [...made, ...inPages.map(({ amount }) => amount)].reduce((all, one) => all + one, disputed);
  }

  return {
    id,
    method,
    kind: isCard ? 'hosted' : 'phone_prompt',
    isSimulated,
    expiresInSeconds: isCard ? 34 * 60 : 10 * 60,
    events,
    attemptsOf: (orderId) => ofOrder.get(orderId) ?? [],
    books: (attemptId) => {
      const account = accounts.get(attemptId);
      return { took: account?.took ?? 0, gaveBack: account ? gaveBack(account) : 0 };
    },
    statement: () => [...accounts].flatMap(([attemptId, account]) => linesOf(attemptId, account)),

    start: async (charge) => {
      const loss = lost;
      lost = undefined;
      if (loss === 'request') throw new Error('The line broke.');
      const { attemptId, orderId } = charge;
      if (!accounts.has(attemptId)) {
        const [tookAt, lostAt] = [clock.now(), clock.now()];
        const nothing = {
          took: 0,
          tookAt,
          isSilent: false,
          refunds: new Map(),
          inPages: [],
          disputed: 0,
          lost: 0,
          lostAt,
        };
        accounts.set(attemptId, { charge, state: 'waiting', ...nothing });
        ofOrder.set(orderId, [...(ofOrder.get(orderId) ?? []), attemptId]);
      }
      if (loss === 'answer') throw new Error('The answer was lost.');
      const providerReference = `ref_${attemptId}`;
      const redirectUrl = `https://checkout.stripe.com/c/pay/${attemptId}`;
      return { state: 'pending', providerReference, ...(isCard ? { redirectUrl } : {}), raw: null };
    },
    askStatus: async ({ attemptId }) => {
      if (accounts.get(attemptId)?.isSilent) throw new Error('The provider does not answer.');
      return reportOf(attemptId);
    },
    readWebhook: ({ rawBody, headers }) => {
      if (headers.signature !== signature) return { kind: 'refused', why: 'is not signed' };
      // The provider itself has written the body; JSON has no dates.
      return JSON.parse(rawBody.toString('utf8'), (key, value) =>
        key === 'saidAt' ? new Date(String(value)) : value,
      ) as WebhookReading;
    },
    ...(isCard || isSimulated
      ? {
          close: async ({ attemptId }) => {
            const account = accounts.get(attemptId);
            if (account?.isSilent) throw new Error('The provider does not answer.');
            if (account?.state === 'waiting') account.state = 'closed';
          },
          refund: async ({ attemptId }, { requestId, amount }): Promise<RefundResult> => {
            const account = accounts.get(attemptId);
            // A payment that was booked from a statement never started here: staff give it back by hand.
            if (!account) return { state: 'failed', raw: null };
            // Half of the answers that are lost are about a refund that was made.
            if (account.isSilent && everyNth(2)) throw new Error('The request was lost.');
            const known = account.refunds.get(requestId);
            if (!known && amount > account.took - gaveBack(account)) return { state: 'failed', raw: null };
            const refund = known ?? {
              ...{ reference: `re_${requestId}`, amount },
              ...{ state: everyNth(4) ? 'on its way' : 'made', at: clock.now() },
            };
            account.refunds.set(requestId, refund);
            if (account.isSilent) throw new Error('The answer was lost.');
            return answerTo(refund);
          },
          askRefundStatus: async (reference: string): Promise<RefundResult> => {
            for (const account of accounts.values()) {
              const refund = [...account.refunds.values()].find((made) => made.reference === reference);
              if (!refund) continue;
              if (account.isSilent) throw new Error('The provider does not answer.');
              if (refund.state === 'on its way') refund.state = 'made';
              return answerTo(refund);
            }
            throw new Error(`The provider has made no refund ${reference}.`);
          },
        }
      : {}),

    approve(attemptId, amount) {
      const account = accountOf(attemptId);
      if (account.state !== 'waiting' || clock.now() > account.charge.expiresAt) return false;
      account.state = 'paid';
      account.took = amount ?? account.charge.amount;
      account.tookAt = clock.now();
      push(
        isCard
          ? { kind: 'signed', eventId: `paid_${attemptId}`, attemptId, report: reportOf(attemptId) }
          : { kind: 'hint', attemptId },
      );
      return true;
    },
    decline(attemptId) {
      const account = accountOf(attemptId);
      if (account.state === 'waiting') account.state = 'declined';
    },
    fallSilent(attemptId) {
      accountOf(attemptId).isSilent = true;
    },
    forget() {
      accounts.clear();
      ofOrder.clear();
      events.length = 0;
    },
    recover() {
      lost = undefined;
      for (const account of accounts.values()) account.isSilent = false;
    },
    loseNext(what) {
      lost = what;
    },
    hasGivenBack: (requestId) =>
      [...accounts.values()].some(({ refunds }) => {
        const refund = refunds.get(requestId);
        return refund !== undefined && refund.state !== 'sent back';
      }),
    refundInPages(attemptId, amount) {
      const account = accountOf(attemptId);
      if (account.took - gaveBack(account) < amount) return;
      const refundReference = `re_${attemptId}_${account.inPages.length}`;
      account.inPages.push({ reference: refundReference, amount, at: clock.now() });
      push({
        ...{ kind: 'refunds_seen', provider: id, transactionId: `tx_${attemptId}` },
        refunds: [{ refundReference, amount, state: 'refunded', raw: null }],
      });
    },
    sendBack(attemptId) {
      const { refunds } = accountOf(attemptId);
      const [requestId, refund] = [...refunds].find(([, { state }]) => state === 'made') ?? [];
      if (!refund || requestId === undefined) return;
      refund.state = 'sent back';
      const refundReference = refund.reference;
      push({ kind: 'refund_sent_back', requestId, refundReference, raw: null });
    },
    dispute(attemptId, state, parts = 1) {
      const account = accountOf(attemptId);
      const left = account.took - gaveBack(account) + account.lost;
      if (left <= 0 || account.lost > 0) return;
      // A bank disputes the same sum until it has decided.
      const amount = account.disputed > 0 ? Math.min(account.disputed, left) : Math.ceil(left / parts);
      say(account, attemptId, { state, amount });
    },
    decideDisputes() {
      for (const [attemptId, account] of accounts) {
        if (account.disputed > 0) say(account, attemptId, { state: 'won', amount: account.disputed });
      }
    },
    decisionOf: (attemptId) => accountOf(attemptId).decision,
  };

  function say(
    account: Account,
    attemptId: string,
    { state, amount }: { state: DisputeState; amount: number },
  ): void {
    const saidAt = clock.now();
    const decision = disputeEnds.find((end) => end === state);
    account.decision = decision;
    account.disputed = decision ? 0 : amount;
    if (state === 'lost') Object.assign(account, { lost: amount, lostAt: saidAt });
    push({
      ...{ kind: 'dispute', transactionId: `tx_${attemptId}` },
      dispute: {
        ...{ id: `dp_${attemptId}`, provider: id, reason: 'fraudulent', state, amount },
        ...{ dueBy: null, saidAt },
      },
    });
  }
}

/** The provider keeps a fiftieth of each payment; refunds cost nothing. */
function linesOf(attemptId: string, account: Account): StatedLine[] {
  const { took, tookAt, refunds, inPages, lost, lostAt } = account;
  const line = { attemptId, fee: 0 };
  const came = took > 0 ? [{ ...line, reference: `tx_${attemptId}`, amount: took, at: tookAt }] : [];
  const made = [...refunds.values()].filter(({ state }) => state !== 'on its way');
  const failed = made.filter(({ state }) => state === 'sent back');
  const back = [...made, ...inPages].map(({ reference, amount, at }) => ({
    ...{ ...line, reference, amount: -amount, at },
  }));
  const dispute = { ...line, reference: `dp_${attemptId}`, amount: -lost, at: lostAt };
  return [
    ...came.map((one) => ({ ...one, category: 'charge', fee: Math.ceil(took / 50) }) as const),
    ...back.map((one) => ({ ...one, category: 'refund' }) as const),
    ...failed.map(
      ({ reference, amount, at }) =>
        ({ ...line, reference, amount, at, category: 'refund_failure' }) as const,
    ),
    ...(lost > 0 ? [{ ...dispute, category: 'dispute' } as const] : []),
  ];
}

function answerTo({ state, reference: refundReference }: MadeRefund): RefundResult {
  if (state === 'sent back') return { state: 'failed', raw: null };
  return { state: state === 'made' ? 'refunded' : 'pending', refundReference, raw: null };
}
