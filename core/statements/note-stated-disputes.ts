import type { StatementProvider } from '#shared/statements.ts';
import { receiveReport } from '../settlement/provider-reports.ts';
import type { Store } from '../store.ts';
import type { StatementLine } from './statement-lines.ts';

/**
 * Notes disputes from a statement: if the provider is no longer configured, or its events are not sent here, nothing else says that a bank
 * took the money of a payment (decision 627). Any report of the provider itself overrules a loss from here; money that came back has its
 * own date.
 */
export async function noteStatedDisputes(
  store: Pick<Store, 'db' | 'clock' | 'log'>,
  provider: StatementProvider,
  lines: readonly StatementLine[],
): Promise<void> {
  const inOrder = lines.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { dispute, amount, at } of inOrder) {
    if (!dispute || amount === 0) continue;
    const { id, transactionId, isReversed } = dispute;
    await receiveReport(store, {
      ...{ kind: 'dispute', transactionId },
      dispute: {
        ...{ id, provider, amount, reason: 'general', dueBy: null },
        state: isReversed ? 'won' : 'lost',
        saidAt: isReversed ? at : new Date(0),
      },
    });
  }
}
