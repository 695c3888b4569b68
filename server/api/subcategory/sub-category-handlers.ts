import { addSubCategory } from '#core/catalogue/add-sub-category.ts';
import { listSubCategories } from '#core/catalogue/category-queries.ts';
import { changeSubCategory } from '#core/catalogue/change-sub-category.ts';
import { deleteSubCategory } from '#core/catalogue/delete-sub-category.ts';
import { moveSubCategoryProducts } from '#core/catalogue/move-sub-category-products.ts';
import { presentSubCategory } from '../category/present-category.ts';
import type { NounHandlers } from '../handler.ts';

export const subCategoryHandlers: NounHandlers<'subcategory'> = {
  async create({ store, user }, { category, ...input }) {
    const outcome = await addSubCategory(store, user, { ...input, categoryIds: category });
    return outcome.ok ? { message: 'subCategoryAdded', data: presentSubCategory(outcome.value) } : outcome;
  },
  async get({ store }) {
    const subCategories = await listSubCategories(store.db);
    return { message: 'done', data: subCategories.map(presentSubCategory) };
  },
  async update({ store, user }, { _id, category, ...input }) {
    const outcome = await changeSubCategory(store, user, { id: _id, ...input, categoryIds: category });
    return outcome.ok ? { message: 'subCategorySaved', data: presentSubCategory(outcome.value) } : outcome;
  },
  async delete({ store, user }, { _id }) {
    const outcome = await deleteSubCategory(store, user, _id);
    return outcome.ok ? { message: 'subCategoryDeleted', data: null } : outcome;
  },
  async moveProducts({ store, user }, { _id, to }) {
    const outcome = await moveSubCategoryProducts(store, user, { from: _id, to });
    return outcome.ok ? { message: 'contentsMoved', data: outcome.value } : outcome;
  },
};
