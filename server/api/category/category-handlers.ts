import { addCategory } from '#core/catalogue/add-category.ts';
import { listCategories } from '#core/catalogue/category-queries.ts';
import { changeCategory } from '#core/catalogue/change-category.ts';
import { deleteCategory } from '#core/catalogue/delete-category.ts';
import { moveCategoryContents } from '#core/catalogue/move-category-contents.ts';
import type { NounHandlers } from '../handler.ts';
import { presentVersionedCategory } from './present-category.ts';

export const categoryHandlers: NounHandlers<'category'> = {
  async addCategory({ store }, input) {
    const outcome = await addCategory(store, input);
    return outcome.ok ? { message: 'categoryAdded', data: presentVersionedCategory(outcome.value) } : outcome;
  },
  async get({ store }) {
    const categories = await listCategories(store.db);
    return { message: 'done', data: categories.map(presentVersionedCategory) };
  },
  async update({ store }, { _id, ...input }) {
    const outcome = await changeCategory(store, { id: _id, ...input });
    return outcome.ok ? { message: 'categorySaved', data: presentVersionedCategory(outcome.value) } : outcome;
  },
  async delete({ store }, { _id }) {
    const outcome = await deleteCategory(store, _id);
    return outcome.ok ? { message: 'categoryDeleted', data: null } : outcome;
  },
  async moveContents({ store }, { _id, to }) {
    const outcome = await moveCategoryContents(store, { from: _id, to });
    return outcome.ok ? { message: 'contentsMoved', data: outcome.value } : outcome;
  },
};
