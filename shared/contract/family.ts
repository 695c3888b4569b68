import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call, readsOnly } from './call.ts';
import { idField, limits, optionalText, requiredText, stockField, versionField } from './fields.ts';
import { productInputShape, productView } from './product-fields.ts';

const familyField = requiredText(limits.shortText);

const familyView = z.object({
  _id: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  version: z.number().int(),
  /** In the family's order, drafts included. */
  shades: z.array(productView),
});
export type FamilyView = z.output<typeof familyView>;

const shadeInput = z.object({
  ...productInputShape,
  /** Absent for a new shade. */
  _id: idField.optional(),
  version: versionField.optional(),
  stockSeen: stockField.optional(),
});

export const familyCalls = {
  get: call({
    endpoint: endpoints.family.get,
    access: 'catalogue',
    audit: readsOnly,
    summary: 'A family of shades with every shade, drafts too.',
    input: z.object({ _id: familyField }),
    data: familyView,
  }),
  save: call({
    endpoint: endpoints.family.save,
    access: 'catalogue',
    audit: 'product',
    summary:
      'Adds or changes a family with all its shades, in one step. 409 with the family where a version is an old one. Optional header: Idempotency-Key.',
    input: z.object({
      /** Absent for a new family. */
      _id: familyField.optional(),
      version: versionField.optional(),
      name: requiredText(limits.productName),
      nameFr: optionalText(limits.productName).nullable().optional(),
      shades: z.array(shadeInput).min(1, 'required').max(limits.shades, `maxEntries:${limits.shades}`),
      /** Shades to delete; they can be restored like any deleted product. */
      removed: z.array(idField).max(limits.shades, `maxEntries:${limits.shades}`).default([]),
    }),
    data: familyView,
  }),
};
