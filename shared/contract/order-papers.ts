import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { languages } from '../language.ts';
import { SLIPS_AT_ONCE } from '../order-desk.ts';
import { call, readsOnly } from './call.ts';
import { idField } from './fields.ts';

const fileView = z.object({ fileName: z.string(), pdf: z.base64() });
export type FileView = z.output<typeof fileView>;

/** The language of the paper; if absent, that of the page. */
const paperLanguage = z.enum(languages, 'invalid').optional();

/** The papers of the order desk. */
export const orderPaperCalls = {
  getSlips: call({
    endpoint: endpoints.orderDesk.getSlips,
    access: 'orders',
    audit: readsOnly,
    summary: 'Packing slips as one PDF, each order on a page of its own.',
    input: z.object({
      orders: z.array(idField).min(1, 'required').max(SLIPS_AT_ONCE, `maxEntries:${SLIPS_AT_ONCE}`),
      language: paperLanguage,
    }),
    data: fileView,
  }),
  getReceipt: call({
    endpoint: endpoints.orderDesk.getReceipt,
    access: 'orders',
    audit: readsOnly,
    summary: "Any order's receipt as a PDF.",
    input: z.object({ _id: idField, language: paperLanguage }),
    data: fileView,
  }),
};
