import { type Family, findFamily } from '#core/catalogue/family-queries.ts';
import { saveFamily } from '#core/catalogue/save-family.ts';
import type { FamilyView } from '#shared/contract/family.ts';
import { refuse } from '#shared/outcome.ts';
import type { NounHandlers } from '../handler.ts';
import { presentAdminProduct } from '../product/present-product.ts';
import { readProductForm } from '../product/read-product-form.ts';

export const familyHandlers: NounHandlers<'family'> = {
  async get({ store }, { _id }) {
    const family = await findFamily(store.db, _id);
    return family ? { message: 'done', data: presentFamily(family) } : refuse('FAMILY_NOT_FOUND');
  },

  async save({ store, user, idempotencyKey }, { _id, version, name, nameFr = null, shades, removed }) {
    const form = {
      ...{ id: _id, version, name, nameFr: nameFr || null, removed },
      shades: shades.map(({ _id: id, version: seen, stockSeen, ...input }) => ({
        ...{ id, version: seen, stockSeen },
        ...readProductForm(input),
      })),
    };
    const outcome = await saveFamily(store, user, form, idempotencyKey);
    if ('current' in outcome) return refuse('FAMILY_CHANGED', presentFamily(outcome.current));
    return outcome.ok ? { message: 'familySaved', data: presentFamily(outcome.value) } : outcome;
  },
};

function presentFamily({ id, shades, ...same }: Family): FamilyView {
  return { ...same, _id: id, shades: shades.map(presentAdminProduct) };
}
