import { sql } from 'kysely';
import type { PhoneGatewayId } from '#shared/phone-messages.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Store } from '../store.ts';
import { tracedProviderCalls } from '../traced-work.ts';

type Noting = Pick<Store, 'db' | 'clock' | 'log'>;

/** The same provider, whose answers and silences are counted. Counting never changes what came of a call. */
export function watchProvider(store: Noting, provider: PaymentProvider): PaymentProvider {
  const watched =
    <Given extends unknown[], Answer>(question: string, call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      try {
        const answer = await tracedProviderCalls.tracePromise(() => call(...given), {
          provider: provider.id,
          question,
        });
        await noteAnswer(store, provider.id, undefined);
        return answer;
      } catch (error) {
        await noteAnswer(store, provider.id, error);
        throw error;
      }
    };
  return {
    ...provider,
    start: watched('start', (charge) => provider.start(charge)),
    askStatus: watched('askStatus', (attempt) => provider.askStatus(attempt)),
    ...(provider.close ? { close: watched('close', provider.close.bind(provider)) } : {}),
    ...(provider.refund ? { refund: watched('refund', provider.refund.bind(provider)) } : {}),
    ...(provider.askRefundStatus
      ? { askRefundStatus: watched('askRefundStatus', provider.askRefundStatus.bind(provider)) }
      : {}),
  };
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
    // The call itself goes on; the database tells of its own trouble elsewhere.
    log.warn({ provider, error: trouble }, 'How a provider answered could not be counted');
  }
}

/** A week is looked back at. */
export async function deleteOldAnswersOfProviders({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptHours * 3_600_000);
  await db.deleteFrom('providerAnswers').where('hour', '<', before).execute();
}
