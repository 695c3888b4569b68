import { Readable } from 'node:stream';
import { findStatement, listCompared, sumStatement } from '#core/statements/statement-queries.ts';
import { uploadStatement } from '#core/statements/upload-statement.ts';
import type { Store } from '#core/store.ts';
import type { ProviderWithBooks, StatedLine } from './provider-with-books.ts';
import type { World } from './world.ts';

const stamp = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');

/** The owner uploads the provider's statement of all payments up to now; undefined while it has none. */
export async function uploadBooks(
  world: World,
  provider: ProviderWithBooks,
  store: Store,
): Promise<number | undefined> {
  const isCard = provider === world.card;
  const lines = isCard ? provider.statement() : [...provider.statement(), ...sentByHand(world)];
  if (lines.length === 0) return undefined;
  const rows = isCard ? stripeRows(lines) : momoRows(lines);
  const uploaded = await uploadStatement(store, world.staff, {
    provider: isCard ? 'stripe' : 'mtn_momo',
    fileName: 'statement.csv',
    content: Readable.from([Buffer.from(rows.join('\n'))]),
    columns: isCard ? undefined : { date: 'Date (UTC)', reference: 'Id', amount: 'Amount', fee: 'Fee' },
  });
  if (!uploaded.ok || !('statementId' in uploaded.value)) throw new Error('The statement was not read.');
  return uploaded.value.statementId;
}

function stripeRows(lines: readonly StatedLine[]): string[] {
  const titles =
    'balance_transaction_id,created_utc,currency,gross,fee,reporting_category,source_id,payment_intent_id';
  return [
    titles,
    ...lines.map(({ category, reference, attemptId, amount, fee, at }) => {
      const source = category === 'charge' ? `ch_${attemptId}` : reference;
      const key = `txn_${category}_${reference}`;
      return [key, stamp(at), 'xaf', amount, fee, category, source, `tx_${attemptId}`].join(',');
    }),
  ];
}

function momoRows(lines: readonly StatedLine[]): string[] {
  return [
    'Date (UTC),Id,Amount,Fee',
    ...lines.map(({ reference, amount, fee, at }) => [stamp(at), reference, amount, fee].join(',')),
  ];
}

/** MTN itself makes no refunds: the shop sends them from its own wallet, which the statement shows. */
function sentByHand({ byHand, momo }: World): StatedLine[] {
  return [...byHand.values()].flatMap(({ attemptId, reference, amount, at, from }) =>
    attemptId !== null && from === 'provider' && momo.books(attemptId).took > 0
      ? [{ category: 'refund', reference, attemptId, amount: -amount, fee: 0, at } as const]
      : [],
  );
}

/** The differences between the statement and the books. */
export async function listDisagreements({ db }: Store, statementId: number) {
  const statement = await findStatement(db, statementId);
  if (!statement) throw new Error('The statement was not entered.');
  const sums = await sumStatement(db, statement);
  const read = async (result: 'missing_here' | 'missing_there' | 'differs') =>
    sums.some((sum) => sum.result === result)
      ? listCompared(db, statement, { result, page: 1, limit: 1_000 })
      : [];
  return {
    missingHere: await read('missing_here'),
    missingThere: await read('missing_there'),
    differs: await read('differs'),
    fees: sums.reduce((all, { fees }) => all + fees, 0),
  };
}
