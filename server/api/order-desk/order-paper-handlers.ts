import { printDeskReceipt } from '#core/receipts/print-receipt.ts';
import { printSlips } from '#core/receipts/print-slips.ts';
import type { NounHandlers } from '../handler.ts';

type Papers = Pick<NounHandlers<'orderDesk'>, 'getSlips' | 'getReceipt'>;

export const orderPaperHandlers: Papers = {
  async getSlips({ store, language: pageLanguage }, { orders: orderIds, language = pageLanguage }) {
    const outcome = await printSlips(store, { orderIds, language });
    if (!outcome.ok) return outcome;
    const { orderNumbers, pdf } = outcome.value;
    const [first = ''] = orderNumbers;
    const name = orderNumbers.length === 1 ? `slip-${first}` : `slips-${orderNumbers.length}-${first}`;
    return { message: 'done', data: { fileName: `${name}.pdf`, pdf: pdf.toString('base64') } };
  },

  async getReceipt({ store, language: pageLanguage }, { _id, language = pageLanguage }) {
    const outcome = await printDeskReceipt(store, { orderId: _id, language });
    if (!outcome.ok) return outcome;
    const { orderNumber, pdf } = outcome.value;
    return { message: 'done', data: { fileName: `${orderNumber}.pdf`, pdf: pdf.toString('base64') } };
  },
};
