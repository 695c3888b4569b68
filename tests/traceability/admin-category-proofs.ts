import { type Proofs, testsIn } from './proof.ts';

const category = testsIn('tests/e2e/admin-category.spec.ts');
const subCategory = testsIn('tests/e2e/admin-sub-category.spec.ts');
const product = testsIn('tests/e2e/admin-product.spec.ts');
const listing = testsIn('tests/e2e/listing.spec.ts');

const keptCategory = category('the owner adds, changes and deletes a category on a ${screen}');
const keptSubCategory = subCategory('the owner adds, changes and deletes a sub-category on a ${screen}');
const columns = category('the grid has two, four and six columns, and the button is at the thumb of a phone');

const guarded = category('only an admin sees the admin’s pages, and a guest may log in');
const menu = category('an admin’s menu leads to the four pages of the catalogue');
const addedFields = product(
  'the upload form asks for every field, for extra ones too, and says so beside each',
);

/** The rows that the admin's pages of categories and sub-categories prove. */
export const adminCategoryProofs: Proofs = {
  '1.4': [
    keptCategory,
    keptSubCategory,
    product('from the shop’s home page a photo becomes a product in at most 7 taps and 3 typed fields'),
    product('a product is edited and deleted with one hand'),
    product('a deleted product leaves the shop at once and can be brought back (${screen})'),
  ],
  '2.routes.dashboard': [category('the dashboard holds its seven pages beside one menu')],
  '2.routes.3': [guarded],
  '2.dashboard.2': [menu],
  '2.admin-category-page.1': [columns, keptCategory],
  '2.admin-category-page.2': [
    category(
      'while the categories load there are placeholders; none is not an outage, and an outage offers Retry',
    ),
  ],
  '2.admin-category-page.3': [keptCategory],
  '2.admin-category-page.4': [keptCategory],
  '2.admin-sub-category-page.1': [keptSubCategory],
  '2.admin-sub-category-page.2': [
    subCategory(
      'the table has every sub-category on one page, with number, name, picture, categories and actions',
    ),
    subCategory(
      'a press on a thumbnail shows the picture on the whole screen, and Escape leads back to it (${screen})',
    ),
  ],
  '2.admin-sub-category-page.3': [keptSubCategory],
  '2.admin-sub-category-page.4': [addedFields],
  '4.admin-dialogs': [keptCategory, keptSubCategory],
  '4.category-and-sub-category': [
    keptCategory,
    keptSubCategory,
    category('a category in use says how many products it holds, and moves them before it goes (${screen})'),
    subCategory(
      'a sub-category in use says how many products it holds, and moves them before it goes (${screen})',
    ),
  ],
  '5.category-add-and-update.1': [keptCategory],
  '5.category-add-and-update.2': [keptCategory],
  '5.sub-category': [keptSubCategory],
  '6.admin': [menu, guarded],
  '8.client-messages.6': [guarded],
  '9.sub-category-grid': [columns, listing('on a wide screen three products are side by side')],
};
