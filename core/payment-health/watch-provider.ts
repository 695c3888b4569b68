import { sql } from 'kysely';
import { z } from 'zod';
import type { PhoneGatewayId } from '#shared/phone-messages.ts';
import { hasProviderFailed } from '../payments/payment-attempts.ts';
import type { PaymentProvider, PaymentReport, StartedCharge } from '../payments/payment-provider.ts';
import type { Store } from '../store.ts';
import { tracedProviderCalls } from '../traced-work.ts';

type Noting = Pick<Store, 'db' | 'clock' | 'log'>;

/** Wraps a provider to count its answers and failures. Counting never changes the result of a call. */
export function watchProvider(store: Noting, provider: PaymentProvider): PaymentProvider {
  const watched =
    <Given extends unknown[], Answer>(
      question: string,
      call: (...given: Given) => Promise<Answer>,
      troubleIn: (answer: Answer) => string | undefined = () => undefined,
    ) =>
    async (...given: Given): Promise<Answer> => {
      try {
        const answer = await tracedProviderCalls.tracePromise(() => call(...given), {
          provider: provider.id,
          question,
        });
        await noteAnswer(store, provider.id, troubleIn(answer));
        return answer;
      } catch (error) {
        await noteAnswer(store, provider.id, error);
        throw error;
      }
    };
  return {
    ...provider,
    start: watched('start', (charge) => provider.start(charge), troubleInPayment),
    askStatus: watched('askStatus', (attempt) => provider.askStatus(attempt), troubleInPayment),
    ...(provider.close ? { close: watched('close', provider.close.bind(provider)) } : {}),
    ...(provider.refund ? { refund: watched('refund', provider.refund.bind(provider)) } : {}),
    ...(provider.askRefundStatus
      ? { askRefundStatus: watched('askRefundStatus', provider.askRefundStatus.bind(provider)) }
      : {}),
  };
}

const saidTrouble = z.object({ trouble: z.string() });

/** The trouble in an answer: a provider that refuses the shop's keys or is overloaded answers clearly, yet no payment begins. */
function troubleInPayment(answer: StartedCharge | PaymentReport): string | undefined {
  if (answer.state !== 'failed' || !hasProviderFailed(answer)) return undefined;
  const said = saidTrouble.safeParse(answer.raw);
  return said.success ? said.data.trouble : `${answer.reason} ${JSON.stringify(answer.raw)}`;
}

const longestError = 300;
const keptHours = 24 * 7;

export async function noteAnswer(
  { db, clock, log }: Noting,
  provider: PaymentProvider['id'] | PhoneGatewayId,
  error: unknown,
): Promise<void> {
  const at = clock.now();
  const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
  const noted =
    error === undefined
      ? { answered: 1, failed: 0, lastAnswerAt: at }
      : {
          ...{ answered: 0, failed: 1, lastFailureAt: at },
          lastError: (error instanceof Error ? error.message : String(error)).slice(0, longestError),
        };
  try {
    await db
      .insertInto('providerAnswers')
      .values({ provider, hour, ...noted })
      .onConflict((conflict) =>
        conflict.columns(['provider', 'hour']).doUpdateSet({
          answered: sql`provider_answers.answered + excluded.answered`,
          failed: sql`provider_answers.failed + excluded.failed`,
          lastAnswerAt: sql`coalesce(excluded.last_answer_at, provider_answers.last_answer_at)`,
          lastFailureAt: sql`coalesce(excluded.last_failure_at, provider_answers.last_failure_at)`,
          lastError: sql`coalesce(excluded.last_error, provider_answers.last_error)`,
        }),
      )
      .execute();
  } catch (trouble) {
    // The call itself goes on; trouble of the database is reported elsewhere.
    log.warn({ provider, error: trouble }, 'How a provider answered could not be counted');
  }
}

/** Deletes the counts of answers after a week. */
export async function deleteOldAnswersOfProviders({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptHours * 3_600_000);
  await db.deleteFrom('providerAnswers').where('hour', '<', before).execute();
}
