import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { exportMoney } from '#core/ledger/export-money.ts';
import { sumMoneyLines } from '#core/ledger/money-lines.ts';
import type { Store } from '#core/store.ts';
import { moneyTableMessages } from '#shared/messages/money-messages.ts';
import type { MoneyTable } from '#shared/money-movements.ts';

const t = moneyTableMessages.en;

/** The accountant's tables of a period, parsed as a spreadsheet program parses them. */
export type Exports = Record<MoneyTable, Record<string, string>[]>;

type Period = { from: string; to: string };

export async function takeExports(
  store: Pick<Store, 'db' | 'clock' | 'tableFiles'>,
  staff: { id: string },
  period: Period,
): Promise<Exports> {
  const take = async (table: MoneyTable): Promise<Record<string, string>[]> => {
    const asked = { table, ...period, format: 'csv', language: 'en' } as const;
    const { content } = await exportMoney(store, staff, asked);
    return parse(await text(content), { columns: true, bom: true });
  };
  return {
    orders: await take('orders'),
    payments: await take('payments'),
    refunds: await take('refunds'),
    cash: await take('cash'),
  };
}

function cameOf(row: Record<string, string>): number {
  return Number(row[t.came]);
}

/** What the shop gave back and what banks took back. */
function backOf(row: Record<string, string>): number {
  return Number(row[t.givenBack]) + Number(row[t.takenBack]);
}

function sumOf(rows: readonly Record<string, string>[], title: string): number {
  return rows.reduce((sum, row) => sum + Number(row[title] ?? Number.NaN), 0);
}

/** Sums over the facts themselves, for all orders; `ofOrders` has them for each order. */
export type ToldSums = {
  came: number;
  givenBack: number;
  takenBack: number;
  waived: number;
  sale: number;
  owed: number;
  fees: number;
  cash: {
    came: number;
    givenBack: number;
    moved: number;
    paidIn: number;
    paidOut: number;
    banked: number;
    difference: number;
  };
  ofOrders: Map<string, { came: number; givenBack: number; waived: number; total: number }>;
};

/** Expects the tables, and the sums above the list of money, to agree with the facts. */
export async function expectExports(
  { db }: Pick<Store, 'db'>,
  period: Period,
  { orders, payments, refunds, cash }: Exports,
  facts: ToldSums,
): Promise<void> {
  const { came, givenBack, takenBack, waived, sale, owed, fees, ofOrders } = facts;
  expect({
    payments: { came: sumOf(payments, t.came), fees: sumOf(payments, t.fee) },
    refunds: {
      givenBack: sumOf(refunds, t.givenBack),
      takenBack: sumOf(refunds, t.takenBack),
      owed: sumOf(refunds, t.owed),
    },
    orders: {
      givenBack: sumOf(orders, t.givenBack),
      takenBack: sumOf(orders, t.takenBack),
      waived: sumOf(orders, t.waived),
      sale: sumOf(orders, t.sale),
    },
    cash: {
      came: sumOf(cash, t.came),
      givenBack: sumOf(cash, t.givenBack),
      moved: sumOf(cash, t.moved),
      paidIn: sumOf(cash, t.paidIn),
      paidOut: sumOf(cash, t.paidOut),
      banked: sumOf(cash, t.banked),
      difference: sumOf(cash, t.difference),
      waived: sumOf(cash, t.waived),
    },
  }).toEqual({
    payments: { came, fees },
    refunds: { givenBack: givenBack - takenBack, takenBack, owed },
    orders: { givenBack: givenBack - takenBack, takenBack, waived, sale },
    cash: { ...facts.cash, waived },
  });
  expect(await sumMoneyLines(db, period)).toEqual({ came, givenBack, takenBack, fees, owed });

  const listed = orders.map((row) => [
    row[t.orderNumber],
    {
      came: Number(row[t.came]),
      givenBack: backOf(row),
      waived: Number(row[t.waived]),
      total: Number(row[t.total]),
    },
  ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(ofOrders));
  for (const [table, part, amountOf] of [
    [payments, 'came', cameOf],
    [refunds, 'givenBack', backOf],
  ] as const) {
    const byOrder = Map.groupBy(table, (row) => row[t.orderNumber] ?? '');
    for (const [orderNumber, sums] of ofOrders) {
      const inTable = (byOrder.get(orderNumber) ?? []).reduce((sum, row) => sum + amountOf(row), 0);
      expect([orderNumber, inTable]).toEqual([orderNumber, sums[part]]);
    }
  }
}
