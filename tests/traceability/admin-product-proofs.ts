import { type Proofs, testsIn } from './proof.ts';

const journeys = testsIn('tests/e2e/admin-product.spec.ts');
const subCategory = testsIn('tests/e2e/admin-sub-category.spec.ts');
const listing = testsIn('tests/e2e/listing.spec.ts');
const lists = testsIn('server/api/product/product-lists.test.ts');
const contact = testsIn('tests/e2e/menu-pages.spec.ts');
const numbers = testsIn('app/admin/product/read-whole-number.test.ts');

const photoToProduct = journeys(
  'from the shop’s home page a photo becomes a product in at most 7 taps and 3 typed fields',
);
const required = journeys(
  'the upload form asks for every field, for extra ones too, and says so beside each',
);
const pictures = journeys(
  'pictures arrive several at once, are tried again, put in order, looked at and taken away',
);
const list = journeys('the list shows twelve products a page, searched 300 ms after typing stops');
const edit = journeys('the edit dialog has the fields of the upload page and the bulk price, and saves them');
const oneHand = journeys('a product is edited and deleted with one hand');
const deleted = journeys('a deleted product leaves the shop at once and can be brought back (${screen})');

/** The rows that the admin's pages of products prove. */
export const adminProductProofs: Proofs = {
  '2.admin-upload-product.1.1': [photoToProduct, required],
  '2.admin-upload-product.1.2': [pictures, required],
  '2.admin-upload-product.1.3': [required],
  '2.admin-upload-product.1.4': [required],
  '2.admin-upload-product.1.5': [photoToProduct, required],
  '2.admin-upload-product.2': [required],
  '2.admin-upload-product.3': [photoToProduct, required],
  '2.admin-product-list.1': [list, oneHand],
  '2.admin-product-list.2': [list],
  '2.admin-product-list.3': [edit],
  '2.admin-product-list.4': [oneHand, deleted],
  '4.product-upload': [photoToProduct, pictures],
  '4.product-edit': [edit, oneHand],
  '4.product-delete': [deleted],
  '4.admin-product-list': [list],
  '5.product-upload-and-edit': [required, edit, numbers('%j is understood as %s')],
  '9.page-sizes': [
    list,
    lists('answers 8 a page of what is in both, newest first, with the count of all'),
    listing('a sub-category shows its products, eight at first, and appends the rest as one scrolls'),
    subCategory(
      'the table has every sub-category on one page, with number, name, picture, categories and actions',
    ),
  ],
  '9.11': [list, contact('thanks after a second and is empty again')],
};
