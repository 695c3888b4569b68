import type { Database } from '#db/client.ts';
import type { Francs } from '#shared/money.ts';
import type { OnlineMethod } from '#shared/payment-methods.ts';
import type { SandboxDecision } from './sandbox-desk.ts';

/** A payment in the sandbox's memory. Its reference is the attempt's id, so the shop can ask about it even without an answer to the start. */
export type SandboxPayment = {
  attemptId: string;
  method: OnlineMethod;
  orderNumber: string;
  amount: Francs;
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type MadeDecision = { decision: SandboxDecision | 'closed'; at: Date };

/** A payment as read from memory, with the phone of its attempt, as long as the attempt has one. */
export type KnownSandboxPayment = SandboxPayment & {
  payerPhone: string | null;
  made: MadeDecision | undefined;
};

/** The sandbox's memory, shared by all machines of the shop. */
export type SandboxSessions = {
  write(payment: SandboxPayment): Promise<void>;
  read(attemptId: string): Promise<KnownSandboxPayment | undefined>;
  /** False if another press came first. */
  decide(attemptId: string, made: MadeDecision): Promise<boolean>;
  deleteEndedBefore(moment: Date): Promise<void>;
};

export function createSandboxSessions(db: Database): SandboxSessions {
  return {
    write: async (payment) => {
      await db
        .insertInto('sandboxSessions')
        .values(payment)
        // The shop has started the same attempt before.
        .onConflict((conflict) => conflict.column('attemptId').doNothing())
        .execute();
    },
    read: async (attemptId) => {
      const row = await db
        .selectFrom('sandboxSessions as session')
        .leftJoin('paymentAttempts', 'paymentAttempts.id', 'session.attemptId')
        .selectAll('session')
        .select('paymentAttempts.payerPhone')
        .where('session.attemptId', '=', attemptId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { decision, decidedAt, ...payment } = row;
      const made = decision === null || decidedAt === null ? undefined : { decision, at: decidedAt };
      return { ...payment, made };
    },
    decide: async (attemptId, { decision, at }) => {
      const { numUpdatedRows } = await db
        .updateTable('sandboxSessions')
        .set({ decision, decidedAt: at })
        .where('attemptId', '=', attemptId)
        .where('decision', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    deleteEndedBefore: async (moment) => {
      await db.deleteFrom('sandboxSessions').where('expiresAt', '<', moment).execute();
    },
  };
}
