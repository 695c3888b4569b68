import { exportMoney } from '#core/ledger/export-money.ts';
import { listMoneyLines, readMoneyCursor, sumMoneyLines } from '#core/ledger/money-lines.ts';
import type { NounHandlers } from '../handler.ts';
import { spreadsheetTypes } from '../spreadsheet-types.ts';

export const moneyHandlers: NounHandlers<'money'> = {
  async list({ store }, { place, kind, after, limit, ...wanted }) {
    const filters = { ...wanted, places: place && [place], kinds: kind && [kind] };
    const page = { after: after === undefined ? undefined : readMoneyCursor(after), limit };
    const { lines, next } = await listMoneyLines(store.db, filters, { ...page, order: 'newest first' });
    return {
      message: 'done',
      data: lines.map(({ source, sourceId, ...line }) => ({
        ...line,
        key: `${source} ${sourceId} ${line.amount}`,
      })),
      beside: { next, sums: await sumMoneyLines(store.db, filters) },
    };
  },
  async export({ store, user, language }, wanted) {
    return {
      contentType: spreadsheetTypes[wanted.format],
      ...(await exportMoney(store, user, { ...wanted, language })),
    };
  },
};
