import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { lockPhone } from '../orders/lock-phone.ts';

const hourMs = 3_600_000;

type Prompt = { payerPhone: string | null; at: Date; mostAnHour: number };

/** Limits how often a phone may be asked to pay, over all accounts: the number may be a stranger's. */
export async function keepPromptLimit(
  tx: Transaction,
  { payerPhone, at, mostAnHour }: Prompt,
): Promise<Outcome<undefined, 'PROMPT_LIMIT'>> {
  if (payerPhone === null) return succeed(undefined);
  await lockPhone(tx, payerPhone, 'prompts');
  const prompts = await tx
    .selectFrom('paymentAttempts')
    .select('createdAt')
    .where('payerPhone', '=', payerPhone)
    .where('kind', '=', 'phone_prompt')
    .where('createdAt', '>', new Date(at.getTime() - hourMs))
    .orderBy('createdAt', 'desc')
    .limit(mostAnHour)
    .execute();
  const oldest = prompts[mostAnHour - 1];
  if (!oldest) return succeed(undefined);
  const minutes = Math.ceil((oldest.createdAt.getTime() + hourMs - at.getTime()) / 60_000);
  return refuse('PROMPT_LIMIT', { minutes: Math.max(1, minutes) });
}
