import { type Proofs, testsIn } from './proof.ts';

const seo = testsIn('tests/e2e/seo.spec.ts');

const everyPage = seo(
  'every page to be found has a title, a description, one address, twins and a picture (${language})',
);
const structuredData = seo(
  'structured data: home has a website with a search, the listing its products, the product its price and stock',
);

/** The rows about search engines and link previews. */
export const seoProofs: Proofs = {
  '2.home.5': [everyPage, structuredData],
  '2.sub-category-listing.4': [everyPage, structuredData],
  '2.product-detail.7': [structuredData],
};
