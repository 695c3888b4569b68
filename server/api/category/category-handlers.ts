import { addCategory } from '#core/catalogue/add-category.ts';
import { arrangeCategories } from '#core/catalogue/arrange-categories.ts';
import { listCategories } from '#core/catalogue/category-queries.ts';
import { changeCategory } from '#core/catalogue/change-category.ts';
import { deleteCategory } from '#core/catalogue/delete-category.ts';
import { moveCategoryContents } from '#core/catalogue/move-category-contents.ts';
import type { NounHandlers } from '../handler.ts';
import { presentPlacedCategory, presentVersionedCategory } from './present-category.ts';

export const categoryHandlers: NounHandlers<'category'> = {
  async addCategory({ store, user }, input) {
    const outcome = await addCategory(store, user, input);
    return outcome.ok ? { message: 'categoryAdded', data: presentVersionedCategory(outcome.value) } : outcome;
  },
  async get({ store }) {
    const categories = await listCategories(store.db);
    return { message: 'done', data: categories.map(presentPlacedCategory) };
  },
  async update({ store, user }, { _id, ...input }) {
    const outcome = await changeCategory(store, user, { id: _id, ...input });
    return outcome.ok ? { message: 'categorySaved', data: presentVersionedCategory(outcome.value) } : outcome;
  },
  async delete({ store, user }, { _id }) {
    const outcome = await deleteCategory(store, user, _id);
    return outcome.ok ? { message: 'categoryDeleted', data: null } : outcome;
  },
  async arrange({ store, user }, { ids }) {
    const outcome = await arrangeCategories(store, user, ids);
    return outcome.ok ? { message: 'orderSaved', data: outcome.value.map(presentPlacedCategory) } : outcome;
  },
  async moveContents({ store, user }, { _id, to }) {
    const outcome = await moveCategoryContents(store, user, { from: _id, to });
    return outcome.ok ? { message: 'contentsMoved', data: outcome.value } : outcome;
  },
};
