import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { transaction } from '#db/transaction.ts';
import type { SpreadsheetFormat } from '#shared/catalogue-files.ts';
import { disputeReasonIn } from '#shared/dispute-reason.ts';
import type { Language } from '#shared/language.ts';
import {
  moneyKindMessages,
  moneyPlaceMessages,
  moneyTableMessages,
  moneyTableNames,
} from '#shared/messages/money-messages.ts';
import { orderStatusMessages, paymentStatusMessages } from '#shared/messages/order-state-messages.ts';
import { receiptMessages } from '#shared/messages/receipt-messages.ts';
import { type MoneyTable, movementKinds } from '#shared/money-movements.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { endOfShopDay, fieldOfMoment, shopDayOf, startOfShopDay } from '#shared/shop-day.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { writeText } from '../catalogue-files/cell-text.ts';
import type { Store } from '../store.ts';
import {
  listMoneyLines,
  type MoneyFilters,
  type MoneyLine,
  readMoneyCursor,
  takenByBanks,
} from './money-lines.ts';

export type ExportMoney = {
  table: MoneyTable;
  format: SpreadsheetFormat;
  /** The first and the last day, both included, in Douala's time zone. */
  from: string;
  to: string;
  language: Language;
};

const rowsAtOnce = 1_000;

type Cell = string | number;
type Column<Row> = readonly [title: string, cell: (row: Row) => Cell];

/**
 * A table for the accountant, oldest line first and without test payments. It is read page by page while it is sent, so that a slow phone
 * keeps no transaction open. The audit log records who exported it.
 */
export async function exportMoney(
  { db, clock, tableFiles }: Pick<Store, 'db' | 'clock' | 'tableFiles'>,
  staff: Pick<CurrentUser, 'id'>,
  { table, format, from, to, language }: ExportMoney,
): Promise<{ fileName: string; content: Readable }> {
  await transaction(db, (tx) =>
    recordChange(tx, {
      ...{ actorId: staff.id, kind: 'money', action: 'exported', at: clock.now() },
      ...{ subjectId: table, subjectName: table, after: { period: [from, to] } },
    }),
  );
  const sheetName = moneyTableNames[language][table];
  const name = sheetName.toLowerCase().replaceAll(' ', '-');
  const rows =
    table === 'orders'
      ? rowsOfOrders(db, { from, to }, language)
      : rowsOfMoney(db, { ...filtersOf[table], from, to }, columnsOf(language)[table]);
  return {
    fileName: `${name}-${from}-${to}.${format}`,
    content: tableFiles.writeTable({
      format,
      sheetName,
      separator: language === 'fr' ? ';' : ',',
      rows,
    }),
  };
}

const filtersOf: Readonly<Record<Exclude<MoneyTable, 'orders'>, MoneyFilters>> = {
  payments: { kinds: ['in', 'fee'], isSimulated: false },
  refunds: { kinds: ['out', 'owed'], isSimulated: false },
  cash: { places: ['cash'], kinds: movementKinds },
};

/** A line of a dispute that was lost: a bank took the money, the shop did not give it back. */
const isOfBank = ({ source }: Pick<MoneyLine, 'source'>) => source === 'dispute';

function columnsOf(language: Language): Record<Exclude<MoneyTable, 'orders'>, Column<MoneyLine>[]> {
  const t = moneyTableMessages[language];
  const only = (kind: MoneyLine['kind']) => (line: MoneyLine) => (line.kind === kind ? line.amount : '');
  const when: Column<MoneyLine>[] = [
    [t.day, ({ at }) => shopDayOf(at)],
    [t.time, ({ at }) => fieldOfMoment(at).slice(11)],
    [t.orderNumber, ({ orderNumber }) => orderNumber ?? ''],
  ];
  const through: Column<MoneyLine> = [t.place, ({ place }) => moneyPlaceMessages[language][place]];
  const number: Column<MoneyLine> = [t.reference, ({ reference }) => writeText(reference)];
  const who: Column<MoneyLine>[] = [
    [t.rider, ({ riderName }) => writeText(riderName ?? '')],
    // The note of a dispute's line is the bank's reason.
    [t.note, ({ source, note }) => writeText(isOfBank({ source }) ? disputeReasonIn(language, note) : note)],
    [t.actor, ({ actorName }) => writeText(actorName ?? '')],
  ];
  return {
    payments: [...when, through, number, [t.came, only('in')], [t.fee, only('fee')], ...who],
    refunds: [
      ...when,
      through,
      number,
      [t.givenBack, (line) => (isOfBank(line) ? '' : only('out')(line))],
      [t.takenBack, (line) => (isOfBank(line) ? only('out')(line) : '')],
      [t.owed, only('owed')],
      ...who,
    ],
    cash: [
      ...when,
      [t.kind, ({ kind }) => moneyKindMessages[language][kind]],
      [t.came, only('in')],
      [t.givenBack, only('out')],
      [t.moved, only('moved')],
      [t.waived, only('waived')],
      [t.paidIn, only('paid_in')],
      [t.paidOut, only('paid_out')],
      [t.banked, only('banked')],
      [t.difference, only('difference')],
      ...who,
    ],
  };
}

async function* rowsOfMoney(
  db: Database,
  filters: MoneyFilters & { from: string; to: string },
  columns: readonly Column<MoneyLine>[],
): AsyncGenerator<Cell[]> {
  yield columns.map(([title]) => title);
  for await (const line of linesBySpans(db, filters)) yield columns.map(([, cell]) => cell(line));
}

const hour = 3_600_000;

/**
 * Reads the period in short spans, whose lines are found by index; otherwise each page would sort the whole period again. Spans grow
 * if they have few lines and shrink if they have many.
 */
async function* linesBySpans(
  db: Database,
  { from, to, ...filters }: MoneyFilters & { from: string; to: string },
): AsyncGenerator<MoneyLine> {
  const end = endOfShopDay(to).getTime();
  let span = 24 * hour;
  for (let start = startOfShopDay(from).getTime(); start < end; ) {
    const until = Math.min(end, start + span);
    const period = { from: new Date(start), to: new Date(until) };
    let count = 0;
    for (let after: ReturnType<typeof readMoneyCursor>; ; ) {
      const page = { after, limit: rowsAtOnce, order: 'oldest first' } as const;
      const { lines, next } = await listMoneyLines(db, { ...filters, period }, page);
      count += lines.length;
      yield* lines;
      if (next === null) break;
      after = readMoneyCursor(next);
    }
    start = until;
    if (count < rowsAtOnce / 4) span *= 4;
    if (count > rowsAtOnce && span > hour) span /= 2;
  }
}

/**
 * `came`, `givenBack`, `takenBack` and `waived` are real money, even of a test order, if cash was taken besides the test payment.
 * `givenBack` has what banks took back too, as in the sums of the office.
 */
type OrderRow = {
  sequence: number;
  createdAt: Date;
  orderNumber: string;
  deliveryName: string;
  deliveryCity: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  undiscountedTotal: number;
  reduction: number;
  deliveryFee: number;
  total: number;
  came: number;
  givenBack: number;
  takenBack: number;
  waived: number;
  sale: number;
  isPaymentSimulated: boolean;
};

async function* rowsOfOrders(
  db: Database,
  { from, to }: { from: string; to: string },
  language: Language,
): AsyncGenerator<Cell[]> {
  const columns = columnsOfOrders(language);
  yield columns.map(([title]) => title);
  for (let after = -1; ; ) {
    const { rows } = await sql<OrderRow>`
      select page.*, real.*, money.sale
      from (
        select id, sequence, created_at, order_number, delivery_name, delivery_city, status, payment_method, payment_status,
          undiscounted_total, reduction, delivery_fee, total, is_payment_simulated
        from orders
        where created_at >= ${startOfShopDay(from)} and created_at < ${endOfShopDay(to)} and sequence > ${after}
        order by sequence limit ${rowsAtOnce}
      ) as page
      join order_money as money on money.order_id = page.id
      cross join lateral (
        select coalesce(sum(amount) filter (where kind = 'in'), 0) as came,
            coalesce(sum(amount) filter (where kind = 'out'), 0) as given_back,
            ${takenByBanks} as taken_back,
            coalesce(sum(amount) filter (where kind = 'waived'), 0) as waived
          from money_movements where order_id = page.id and not is_simulated
      ) as real
      order by page.sequence
    `.execute(db);
    for (const row of rows) yield columns.map(([, cell]) => cell(row));
    after = rows.at(-1)?.sequence ?? after;
    if (rows.length < rowsAtOnce) return;
  }
}

function columnsOfOrders(language: Language): Column<OrderRow>[] {
  const t = moneyTableMessages[language];
  return [
    [t.day, ({ createdAt }) => shopDayOf(createdAt)],
    [t.orderNumber, ({ orderNumber }) => orderNumber],
    [t.customer, ({ deliveryName }) => writeText(deliveryName)],
    [t.city, ({ deliveryCity }) => writeText(deliveryCity)],
    [t.orderStatus, ({ status }) => orderStatusMessages[language][status]],
    [t.paymentMethod, ({ paymentMethod }) => receiptMessages[language][paymentMethod]],
    [t.paymentStatus, ({ paymentStatus }) => paymentStatusMessages[language][paymentStatus]],
    [t.beforeDiscount, ({ undiscountedTotal }) => undiscountedTotal],
    [
      t.productDiscounts,
      ({ undiscountedTotal, total, deliveryFee, reduction }) =>
        undiscountedTotal - (total - deliveryFee + reduction),
    ],
    [t.reduction, ({ reduction }) => reduction],
    [t.deliveryFee, ({ deliveryFee }) => deliveryFee],
    [t.total, ({ total }) => total],
    [t.came, ({ came }) => came],
    [t.givenBack, ({ givenBack, takenBack }) => givenBack - takenBack],
    [t.takenBack, ({ takenBack }) => takenBack],
    [t.waived, ({ waived }) => waived],
    // Without money that came there is no sale.
    [t.sale, ({ came, sale, isPaymentSimulated }) => (came > 0 && !isPaymentSimulated ? sale : 0)],
    [t.simulated, ({ isPaymentSimulated }) => (isPaymentSimulated ? t.yes : t.no)],
  ];
}
